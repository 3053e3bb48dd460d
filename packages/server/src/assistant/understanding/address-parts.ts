const STREET =
  /^(?:abito |vivo |sto )?(?:in |a )?(?:via|viale|v\.le|piazza|p\.?zza|piazzale|corso|c\.so|largo|vicolo|strada|contrada|c\.da|localit[àa]|loc\.|frazione|fraz\.|lungomare|lungotevere|salita|borgo)\s/i;
const HOUSE_NUMBER = /^(.*?\d+\s?(?:\/\s?\w{1,4}|bis|ter|[a-z](?=[\s,]|$))?)\s*[,-]?\s*(?=\p{L})/iu;
// «Torino, Italia», «Roma centro», «Milano città», «Lucca da dieci anni».
const TRAIL =
  /(?:,?\s+(?:italia|italy|citt[àa]|centro(?: storico)?|in centro|periferia|nord|sud|est|ovest|e provincia|e dintorni|(?:,\s*)?zona\s.*|quartiere\s.*|da (?:sempre|poco|circa|qualche|un|una|due|tre|\d+|[a-z]+ anni)\b.*|con (?:mi[oa]|la mia|il mio|i miei|mio|due|tre)\b.*|ma\s.*|perch[eé]\s.*|dove\s.*|e (?:voglio|vorrei|ho|sono)\s.*|grazie|credo))+$/i;

// «Sono di Palermo ma vivo a Milano»: the supply is where they live.
const MOVED = /^.*\b(?:ma|per[òo]|adesso|ora)\s+(?=(?:vivo|abito|sto|risiedo|viviamo|abitiamo)\s)/i;

/**
 * The parts of an address that may name a place, the last first: its street is left out, and
 * «Bolzano/Bozen» are two names.
 */
export function toPlaceParts(text: string): string[] {
  return text
    .replace(/(\d)\s?\/\s?\w{1,4}\b/g, "$1")
    .replace(MOVED, "")
    .split(/[,;/()]|\s[-–]\s/)
    .map((part) => dropTrail(dropStreet(part.trim())))
    .filter((part) => /\p{L}{2}/u.test(part) && !/^(?:zona|quartiere)\s/i.test(part))
    .reverse();
}

export function dropTrail(text: string): string {
  return text.replace(MOVED, "").replace(TRAIL, "").trim();
}

/** «Via Roma 12 Torino» → Torino; a street alone → nothing. */
export function dropStreet(text: string): string {
  if (!STREET.test(text)) {
    return text;
  }
  const number = HOUSE_NUMBER.exec(text);
  return number === null ? "" : text.slice(number[0].length).trim();
}
