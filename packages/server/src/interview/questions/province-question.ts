import type { PlaceChoice, Province } from "@volpe/contract";
import { findProvinceBySign, toOfProvince } from "../../places/place-words.ts";
import { type PlaceReading, readPlace } from "../../places/read-place.ts";
import {
  askMeaning,
  confirm,
  type Question,
  refuseAnswer,
  take,
  toAnswerText,
} from "../question.ts";
import { STEPS } from "../steps.ts";
import { takesOffered } from "../understanding/affirmation.ts";
import { findCandidate, toCandidate } from "../understanding/named-candidate.ts";
import { acceptProvince, PROVINCE_LABELS, toCityName, withPlace } from "./place-questions.ts";

export const province: Question = {
  key: "province",
  speaksOf: "name",
  step: STEPS.province,
  tipologies: ["luce", "gas", "internet"],
  dependsOn: ["place"],
  applies: ({ draft }) => draft.address.province === "",
  ask({ draft, notes }) {
    const candidates = notes.provinceCandidates.map(toCandidate);
    const [only, ...others] = candidates;
    const town = draft.address.city;
    if (only === undefined) {
      return {
        text: [town === "" ? "In quale provincia?" : `In che provincia si trova ${town}?`],
        addons: [
          {
            kind: "field",
            field: "text",
            name: "province",
            label: "Provincia",
            placeholder: "Milano, oppure MI",
            autocomplete: "address-level1",
            suggestions: PROVINCE_LABELS,
          },
        ],
      };
    }
    const areProvinces = candidates.every(({ value }) => value.length === 2);
    const whichPlace =
      others.length === 0
        ? `Non conosco «${town}»: forse ${only.label}? Se no, scrivimi la provincia.`
        : "Quale intendi? Se non c’è, scrivimi la provincia.";
    return {
      text: [
        areProvinces
          ? "Di quale provincia parliamo? Alcune offerte valgono solo in certe zone."
          : whichPlace,
      ],
      addons: [{ kind: "choices", choices: candidates, typed: true }],
    };
  },
  read(answer, interview) {
    const words = toAnswerText(answer).replace(OF_COURSE, "").replace(BEFORE_SIGN, "");
    const { city, postal_code: postalCode } = interview.draft.address;
    const candidates = interview.notes.provinceCandidates;
    const ofSign = findProvinceBySign(/^\(?([A-Z]{2})\)?$/.exec(words.trim())?.[1] ?? "");
    const isYes = candidates.length === 1 && takesOffered(words);
    const candidate = isYes ? candidates[0] : findCandidate(words, candidates);
    // «No» and «si» are also signs of provinces, but then they are written in capitals.
    if (candidate === undefined && /^(?:no|s[iì]|ok|me|to|te|va|pi|re)$/.test(words.trim())) {
      return refuseAnswer(
        "Allora scrivimi il nome della provincia, o la sua sigla in maiuscolo, per esempio «MI».",
        "address",
      );
    }
    const own = ofSign === null ? (IN_PROVINCE.exec(words)?.[1] ?? words) : ofProvince(ofSign);
    const reading = readPlace(candidate ?? own);
    if (reading.status === "ambiguous" && candidates.length > 1) {
      return refuseAnswer(
        "Ce n’è più d’uno: scegli quale intendi, oppure scrivimi la provincia, per esempio «MI».",
        "address",
      );
    }
    if (reading.status !== "found") {
      return refuseAnswer(
        "Non trovo questa provincia. Scrivi il nome o la sigla di due lettere, per esempio «MI». Serve a sapere quali offerte si vendono da te.",
        "address",
      );
    }
    const { province: sign, comune } = reading.place;
    const found = findProvinceBySign(sign);
    const places = candidates.map(readPlace).flatMap(toPlace);
    const isElse = /^nessun/i.test(words);
    // A town of this name that no list has may lie in any province, but one of the offered ones is
    // more likely.
    const isOther = places.length > 1 && !places.some(({ province: of }) => of === sign);
    if (isOther && city !== "" && !isElse && answer.isConfirmed !== true && found !== null) {
      return askMeaning(
        `In ${toWords(found)} non trovo «${city}»: è lì lo stesso, o intendi uno dei luoghi dell’elenco?`,
        "address",
        [{ value: words, label: `Sì, in ${toWords(found)}` }],
      );
    }
    const isTown = candidate !== undefined && comune !== undefined;
    const isMeant = city === "" || isTown || isElse;
    return take(
      withPlace(interview, {
        city: isMeant ? toCityName(comune) : city,
        province: found,
        postalCode,
      }),
      found === null ? "" : confirm(isTown ? reading.place.label : toWords(found), province.step),
    );
  },
  formField: "province",
  accept: acceptProvince,
  walk: ["Reggio Emilia", "MI", "Perugia", "XX", "nessuna, è in provincia di Lodi"],
};

function toPlace(reading: PlaceReading): PlaceChoice[] {
  return reading.status === "found" ? [reading.place] : [];
}

const toWords = (found: Province) => `provincia ${toOfProvince(found)}`;

function ofProvince({ name }: Province): string {
  return `Provincia di ${name}`;
}

/**
 * Finds the province of an answer that rejects the offered ones: «Nessuna di queste, io sto in
 * provincia di Mantova».
 */
const IN_PROVINCE = /\b(provincia (?:di |del(?:la)? |d['’])\p{L}[\p{L}' ]*)$/iu;
const OF_COURSE = /[\s,]+(?:naturalmente|ovviamente|chiaramente|certamente|sicuramente)[\s.!]*$/i;
/** Matches the words before a sign: «Provincia di RC». */
const BEFORE_SIGN = /^(?:(?:la|in) )?(?:provincia|prov\.?) (?:di )?(?=\(?[A-Z]{2}\)?$)/i;
