import { countDays } from "@volpe/contract";
import { MONTHS } from "../text/time-words.ts";
import { agree, findOnly } from "./agree.ts";
import { type Entry, toEntry } from "./bill-entry.ts";
import { findDay, findEndDay, listDays } from "./dates-in-text.ts";
import { foldLine, type Row } from "./page-cells.ts";
import { isAdvertised, toTextFrom } from "./paragraphs.ts";
import { type Found, readBeside } from "./read-beside.ts";
import { readBesideWrapped } from "./read-blocks.ts";

const CONDITIONS = String.raw`(?:cond(?:izioni|iz\.|\.)(?: (?:economiche|econ\.|contrattuali|contr\.))?)`;
/** Matches the end of the offer's conditions, not the day on which the bill is due. */
const EXPIRY = new RegExp(
  [
    String.raw`(?:scadenza|scad\.|fine|termine|validita|durata)[^:]{0,25}(?:${CONDITIONS}|offerta|prezz[oi]|contratt)[^:]{0,30}?(?: il| al)? ?:?`,
    String.raw`${CONDITIONS}[^:]{0,50}?(?:(?:fino|sino) al?|scadenza|scadono(?: il)?|valide al|valide dal ?/ ?al|valide dal (?:1°?|\d{1,2})[ /.-](?:\d{1,2}|[a-z]+)[ /.-]\d{4} al)`,
    "(?:offerta|prezzo|prezzi) (?:valid[aoi]|bloccat[oi]|fiss[oi]|garantit[oi])[^.;]{0,45}(?:: [^:;]{0,30})? (?:fino|sino) al",
    "^valid[ao] (?:fino|sino) al ?:?$",
    "fino a quando (?:valgono|sono valide|vale)[^:]{0,40}",
  ].join("|"),
);

/** Matches words beside the last day of an offer, and words beside other days. */
const LAST_DAY = /\bscad|\bvalid|(?:fino|sino) al?\b|condizion|\bofferta|\bprezz|vigore|termine/;
/** A bill is due long before this many days after its period. */
const DUE_WITHIN = 90;

/**
 * If no expiry is labelled, takes the only day after the bill is due that stands near a word such
 * as «scade». It is doubtful.
 */
export function readLaterExpiry(rows: readonly Row[], periodEnd: string): Entry | null {
  const found = readBeside(rows, LAST_DAY, findEndDay).filter(
    ({ value, cell }) =>
      value > periodEnd &&
      countDays({ start: periodEnd, end: value }) > DUE_WITHIN &&
      !isAdvertised(rows, cell),
  );
  const only = findOnly(found, "value");
  return only === undefined ? null : toEntry(only.value, only);
}

/** Matches words of a sentence that continues with other conditions. */
const RENEWED = /prorog|rinnov|aggiorn|prolung|spost|anticip|\bpoi\b|\bnuov[aeio]\b/;

/** Matches words of a label that is about another day, or another offer. */
const OF_OTHER_DAY = /preceden|aderi|adesion|sottoscri|attivaz|promozion/;
/**
 * Matches words between the label and its day. Any others, as «vedi la lettera del», mean another
 * day.
 */
const CONNECTING = new RegExp(
  String.raw`\b(?:fino|sino|dal|dalle|alle|ore|del|della|delle|data|giorno|offerta|contratto|condizioni|economiche|prezzo|fissata|prevista|fine|valid[aeio]|con|per|scad[a-z]*|termine|${MONTHS})\b`,
  "g",
);

/** The first day after the label that ends something; sure if the text names no other such day. */
export function readExpiry(rows: readonly Row[]): Entry | null {
  const isOwn = ({ cell }: Found<string>) => !isAdvertised(rows, cell);
  const found = readBeside(rows, EXPIRY, findEndDay).filter(isOwn);
  const inLabel = found.filter(({ place }) => place === "own");
  // The text beside a label of several lines is complete. The text beside its first line may be
  // only the start.
  const wrapped =
    inLabel.length > 0 ? [] : readBesideWrapped(rows, EXPIRY, findEndDay).filter(isOwn);
  if (wrapped.length > 0) {
    return agree(wrapped, () => false);
  }
  const isOnlyDay = ({ cell, label, value }: Found<string>) => {
    const whole = toTextFrom(rows, cell);
    const at = foldLine(whole).indexOf(label);
    const text = at < 0 ? whole : whole.slice(at + label.length);
    const before = foldLine(text.slice(0, Math.max(0, findDay(text, value))));
    const others = listDays(text).filter((day) => day > value);
    return (
      others.length === 0 &&
      !RENEWED.test(foldLine(text)) &&
      !OF_OTHER_DAY.test(label) &&
      !/[a-z]{3,}/.test(before.replaceAll(CONNECTING, ""))
    );
  };
  // Below its label a day must stand alone: a sentence with a day in it is about another one.
  return agree(
    found,
    (one) =>
      isOnlyDay(one) &&
      // «Offerta valida fino al» may belong to an advertisement or a sentence about another offer.
      !/^offerta valid|^valid|\d|\boffert.*(?:fino|sino) al$/.test(one.label) &&
      (one.place !== "below" || /: [^:]{0,24}$/.test(one.text)),
  );
}
