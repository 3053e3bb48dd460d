import {
  toFuelPhrase,
  toWantedPhrase,
  type WantedKind,
} from "../../catalogue/rental/vehicle-words.ts";
import { saysUnknown } from "../../text/spoken-text.ts";
import { type Interview, isBusiness, withDraft } from "../interview.ts";
import { getNeeds, withNeeds } from "../product-needs.ts";
import { findOpened, isSegment, toWantedKind } from "../product-request.ts";
import {
  askMeaning,
  confirm,
  type FlowContext,
  type Question,
  type Reading,
  refuseAnswer,
  take,
  toAnswerText,
} from "../question.ts";
import { STEPS } from "../steps.ts";
import { findAlike } from "../understanding/alike-car.ts";
import {
  asksBesides,
  type CarWishes,
  hasWishes,
  listBesides,
  readCarWishes,
} from "../understanding/car-wishes.ts";
import { findChoice, type ReadableChoice, readAffirmedChoice } from "../understanding/choice.ts";
import { dropFeeLimit, readFeeLimit } from "../understanding/fee-limit.ts";
import { readNamedModel, speaksOfModel } from "../understanding/named-model.ts";
import { SEGMENTS } from "../understanding/product-choices.ts";
import { toSaidText } from "../understanding/spelling.ts";
import { findNamedCar, findWantedCar } from "../understanding/stated-values.ts";
import { GIVES_UP, isPast, isTooMuch } from "../understanding/unsettled.ts";
import { toChoicesAddon } from "./answer-addons.ts";
import { OPEN_CHOICE, saysAny, THIS_ONE } from "./open-choice.ts";
import { takeFeeLimit, toKeptLimit, toLimitLine } from "./take-fee-limit.ts";

export const segment: Question = {
  key: "segment",
  speaksOf: "wish",
  step: STEPS.segment,
  tipologies: ["noleggio"],
  findStated: (text) => findWantedCar(text) ?? findNamedCar(text),
  amend(before, after) {
    const [was, is] = [toNamedKind(before), toNamedKind(after)];
    const kept = {
      segment: is.segment === null ? was.segment : null,
      fuels: is.fuels.length === 0 ? was.fuels : [],
      withoutPlugIn: is.fuels.length === 0 && was.withoutPlugIn === true,
      gearbox: is.gearbox === null ? was.gearbox : null,
    };
    const limit = toKeptLimit(before, after);
    const isKept = kept.segment !== null || hasWishes(kept) || limit.length > 0;
    const isSaid = is.segment !== null || hasWishes(is) || readFeeLimit(after, false) !== null;
    return isKept && isSaid ? [toWantedPhrase(kept), ...limit, after].join(", ") : after;
  },
  ask(interview, context) {
    const opened = findOpened(interview, context);
    return opened === null
      ? { text: ["Che auto cerchi?"], addons: [toChoicesAddon([...SEGMENTS, OPEN_CHOICE])] }
      : {
          text: [`Resto su «${opened.name}», o guardiamo altre auto?`],
          addons: [toChoicesAddon([THIS_ONE, ...SEGMENTS, OPEN_CHOICE])],
        };
  },
  read(answer, interview, context) {
    const words = toAnswerText(answer);
    const limit = readFeeLimit(words, isBusiness(interview));
    const rest = limit === null ? words : dropFeeLimit(words);
    const reading = readSegment(words, rest, interview, context);
    return takeWithRest(takeFeeLimit(reading, limit), rest, words);
  },
  formField: "segment",
  accept(value, interview) {
    const choice = findChoice(SEGMENTS, value);
    if (value !== null && choice === undefined) {
      return refuseAnswer("Scegli un tipo di auto dall’elenco.", "segment");
    }
    const wantsOpened = value === null && getNeeds(interview).wantsOpened;
    return take(withSegment(interview, choice?.value ?? "", wantsOpened));
  },
  summary: (interview) => [
    {
      label: "Tipo di auto",
      value:
        (interview.draft.type === "noleggio" &&
          findChoice(SEGMENTS, interview.draft.subtype)?.label) ||
        null,
    },
    { label: "Alimentazione", value: toFuelPhrase(getNeeds(interview)) },
    { label: "Cambio", value: getNeeds(interview).gearbox },
    { label: "Canone massimo", value: toLimitLine(getNeeds(interview)) },
    { label: "Auto in mente", value: getNeeds(interview).modelNote },
  ],
  walk: [
    "suv",
    "questa",
    "una Orsa",
    "la Orsa Van",
    "ho in mente una Golf",
    "un furgone",
    "un suv ibrido",
    "un suv, massimo 300 euro al mese",
    "elettrica, col cambio automatico",
    "non lo so",
    "una barca",
  ],
};

/** The kind of car that words name by itself. */
function toNamedKind(words: string): WantedKind {
  const reading = readAffirmedChoice(words, SEGMENTS, isNotWanted);
  const named = reading.status === "one" ? reading.choice.value : "";
  return { segment: isSegment(named) ? named : null, ...readCarWishes(words) };
}

/** @param rest the words without the highest fee, which names no «Fiat 500» */
function readSegment(
  words: string,
  rest: string,
  interview: Interview,
  context: FlowContext,
): Reading {
  const opened = findOpened(interview, context);
  const choices = opened === null ? SEGMENTS : [...SEGMENTS, THIS_ONE];
  const wishes = readCarWishes(words);
  const { cars } = context.products;
  const readNamed = (said: string, each?: CarWishes) =>
    readNamedModel(said.replace(/city[ -]?car/i, " "), cars(interview.draft.destination, each));
  const suited = isLabel(words, choices) ? NOT_NAMED : readNamed(rest, wishes);
  const named = suited.status === "none" && hasWishes(wishes) ? readNamed(rest) : suited;
  if (named.status === "several") {
    const wanted = hasWishes(wishes) ? [toWantedPhrase({ segment: null, ...wishes })] : [];
    const besides = listBesides(words).filter((part) => readNamed(part).status === "none");
    const meanings = named.models.slice(0, SHOWN).map((model) => ({
      value: [model, ...wanted, ...besides].join(", "),
      label: model,
    }));
    return askMeaning(toWhich(named.models), "segment", meanings);
  }
  if (named.status === "one") {
    const model = `«${named.model}»`;
    return take(
      withNeeds(withSegment(interview, "", true, wishes), {
        namedItem: named.slug,
        modelNote: named.model,
      }),
      named !== suited
        ? `Di ${model} così oggi non ne ho: ti mostro quella che c’è, e segno il resto per chi ti risponde.`
        : confirm(
            hasWishes(wishes) ? `${model}, ${toWantedPhrase({ segment: null, ...wishes })}` : model,
            segment.step,
          ),
    );
  }
  const first = readAffirmedChoice(words, choices, isNotWanted);
  // «Un SUV piccolo» names one body, which the adjective only describes.
  const reading =
    first.status === "several" && !/\b(?:o|oppure|sia|e|due|entrambi)\b/i.test(words)
      ? readAffirmedChoice(words.replace(DESCRIBES, " "), choices, isNotWanted)
      : first;
  if (reading.status === "one") {
    return reading.choice === THIS_ONE && opened !== null
      ? take(withSegment(interview, "", true), confirm(`«${opened.name}»`, segment.step))
      : takeKind(withSegment(interview, reading.choice.value, false, wishes), reading.choice.label);
  }
  if (reading.status === "none" && SEVEN_SEATS.test(toSaidText(words))) {
    return askMeaning(
      "Con sette posti ci sono monovolume, SUV e familiari: quale preferisci?",
      "segment",
      SEGMENTS.filter(({ value }) => ["monovolume", "suv", "familiare"].includes(value)).map(
        (choice) =>
          hasWishes(wishes)
            ? toWantedPhrase(toWantedKind(withSegment(interview, choice.value, false, wishes)))
            : choice,
      ),
    );
  }
  const saysOnlyFee = rest !== words && !/\p{L}{4}/u.test(rest);
  if (reading.status === "none" && (saysUnknown(words) || saysAny(words) || saysOnlyFee)) {
    return hasWishes(wishes)
      ? takeKind(withSegment(interview, "", false, wishes))
      : take(withSegment(interview, "", false), "Va bene, le guardo tutte.");
  }
  const alike = reading.status === "none" ? findAlike(rest) : undefined;
  if (alike !== undefined) {
    return takeKind(
      withNeeds(withSegment(interview, alike.value, false, wishes), {
        modelNote: toNote(words),
      }),
      alike.label,
    );
  }
  if (reading.status === "none" && speaksOfModel(rest)) {
    return take(
      withNeeds(withSegment(interview, "", false, wishes), { modelNote: toNote(words) }),
      "Oggi non la trovo tra i noleggi: la segno, e chi ti risponde la cerca.",
    );
  }
  if (reading.status === "none" && hasWishes(wishes)) {
    return takeKind(withSegment(interview, "", false, wishes));
  }
  return refuseAnswer(
    reading.status === "several"
      ? "Dimmene uno solo, quello a cui tieni di più: il resto lo aggiungiamo dopo."
      : "Scegli un tipo, per esempio «utilitaria» o «SUV», o il nome di un modello. Oppure scrivi «non lo so».",
    "segment",
  );
}

/**
 * Matches what somebody owns or parts with, up to its name: «Ho una citycar e la voglio cambiare», «mi
 * scade il leasing di un suv».
 */
const OWNED = new RegExp(
  `\\b(?:(?:ho|abbiamo|guido|guidiamo|possiedo) (?:gia |adesso |ora )?|${GIVES_UP} )(?:(?:una?|la|il|un'|l'|mi[oa]|nostr[oa]|noleggio|leasing|contratto|di|del|della) ?)+`,
);

function isNotWanted(clause: string): boolean {
  const owned = OWNED.exec(clause);
  const [thing = ""] = owned === null ? [] : clause.slice(owned.index + owned[0].length).split(" ");
  return isPast(clause) || isTooMuch(clause) || SEGMENTS.some(({ says }) => says.test(thing));
}

const DESCRIBES =
  /\b(?:piccol\w+|compatt\w+|medi[ao]|familiar[ei]|(?:da|per la|in) citt[aà]|commercial[ei])(?!\p{L})/giu;
const SEVEN_SEATS = /\b(?:[789]|sette|otto|nove) posti\b/;

const NOT_NAMED = { status: "none" } as const;
const NO_WISHES: CarWishes = { fuels: [], gearbox: null, withoutPlugIn: false };

function withSegment(
  interview: Interview,
  subtype: string,
  wantsOpened: boolean,
  wishes = NO_WISHES,
): Interview {
  return withNeeds(withDraft(interview, { subtype }), {
    wantsOpened,
    namedItem: "",
    modelNote: "",
    maxFeeEur: null,
    ...wishes,
  });
}

/** Takes a kind of car and names it with what is wished, else by its label. */
function takeKind(taken: Interview, label = ""): Reading {
  const kind = toWantedKind(taken);
  return take(taken, confirm(hasWishes(kind) ? toWantedPhrase(kind) : label, segment.step));
}

/** Stores the whole answer for the person who replies, and says so, if no list selects a part of it. */
function takeWithRest(reading: Reading, rest: string, words: string): Reading {
  if (reading.status !== "read" || !asksBesides(rest)) {
    return reading;
  }
  const { interview, said } = reading;
  return take(
    withNeeds(interview, { modelNote: toNote(words) }),
    /\bsegno\b/.test(said)
      ? said
      : `${said} Il resto lo segno per chi ti risponde: l’elenco non sa sceglierlo.`,
  );
}

const MAX_NOTE = 120;

function toNote(words: string): string {
  const named = words.replace(/^.*\bin mente\b[\s:,]*/i, "").trim();
  return [...(named || words.trim())].slice(0, MAX_NOTE).join("");
}

function isLabel(words: string, choices: readonly ReadableChoice[]): boolean {
  return choices.some(({ label, value }) => label === words || value === words);
}

const SHOWN = 4;

function toWhich(models: readonly string[]): string {
  const shown = models.slice(0, SHOWN).map((model) => `«${model}»`);
  const others = models.length > SHOWN ? ["un’altra"] : [];
  const list = new Intl.ListFormat("it", { type: "disjunction" }).format([...shown, ...others]);
  return `Ne ho più d’una: ${list}. Quale?`;
}
