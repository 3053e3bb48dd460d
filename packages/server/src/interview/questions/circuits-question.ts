import {
  CARD_CIRCUITS,
  CARD_MIXES,
  type CardCircuit,
  describeCardMix,
  formatPercentage,
  parseCardMix,
} from "@volpe/contract";
import { saysUnknown } from "../../text/spoken-text.ts";
import type { Interview } from "../interview.ts";
import { getNeeds, withNeeds } from "../product-needs.ts";
import { findAskedItems } from "../product-request.ts";
import {
  confirm,
  type FlowContext,
  type Question,
  type Reading,
  refuseAnswer,
  take,
  toAnswerText,
} from "../question.ts";
import { STEPS } from "../steps.ts";
import { type ReadableChoice, readAffirmedChoice } from "../understanding/choice.ts";
import { findNumbers } from "../understanding/italian-number.ts";
import { toSaidText } from "../understanding/spelling.ts";
import { toChoicesAddon } from "./answer-addons.ts";
import { OPEN_CHOICE, saysAny } from "./open-choice.ts";

/** The mix affects the commissions more than any other choice of a shop. */
export const circuits: Question = {
  key: "circuits",
  speaksOf: "present",
  step: STEPS.circuits,
  tipologies: ["pos"],
  ask: () => ({
    text: ["Con che carte ti pagano? È ciò che sposta di più le commissioni."],
    // The shares of a mix are said in the reply: here they would push choices out of a phone's sight.
    addons: [toChoicesAddon([...MIX_CHOICES, OPEN_CHOICE])],
  }),
  read(answer, interview, context) {
    const words = toAnswerText(answer);
    const reading = readCardMix(words);
    const isOpen = saysUnknown(words) || (saysAny(words) && !CARD.test(toSaidText(words)));
    if (reading.status === "none" && isOpen) {
      return takeMix(null, interview, context);
    }
    if (reading.status === "one") {
      return takeMix(reading.mix, interview, context);
    }
    const sum =
      reading.status === "sum" ? `Le quote fanno ${formatPercentage(reading.sum)}, non 100%. ` : "";
    return refuseAnswer(
      `${sum}Scegli una voce, oppure scrivi le quote: per esempio «60% PagoBancomat, 40% credito». Va bene anche «non lo so».`,
      "circuits",
    );
  },
  formField: "circuits",
  accept(value, interview, context) {
    const mix = typeof value === "string" ? parseCardMix(value) : null;
    return mix === null && value !== null
      ? refuseAnswer("Le quote dei circuiti devono fare 100%.", "circuits")
      : takeMix(mix, interview, context);
  },
  summary(interview) {
    const mix = parseCardMix(getNeeds(interview).circuits);
    return [{ label: "Carte", value: mix === null ? null : describeCardMix(mix) }];
  },
  walk: ["soprattutto bancomat", "60% bancomat e 40% credito", "non lo so", "60% bancomat", "boh"],
};

/** Matches card names. «Tutti pagano col bancomat» states the whole mix. */
const CARD = /bancomat|\bamex\b|american|\bcredito\b|\bdebito\b|\bvisa\b|master/;

function takeMix(mix: readonly number[] | null, before: Interview, context: FlowContext): Reading {
  const interview = withNeeds(before, { circuits: mix?.join("-") ?? "" });
  const said =
    mix === null
      ? "Va bene: conto con i pagamenti di un negozio qualsiasi."
      : confirm(describeCardMix(mix), circuits.step);
  // If the chosen terminal does not accept a card of the mix, its figure is for another mix.
  const caveat = findAskedItems(interview, context)?.wanted?.caveat ?? "";
  return take(interview, [said, caveat].filter(Boolean).join(" "));
}

const SAYS = [
  /\bnegozio (?:qualsiasi|normale|qualunque)|di tutt[oi]|\bmist[oa]\b|^(?:il |la )?(?:solit[oaie]|normal[ei])\b|^come tutti\b/,
  /bancomat/,
  /credito/,
  /turist|stranier|estere|aziend|american|\bamex\b/,
] as const;

/** The usual mixes, which a person may also say in their own words. */
const MIX_CHOICES: readonly ReadableChoice[] = CARD_MIXES.map((mix, index) => ({
  ...mix,
  says: SAYS[index] ?? /^$/,
}));

const CIRCUIT_SAYS: Readonly<Record<CardCircuit, string>> = {
  pagobancomat: "pago ?-?bancomat|bancomat",
  debit: "debito",
  credit: "credito",
  business: "aziendal[ie]|business|extra ?-?(?:see|ue)|estere|straniere",
  amex: "american express|american|amex",
};

type MixReading =
  | { status: "one"; mix: readonly number[] }
  /** The shares do not sum to 100. */
  | { status: "sum"; sum: number }
  | { status: "none" };

/**
 * Reads a mix of card circuits: a usual one, `60-15-20-5-0`, or shares in words as «60% bancomat e
 * il resto credito».
 */
export function readCardMix(text: string): MixReading {
  const written = parseCardMix(text);
  if (written !== null) {
    return { status: "one", mix: written };
  }
  const plain = toSaidText(text);
  const shares = readShares(plain);
  if (shares !== null) {
    const sum = shares.reduce((total, share) => total + share, 0);
    return sum === 100 ? { status: "one", mix: shares } : { status: "sum", sum };
  }
  // Figures such as «70 bancomat, 30 carte» are shares, but not each of one circuit.
  if (findNumbers(plain).length > 0) {
    return { status: "none" };
  }
  // «Soprattutto bancomat e poco credito» means the mix of its first circuit.
  const mostly = MOSTLY.exec(plain)?.[1];
  const most = mostly === undefined ? null : readAffirmedChoice(mostly, MIX_CHOICES);
  if (most?.status === "one") {
    return toMix(most.choice);
  }
  const saysLittle =
    // «Poco Amex» and «bancomat e carte» do not describe the rest of the mix.
    /^(?:poc\w+|quasi (?:mai|nessun\w*))\b/.test(plain) ||
    /bancomat (?:e|o|ma anche) (?:le )?carte$/.test(plain) ||
    // «Visa, Mastercard e bancomat» names several circuits.
    (/\bvisa\b|master ?card/.test(plain) && /bancomat/.test(plain));
  const said = readAffirmedChoice(text, MIX_CHOICES);
  return saysLittle || said.status !== "one" ? { status: "none" } : toMix(said.choice);
}

function toMix({ value }: ReadableChoice): MixReading {
  const mix = parseCardMix(value);
  return mix === null ? { status: "none" } : { status: "one", mix };
}

const MOSTLY =
  /\b(?:soprattutto|sopratutto|principalmente|prevalentemente|perlopiu|per lo piu|quasi (?:tutt[oaie]|solo|sempre)|piu che altro|la maggior parte|in maggioranza) ((?:(?!,| e | ma | pochi?\b| poc[oa]\b).)+)/;

const POLITE =
  /^(?:(?:si|ah|ok|eh|credo|direi|metti|scrivi|mi sa|per me|io)[\s,]+)+|[\s,]+(?:grazie|credo|direi)$/g;

/** «Metà» is written as 50. */
const HALVES = /\b(?:mezz[oa] e mezz[oa]|fifty[ -]fifty|(?:50|fatto) ?[/e] ?50)\b/;

type Named = { circuit: CardCircuit; start: number };

/** The share of each named circuit; null if the text has no shares. */
function readShares(said: string): number[] | null {
  const words = said.replace(/\s*(?:%|per ?cento)/g, "").replace(/\bmeta\b/g, "50");
  const named = findNamed(words);
  // «Mezzo e mezzo tra bancomat e credito» gives half to each of two circuits.
  if (HALVES.test(words) && named.length === 2) {
    return CARD_CIRCUITS.map((circuit) =>
      named.some((each) => each.circuit === circuit) ? 50 : 0,
    );
  }
  const alone = words.replace(POLITE, "");
  const only =
    /^(?:solo|soltanto|tutt[oaie]|esclusivamente)\b/.test(alone) &&
    !/,|\banche\b|\bpure\b|\b(?:e|o)\b.*(?:\bcart[ae]\b|\bvisa\b|master)/.test(alone) &&
    named.length === 1;
  const numbers = only ? [] : findNumbers(words);
  const byCircuit = new Map<CardCircuit, number>(
    only ? named.map(({ circuit }) => [circuit, 100]) : [],
  );
  // In «60 bancomat, 40 credito» and «bancomat 60, credito 40» the first word shows which order
  // holds.
  const isAfter = (numbers[0]?.start ?? 0) > (named[0]?.start ?? 0);
  for (const { value, start } of numbers) {
    const owner = isAfter
      ? named.findLast((each) => each.start < start)
      : named.find((each) => each.start > start);
    if (owner === undefined || byCircuit.has(owner.circuit)) {
      return null;
    }
    byCircuit.set(owner.circuit, value);
  }
  if (byCircuit.size === 0) {
    return null;
  }
  const left = named.filter(({ circuit }) => !byCircuit.has(circuit));
  const [last] = left;
  if (last !== undefined) {
    const sum = [...byCircuit.values()].reduce((total, share) => total + share, 0);
    if (left.length > 1 || !/\b(?:resto|rest|rimanente|altro)\b/.test(words)) {
      return null;
    }
    byCircuit.set(last.circuit, 100 - sum);
  }
  const shares = CARD_CIRCUITS.map((circuit) => byCircuit.get(circuit) ?? 0);
  return shares.every((share) => Number.isInteger(share) && share >= 0) ? shares : null;
}

function findNamed(words: string): Named[] {
  return CARD_CIRCUITS.flatMap((circuit) => {
    const start = words.search(new RegExp(`\\b(?:${CIRCUIT_SAYS[circuit]})\\b`));
    return start < 0 ? [] : [{ circuit, start }];
  }).sort((a, b) => a.start - b.start);
}
