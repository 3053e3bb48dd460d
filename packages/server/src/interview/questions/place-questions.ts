import { EMPTY_ADDRESS, type PlaceChoice, PROVINCES, type Province } from "@volpe/contract";
import { findComune } from "../../places/comuni.ts";
import { findProvinceBySign, toOfProvince } from "../../places/place-words.ts";
import { type PlaceReading, readPlace } from "../../places/read-place.ts";
import { toPlainText } from "../../text/plain-text.ts";
import { saysUnknown, toSpokenText } from "../../text/spoken-text.ts";
import { type Interview, withDraft, withNotes } from "../interview.ts";
import {
  confirm,
  type FormValue,
  type Question,
  type Reading,
  refuseAnswer,
  take,
  toAnswerText,
} from "../question.ts";
import { STEPS } from "../steps.ts";
import { dropDeniedPlace, listLargerNamesakes } from "../understanding/meant-place.ts";
import { readMood } from "../understanding/mood.ts";
import { findSupplyPlace } from "../understanding/stated-values.ts";

export const PROVINCE_LABELS = PROVINCES.map(({ name, sign }) => `${name} (${sign})`);

/** Matches places abroad that people sometimes answer, in plain text. */
const ABROAD =
  /^(?:(?:abito|vivo|sto|sono) )?(?:a |in |di )?(?:parigi|londra|berlino|madrid|barcellona|lisbona|vienna|bruxelles|amsterdam|atene|praga|budapest|varsavia|mosca|zurigo|ginevra|berna|lugano|chiasso|mendrisio|nizza|marsiglia|lione|monaco(?: di baviera)?|montecarlo|francoforte|amburgo|dublino|malta|bucarest|tirana|zagabria|lubiana|capodistria|new york|san marino|(?:citta del )?vaticano|paris|london|berlin|(?:la )?(?:francia|germania|svizzera|spagna|austria|slovenia|albania|romania|croazia|inghilterra|grecia|portogallo)|all'estero|estero)$/;

/** Ordinary words that people answer without meaning a town. */
const TALK =
  /^(?:luce|gas|energia|elettricita|corrente|casa|casa mia|azienda|ufficio|si|no|ok|okay|certo|ciao|salve|buongiorno|buonasera|grazie|prego|perche|qui|qua|la|li|residente|non residente|residenza|bolletta|bollette|preventivo|italia|in italia|comune|provincia|citta|paese|nord|sud|centro|nord italia|sud italia|privato|enel|eni|edison|a2a|hera|iren|aiuto|niente|nulla|nessuno|boh|test|prova|asdf\w*|qwert\w*|vediamo|dopo|salta|avanti|forse|magari|chissa|ovunque|dappertutto|da me|me|te|(?:in |al |a |nel )?(?:campagna|mare|montagna|collina|periferia|centro|paese))$/;
const SENTENCE =
  /^(?:non |perche |a (?:che|cosa) |che (?:ti|vi|te|cosa) |preferi|chi |come |cosa |quanto |voglio |vorrei |posso |devo |dimmi )/;

/** Removes words about a place nearby. «Sto in campagna vicino a Siena» names no town itself. */
function toBare(spoken: string): string {
  return spoken
    .replace(/[\s,]+(?:vicino|dalle parti|nei pressi|nei dintorni|fuori|intorno)\b.*$/, "")
    .replace(/^(?:(?:io|sto|stiamo|abito|abitiamo|vivo|viviamo|sono) )+/, "");
}

export const place: Question = {
  key: "place",
  speaksOf: "name",
  step: STEPS.place,
  tipologies: ["luce", "gas", "internet"],
  findStated: findSupplyPlace,
  ask: ({ draft, notes }) => ({
    text: [
      draft.type === "internet"
        ? "In che comune attivi la linea?"
        : "In che comune si trova la fornitura?",
    ],
    addons: [
      {
        kind: "field",
        field: "address",
        name: "city",
        label: "Comune",
        placeholder: "Milano, oppure Rho (MI)",
        autocomplete: "address-level2",
        suggestions: PROVINCE_LABELS,
        suggestUrl: "/api/v1/places",
        ...(notes.openingPlace ? { initial: notes.openingPlace } : {}),
      },
    ],
  }),
  read(answer, interview) {
    const typed = toAnswerText(answer);
    const words = dropDeniedPlace(typed);
    const plain = toPlainText(words);
    const spoken = toSpokenText(words);
    if (ABROAD.test(plain)) {
      return refuseAnswer(
        interview.draft.type === "internet"
          ? "Confronto solo linee in Italia: in che comune e provincia la attivi?"
          : "Confronto solo forniture in Italia: in che comune e provincia si trova il contatore?",
        "address",
      );
    }
    const isSign = /^[A-Z]{2}$/.test(words.trim()) && findProvinceBySign(words.trim()) !== null;
    const isTalk =
      !isSign &&
      (saysUnknown(typed) ||
        readMood(words) !== null ||
        TALK.test(toBare(spoken)) ||
        SENTENCE.test(spoken));
    const reading: PlaceReading = isTalk
      ? { status: "unknown", town: "", postalCode: "" }
      : readPlace(words);
    if (reading.status === "unknown" && reading.postalCode === "") {
      return refuseAnswer(
        "Qui mi serve un comune, o almeno la provincia: alcune offerte e una parte dei costi cambiano da zona a zona. Scrivi per esempio «Rho (MI)», oppure il CAP.",
        "address",
      );
    }
    const larger = reading.status === "found" ? listLargerNamesakes(reading.place, words) : [];
    const found = larger.length > 0 ? null : toFound(reading);
    return take(
      withPlace(
        withNotes(interview, {
          provinceCandidates: [
            ...listCandidates(reading),
            ...(reading.status === "found" && larger.length > 0
              ? [reading.place, ...larger].map(({ label }) => label)
              : []),
          ],
        }),
        found ?? { city: reading.town, province: null, postalCode: reading.postalCode },
      ),
      found === null ? "" : confirm(found.said, place.step),
    );
  },
  formField: "province",
  accept: acceptProvince,
  summary({ draft: { address } }) {
    const { city, province: sign } = address;
    const ofCity = sign === "" ? city : `${city} (${sign})`;
    return [{ label: "Dove", value: city === "" ? sign && `provincia ${sign}` : ofCity }];
  },
  walk: ["Milano", "Rho (MI)", "Sesto San Giovanni", "Reggio", "20121", "Umbria", "Ostian", "??"],
};

/** A form gives the province by its sign. */
export function acceptProvince(value: FormValue, interview: Interview): Reading {
  const found = typeof value === "string" ? findProvinceBySign(value) : null;
  return found === null
    ? refuseAnswer("Scegli la provincia dall’elenco.", "address")
    : take(withPlace(interview, { city: "", province: found, postalCode: "" }));
}

type Found = { city: string; province: Province; postalCode: string; said: string };

/** Null if the person has to clarify the place. */
function toFound(reading: PlaceReading): Found | null {
  const { town, postalCode } = reading;
  if (reading.status === "found" && !reading.isDoubtful) {
    return toFoundPlace(reading.place, postalCode);
  }
  return reading.status === "unlisted" && reading.province !== null
    ? {
        city: town,
        province: reading.province,
        postalCode,
        said: town === "" ? `provincia ${toOfProvince(reading.province)}` : town,
      }
    : null;
}

function toFoundPlace({ province: sign, comune }: PlaceChoice, postalCode: string): Found | null {
  const found = findProvinceBySign(sign);
  const city = toCityName(comune);
  return (
    found && {
      city,
      province: found,
      postalCode,
      said: city === "" ? `provincia ${toOfProvince(found)}` : toPlaceName(city, found),
    }
  );
}

/** The name with its sign, as «Rho (MI)», which shows which place was understood. */
function toPlaceName(city: string, { name, sign }: Province): string {
  return city === name ? city : `${city} (${sign})`;
}

export function toCityName(comune: string | undefined): string {
  return (comune === undefined ? "" : (findComune(comune)?.name ?? "")).replaceAll("'", "’");
}

/** Signs of the provinces of a region, or labels of the possible places. */
function listCandidates(reading: PlaceReading): string[] {
  switch (reading.status) {
    case "region":
      return reading.provinces.map(({ sign }) => sign);
    case "ambiguous":
      return reading.choices.map(({ label }) => label);
    case "found":
      return reading.isDoubtful ? [reading.place.label] : [];
    default:
      return [];
  }
}

export function withPlace(
  interview: Interview,
  {
    city,
    province: found,
    postalCode,
  }: { city: string; province: Province | null; postalCode: string },
): Interview {
  return withDraft(interview, {
    address: {
      ...EMPTY_ADDRESS,
      city,
      postal_code: postalCode,
      province: found?.sign ?? "",
      region: found?.region ?? "",
      country: found === null ? "" : "Italia",
    },
  });
}
