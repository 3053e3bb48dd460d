import { EMPTY_ADDRESS, type PlaceChoice, PROVINCES, type Province } from "@volpe/contract";
import { findComune } from "../../places/comuni.ts";
import { findProvinceBySign, toOfProvince } from "../../places/place-words.ts";
import { type PlaceReading, readPlace } from "../../places/read-place.ts";
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
import { KNOWN_OPERATORS, KNOWN_SUPPLIERS } from "../understanding/known-sellers.ts";
import { readMood } from "../understanding/mood.ts";
import { findSupplyPlace } from "../understanding/stated-values.ts";
import { readSupplier } from "../understanding/supplier.ts";

export const PROVINCE_LABELS = PROVINCES.map(({ name, sign }) => `${name} (${sign})`);

/** Ordinary words that people answer without meaning a town. */
const TALK =
  /^(?:luce|gas|energia|elettricita|corrente|casa|casa mia|azienda|ufficio|si|no|ok|okay|certo|ciao|salve|buongiorno|buonasera|grazie|prego|perche|qui|qua|la|li|residente|non residente|residenza|bolletta|bollette|preventivo|italia|in italia|comune|provincia|citta|paese|nord|sud|centro|nord italia|sud italia|privato|enel|eni|edison|a2a|hera|iren|aiuto|niente|nulla|nessuno|boh|test|prova|asdf\w*|qwert\w*|vediamo|dopo|salta|avanti|forse|magari|chissa|ovunque|dappertutto|da me|me|te|campagna|mare|montagna|collina|periferia)$/;

/** Matches two supplies instead of a place: «casa e ufficio». */
const TWO_SUPPLIES =
  /^(?:(?:sia|per|la|a|mia) )*casa(?: mia)? (?:e|ed|che|e anche) (?:(?:per|il|lo|la|in|mio|mia) |l')*(?:ufficio|negozio|azienda|ditta|studio|bar)$|^(?:(?:sia|per|il|lo|la|in) |l')*(?:ufficio|negozio|azienda|ditta|studio|bar) (?:e|che|e anche) (?:(?:per|la|a) )*casa(?: mia)?$/;

const AT_HOME = /^(?:(?:io|sto|stiamo|abito|abitiamo|vivo|viviamo|sono) )+/;

/** Whether an answer of this conversation means no town, though a town or a sign may be so called. */
function isTalk(typed: string): boolean {
  const isSign = /^[A-Z]{2}$/.test(typed.trim()) && findProvinceBySign(typed.trim()) !== null;
  return (
    !isSign &&
    (saysUnknown(typed) ||
      readMood(typed) !== null ||
      toSpokenText(typed)
        .split(/\s(?:e|ed|o)\s|[,;]\s*/)
        .every((part) => TALK.test(part.replace(AT_HOME, ""))))
  );
}

/** Whether an answer names a supplier or an operator: «sorgenia», «tim». */
function namesSeller(typed: string): boolean {
  return [KNOWN_SUPPLIERS, KNOWN_OPERATORS].some(
    (known) => readSupplier(typed, [], known).status === "known",
  );
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
    if (TWO_SUPPLIES.test(toSpokenText(typed))) {
      return refuseAnswer(
        "Una alla volta, così i conti restano chiari: in che comune è quella che guardiamo adesso?",
        "address",
      );
    }
    const reading = isTalk(typed) ? null : readTyped(typed);
    if (reading?.status === "abroad") {
      return refuseAnswer(
        interview.draft.type === "internet"
          ? "Confronto solo linee in Italia: in che comune e provincia la attivi?"
          : "Confronto solo forniture in Italia: in che comune e provincia si trova il contatore?",
        "address",
      );
    }
    const isOther = reading?.status === "unlisted" && namesSeller(typed);
    if (
      reading === null ||
      isOther ||
      (reading.status === "unknown" && reading.postalCode === "")
    ) {
      return refuseAnswer(
        "Qui mi serve un comune, o almeno la provincia: alcune offerte e una parte dei costi cambiano da zona a zona. Scrivi per esempio «Rho (MI)», oppure il CAP.",
        "address",
      );
    }
    const found = toFound(reading);
    return take(
      withPlace(
        withNotes(interview, { provinceCandidates: listCandidates(reading) }),
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

/** Reads a place. Of two known ones, «Bari e Lecce», one has to be chosen, as of «Bari o Lecce». */
function readTyped(typed: string): PlaceReading {
  const reading = readPlace(typed);
  const either =
    reading.status === "unlisted" ? readPlace(typed.replace(/\s+ed?\s+/gi, " o ")) : reading;
  return either.status === "ambiguous" ? either : reading;
}

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
