/* What can be said of a sound without ears. */
#ifndef TESTS_MEASURE_H
#define TESTS_MEASURE_H

typedef struct Measure {
    double seconds;
    double peak; /* dBFS, between samples too */
    double loud; /* LUFS of the loudest 200 ms */
    double lost; /* dB of that which a small speaker loses: all below 250 Hz */
    double mean; /* of all samples: DC */
    double first, last;
    double tail;     /* dB of the last ms below the peak */
    double centroid; /* Hz: of the weighted power spectrum */
} Measure;

/* `rate` 24000 or more. */
Measure measure_sound(const float *sound, int count, int rate);

/* Of frames of one or two channels: the loudest 200 ms and all, LUFS. */
typedef struct Loudness {
    double most, all;
} Loudness;

Loudness measure_loudness(const float *sound, int channels, int frames, int rate);

/* The largest value of frames of two channels; and the largest step from one to the next. */
double measure_peak(const float *sound, int from, int to);
double measure_step(const float *sound, int frames);

/* Hz of "A4". */
double measure_hz(const char *note);

/* How many cents the strongest partial within 60 cents of `f` lies beside it. */
double measure_cents(const float *sound, int count, int rate, double f);

/* The power between two frequencies in Hz, in dB of all of it. */
double measure_band(const float *sound, int count, int rate, double from, double to);

#endif
