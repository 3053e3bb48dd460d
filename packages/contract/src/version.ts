/** The release of this code. `CHANGELOG.md` says what is in it; a test checks that both agree. */
export const VERSION = "0.2.0";
