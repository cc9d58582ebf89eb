#include "theme.h"

#include "instruments.h"

#include <math.h>
#include <string.h>

/* Nobody plays by the clock. */
static double moment(Random *chance, const Note *note, double beat)
{
    return fmax(0, note->at * beat + .012 * chance_normal(chance));
}

static void play_drone(Random *chance, const Note *note, double beat, Sound into)
{
    for (size_t i = 0; i < strlen(note->name); i += 3) {
        Sound voice = drone(chance, hz(note->name + i), note->beats * beat + 1.6);
        add(into, voice, fmax(0, note->at * beat - .8), i ? .06 : .085);
    }
}

static void play_note(Random *chance, Part part, const Note *note, double beat, Sound into)
{
    bool rim = note->name[0] == 't', quick = note->beats <= .5;
    double held = note->beats * beat * (note->beats < 1 ? .96 : .93);
    double at = moment(chance, note, beat);
    if (part == PART_DRUM)
        add(into, skin(chance, 110, rim ? .9 : .03), at, (rim ? .3 : .46) * note->loud);
    else if (part == PART_STONE)
        add(into, stone(hz(note->name), 2.6), at, .26 * note->loud);
    else
        add(into, bone(chance, hz(note->name), held, quick ? -16 : -38, quick ? .05 : .13), at,
            .21 * note->loud);
}

/* All but the drum stand far back in the rock, in a cave of a size that swallows none of the notes:
 * its first echoes would else take 6 dB from every F4. */
Sound theme_play(const Score *score)
{
    Random chance = random_from(7);
    double beat = 60 / score->tempo, end = 0;
    for (int part = 0; part < PARTS; part++)
        end = fmax(end, score_length(score, (Part)part) * beat);
    Sound far = silence(end + 1.5), near = silence(end + 1.5);
    for (int part = 0; part < PARTS; part++)
        for (int i = 0; i < score->counts[part]; i++) {
            const Note *note = &score->notes[part][i];
            if (note->name[0] == '-')
                continue;
            if (part == PART_DRONE)
                play_drone(&chance, note, beat, far);
            else
                play_note(&chance, (Part)part, note, beat, part == PART_DRUM ? near : far);
        }
    Sound theme = in_cave(far, (Room){-11, 2, 2600, 1.2}, 1.06);
    add(theme, in_room(near, (Room){-20, 1, 2000, .8}), 0, 1);
    return theme;
}
