; The installer for one user, who needs no rights for it: start menu, file type, and an uninstaller that leaves the
; games, which lie in another folder. It speaks the system's language, or English.
Target amd64-unicode
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Aurochs"
Name "Aurochs"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Aurochs"
InstallDirRegKey HKCU "Software\Aurochs" "Folder"
SetCompressor /SOLID lzma
!include "MUI2.nsh"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\aurochs.exe"
!insertmacro MUI_PAGE_LICENSE "${MADE}/licences/LICENSE"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Polish"
LangString GAME ${LANG_ENGLISH} "Aurochs game"
LangString GAME ${LANG_GERMAN} "Aurochs-Spiel"
LangString GAME ${LANG_FRENCH} "Partie d’Aurochs"
LangString GAME ${LANG_POLISH} "Gra programu Aurochs"

Section
  SetOutPath "$INSTDIR"
  File /r "${MADE}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Aurochs.lnk" "$INSTDIR\aurochs.exe"
  WriteRegStr HKCU "Software\Aurochs" "Folder" "$INSTDIR"
  WriteRegStr HKCU "Software\Classes\.aurochs" "" "Aurochs.Game"
  WriteRegStr HKCU "Software\Classes\.aurochs" "Content Type" "application/vnd.aurochs.game"
  WriteRegStr HKCU "Software\Classes\Aurochs.Game" "" "$(GAME)"
  WriteRegStr HKCU "Software\Classes\Aurochs.Game\DefaultIcon" "" "$INSTDIR\aurochs.exe,0"
  WriteRegStr HKCU "Software\Classes\Aurochs.Game\shell\open\command" "" '"$INSTDIR\aurochs.exe" "%1"'
  WriteRegStr HKCU "${KEY}" "DisplayName" "Aurochs"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\aurochs.exe"
  WriteRegStr HKCU "${KEY}" "Publisher" "The Aurochs authors"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  SectionGetSize 0 $0
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" $0
SectionEnd

Section "Uninstall"
  RMDir /r "$INSTDIR\assets"
  RMDir /r "$INSTDIR\licences"
  Delete "$INSTDIR\aurochs.exe"
  Delete "$INSTDIR\SDL2*.dll"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Aurochs.lnk"
  DeleteRegKey HKCU "Software\Aurochs"
  DeleteRegKey HKCU "Software\Classes\.aurochs"
  DeleteRegKey HKCU "Software\Classes\Aurochs.Game"
  DeleteRegKey HKCU "${KEY}"
SectionEnd
