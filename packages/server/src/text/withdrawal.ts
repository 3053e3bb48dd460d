type Withdrawal = {
  /** The withdrawn words; empty if none of those before means anything. */
  before: string;
  /** The intended words; empty if there are none. */
  after: string;
  /** True for «non è ADSL è fibra»; otherwise a word such as «anzi» withdraws. */
  isDenial: boolean;
  /** True if only a «no» stands before the withdrawal, «no scusa, Roma»: it answers nothing. */
  followsNo: boolean;
};

/**
 * The words that a text takes back, and those that replace them: «Roma, anzi Fiumicino». `findMore`
 * finds further marks, such as the «no» between two numerals. Null if the text takes nothing back.
 */
export function findWithdrawal(
  text: string,
  findMore: (text: string) => RegExpExecArray[] = () => [],
): Withdrawal | null {
  if (ONE_WORD.test(text)) {
    return null;
  }
  const marks = [...text.matchAll(MARKER), ...text.matchAll(NO_NUMBER), ...findMore(text)].toSorted(
    (one, other) => one.index - other.index,
  );
  const [first] = marks;
  const last = marks.at(-1);
  if (first === undefined || last === undefined) {
    const [, before = "", after = ""] = NOT_BUT.map((each) => each.exec(text)).find(Boolean) ?? [];
    return after === "" ? null : { before, after, isDenial: true, followsNo: false };
  }
  const said = text.slice(0, first.index);
  const before = FILLER.test(said) ? "" : said.trim();
  const after = dropLeads(text.slice(last.index + last[0].length));
  const isPolite = after === "" && /^(?:scus|aspett)/i.test(last[0]);
  const followsNo = before === "" && /\bno\b/i.test(said);
  return isPolite || (after === "" && before === "")
    ? null
    : { before, after, isDenial: false, followsNo };
}

/** Most answers are a single word, which corrects nothing. */
const ONE_WORD = /^(?:\p{L}*|[\d.]*)$/u;

/** Words that withdraw the words before them. */
const MARKERS = [
  // «Anzi» is also a town: «abito ad Anzi», «85010 Anzi», «Anzi (PZ)», «Anzi, Potenza».
  "(?<!\\b(?:a|ad|di|comune di|\\d{5}) )anzi(?!\\s*\\()(?!(?<=^\\s*anzi)(?:,\\s*(?:potenza|pz)| pz)\\b)",
  "(?:scusa|scusami|scusate|scusi)(?!\\s+(?:ma|se|il|la|l['’]|per|eh)\\b)",
  "(?<!(?<!\\p{L})(?:è|e['’]?|é|era) )(?:mi (?:sono|so) |son[oa]? |ho )?(?:sbagliat[oa]|confus[oa])",
  "(?<!se non )(?<!se non mi )(?:mi )?sbaglio",
  "(?:mi )?correggo",
  "rettifico",
  "correzione",
  "(?:volevo|intendevo) (?:dire|scrivere|metter[e]?)",
  "intendevo",
  "o(?:o)?ps",
  "pardon",
  "errore mio",
  "come non detto",
  "ripensandoci",
  "o (?:per )?meglio(?: dire)?",
  "(?:ah|eh|ma|cioè|cioe|ehm)(?=[\\s,]+no(?![\\p{L}\\d])(?!\\s+(?:marketing|pubblicit|spam|novit|newsletter|alla? |il )))",
  "(?<=[\\p{L}\\d][\\s,.;]{1,3})cio[eè]['’]?(?=[\\s,]+s[iì](?![\\p{L}\\d]))",
  "no[\\s,]+(?:no|aspett[aio]|aspettate|aspe|asp|dai|meglio|facciamo)",
  "(?:aspett[ai]|aspettate|aspe)(?!\\s+che\\s+l[oaie]\\s)",
];
const MARKER = new RegExp(`(?<![\\p{L}\\d])(?:${MARKERS.join("|")})(?![\\p{L}\\d])`, "giu");
/** Matches «3000? no 2700», «110, no 101», «70 al mese no 80». */
const NO_NUMBER =
  /(?<=\d[^\d?;]{0,12}[\s,?]|\?)\s*no[\s,]+(?=(?:circa |tipo |sono )?\d)|\?\s*no[\s,]+|(?<=[.!…])\s*no,\s*/giu;
/**
 * Matches a denied value and its replacement: «Non è ADSL è fibra mista», «non sono Marco, sono
 * Luca».
 */
const NOT_BUT = [
  /^\s*(?:non|nn) (?:è|e['’]) ([^,;.]{1,30}?) (?:è|e['’]) (\S.*)$/iu,
  /^\s*(?:non|nn) (?:sono|siamo) ([^;.]{1,30}?),? (?:ma )?(?:sono|siamo) (\S.*)$/iu,
];

/** Words that introduce the intended value. */
const LEAD =
  /^[\s,.;:!…-]*(?:(?:aspett[ai]|aspe|dai|cioè|cioe|facciamo|fai(?! tu)|fate(?! voi)|metti|mettete|mettiamo|scrivi|scrivete|segna|diciamo|direi|dicevo|intendevo|meglio|era|erano|è|e'|sono|quello|invece|proprio)(?![\p{L}\d'’])|(?:(?:un po['’]? )?(?:di )?(?:meno|più|piu))(?=[\s,]+\d)|$)/iu;
const NO = /^[\s,.;:!…-]*no(?![\p{L}\d])[\s,.;:!…-]*(?=[\p{L}\d])(?!grazie)/iu;
const FILLER =
  /^(?:[\s,.;:!?…-]|(?:no|ah|eh|ehm|oh|ma|ciao|ok|beh|mmm?|allora|aspett[ai]|aspe)(?![\p{L}\d]))*$/iu;

function dropLeads(text: string): string {
  let rest = text.replace(NO, "");
  for (let left = ""; left !== rest; ) {
    left = rest;
    rest = rest.replace(LEAD, "").replace(NO, "");
  }
  return rest.replace(/^[\s,.;:!…-]+/, "").trim();
}
