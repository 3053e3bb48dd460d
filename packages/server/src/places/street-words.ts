/** The words with which a street's name usually begins, for a regular expression without case. */
export const STREET_WORDS = String.raw`via|viale|v\.le|piazza|p\.?zza|piazzale|corso|c\.so|largo|vicolo|strada|contrada|c\.da|localit[àa]|loc\.|frazione|fraz\.|lungomare|lungotevere|salita|borgo`;
