import {
  describeCardMix,
  FORM_FIGURES,
  formatEurCents,
  formatQuantity,
  type LoneDot,
  parseCardMix,
  parseFigure,
  type Tipology,
  VEHICLE_SEGMENT_NAMES,
} from "@volpe/contract";
import {
  FUEL_WORDS,
  GEARBOX_WORDS,
  toWantedPhrase,
  type WantedKind,
} from "../catalogue/rental/vehicle-words.ts";
import { findPlaceChoice } from "../places/place-choice.ts";
import type { FlowProducts, RentalTerm } from "./flow-products.ts";
import type { GivenAnswer, Notes } from "./interview.ts";
import { STEPS } from "./steps.ts";
import { hasWishes } from "./understanding/car-wishes.ts";

/** An answer from the address of a list or an item, with its words in a question. */
export type CarriedAnswer = GivenAnswer & { words: string };

/** The fields whose lone dot is a decimal sign, as in the lists: «4.125» kW. */
const LONE_DOTS: Readonly<Record<string, LoneDot>> = {
  potenza: FORM_FIGURES.capacityKw.loneDot,
};

/** The carried terms of a rental, by the steps of their questions. */
const TERM_STEPS: Readonly<Record<number, RentalTerm>> = {
  [STEPS.duration]: "durata",
  [STEPS.mileage]: "km",
  [STEPS.downPayment]: "anticipo",
};

/**
 * The carried terms for which the opened car, or any car of the opened list, has no fee. They are
 * asked for, and must not be confirmed together with a fee for other terms.
 */
export function listMissingTerms(
  notes: Notes,
  products: Pick<FlowProducts, "terms">,
): CarriedAnswer[] {
  const search = new URLSearchParams(notes.openingQuery);
  return notes.openingType !== "noleggio"
    ? []
    : listCarried(notes).filter(({ step }) => {
        const key = TERM_STEPS[step];
        const found = key === undefined ? [] : products.terms(key, notes.openingOffer, search);
        const asked = parseFigure(search.get(key ?? "") ?? "", { min: 0, max: 10_000_000 });
        return asked !== null && found.length > 0 && !found.includes(asked);
      });
}

/**
 * The answers from the configuration of the opening, in the order of their steps. `audience` is the
 * kind of customer of the item from which the assistant was opened, if there is one.
 */
export function listCarried(
  { openingType, openingOffer, openingQuery = "" }: Notes,
  audience?: "privati" | "aziende",
): CarriedAnswer[] {
  const search = new URLSearchParams(openingQuery);
  if (openingType === null || search.size === 0) {
    return [];
  }
  const carried: CarriedAnswer[] = [];
  const put = (step: number, text: string, words: string) => carried.push({ step, text, words });
  const putFigure = (key: string, step: number, unit: string, per = "", of = "") => {
    const loneDot = LONE_DOTS[key] ?? "thousands";
    const figure = parseFigure(search.get(key) ?? "", { min: 0, max: 10_000_000, loneDot, unit });
    if (figure !== null) {
      const text = formatQuantity(figure, unit) + per;
      put(step, text, text + of);
    }
  };
  const putMix = (text: string) => {
    const mix = parseCardMix(text);
    if (mix !== null) {
      put(STEPS.circuits, mix.join("-"), describeCardMix(mix));
    }
  };
  const isFirm = (audience ?? search.get("destinazione")) === "aziende";
  put(STEPS.destination, isFirm ? "aziende" : "privati", "");
  const place = findPlaceChoice(search.get("provincia") ?? "", search.get("comune") ?? undefined);
  if (openingType === "luce" && !isFirm && search.get("residente") !== null) {
    const words = search.get("residente") === "no" ? "non residente" : "residente";
    put(STEPS.subtype, words === "residente" ? "sì" : "no", words);
  }
  if (place !== null && openingType !== "noleggio" && openingType !== "pos") {
    put(STEPS.place, place.label, place.label);
  }
  const period = search.get("periodo") === "mese" ? "al mese" : "l’anno";
  const putPresentSpend = () =>
    putFigure("spesa", STEPS.presentSpend, "€", ` ${period}`, " di spesa");
  const putUse: Readonly<Record<Tipology, () => void>> = {
    luce() {
      putFigure("consumo", STEPS.method, "kWh");
      putFigure("potenza", STEPS.capacity, "kW");
      putPresentSpend();
    },
    gas() {
      putFigure("consumo", STEPS.method, "Smc");
      putPresentSpend();
    },
    noleggio() {
      const kind = readListedKind(search);
      if (openingOffer !== "") {
        put(STEPS.segment, "questa", "");
      } else if (hasWishes(kind) || kind.segment !== null) {
        const words = toWantedPhrase(kind);
        put(STEPS.segment, words, words);
      }
      putFigure("durata", STEPS.duration, "mesi");
      putFigure("km", STEPS.mileage, "km", " l’anno");
      const payment = parseFigure(search.get("anticipo") ?? "", { min: 0, max: 1_000_000 });
      if (payment !== null) {
        const some = `${formatQuantity(payment, "€")} di anticipo`;
        put(STEPS.downPayment, `${payment}`, payment === 0 ? "nessun anticipo" : some);
      }
    },
    pos() {
      putFigure("incasso", STEPS.takings, "€", " al mese");
      putFigure("scontrino", STEPS.receipt, "€", " di scontrino");
      putMix(search.get("circuiti") ?? "");
    },
    internet() {
      putFigure("velocita", STEPS.speed, "mega");
    },
  };
  putUse[openingType]();
  return carried;
}

/** The one kind of car that a list shows; nothing is wished if it shows several segments. */
function readListedKind(search: URLSearchParams): WantedKind {
  const pick = <Word extends string>(key: string, words: Readonly<Record<Word, string>>) => {
    const chosen = (search.get(key) ?? "").split(",");
    return (Object.keys(words) as Word[]).filter((word) => chosen.includes(word));
  };
  const [segment = null, other] = pick("segmento", VEHICLE_SEGMENT_NAMES);
  const fuels = pick("alimentazione", FUEL_WORDS);
  const [gearbox = null] = pick("cambio", GEARBOX_WORDS);
  return other === undefined
    ? {
        segment,
        // A wish for a hybrid allows a plug-in.
        fuels: fuels.filter((fuel) => fuel !== "ibrida-plug-in" || !fuels.includes("ibrida")),
        gearbox,
        withoutPlugIn: fuels.includes("ibrida") && !fuels.includes("ibrida-plug-in"),
      }
    : { segment: null, fuels: [], gearbox: null };
}

/** The present cost of a line or a terminal, as the page knows it; null = not known. */
export function findCarriedCost({ openingType, openingQuery = "" }: Notes): string | null {
  const isCompared = openingType === "internet" || openingType === "pos";
  const today = isCompared ? new URLSearchParams(openingQuery).get("oggi") : null;
  const eur = today === null ? null : parseFigure(today, { min: 1, max: 100_000 });
  return eur === null ? null : `${formatEurCents(eur)} al mese`;
}
