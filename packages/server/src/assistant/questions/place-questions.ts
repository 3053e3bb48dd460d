import { EMPTY_ADDRESS, PROVINCES, type Province } from "@volpe/contract";
import { toOfProvince } from "../../places/place-words.ts";
import { type Interview, withDraft, withNotes } from "../interview.ts";
import { confirm, type Question, refuse, toWords } from "../question.ts";
import { findProvince, readPlace } from "../understanding/place.ts";
import { toPlainText } from "../understanding/plain-text.ts";

const PROVINCE_LABELS = PROVINCES.map(({ name, sign }) => `${name} (${sign})`);

export const place: Question = {
  key: "place",
  step: 30,
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
        ...(notes.openingPlace ? { initial: notes.openingPlace } : {}),
      },
    ],
  }),
  read(answer, interview) {
    const { draft } = interview;
    const reading = readPlace(toWords(answer));
    switch (reading.status) {
      case "not-understood":
        return refuse(
          "Qui mi serve un comune, o almeno la provincia: alcune offerte e una parte dei costi cambiano da zona a zona. Scrivi per esempio «Rho (MI)», oppure il CAP.",
          "address",
        );
      case "abroad":
        return refuse(
          draft.type === "internet"
            ? "Confronto solo linee in Italia: in che comune e provincia la attivi?"
            : "Confronto solo forniture in Italia: in che comune e provincia si trova il contatore?",
          "address",
        );
      case "found": {
        const { city, province, postalCode } = reading;
        const said = city === "" ? `provincia ${toOfProvince(province)}` : city;
        return {
          status: "read",
          said: confirm(said, 30),
          interview: withPlace(interview, { city, province, postalCode }),
        };
      }
      case "ask-province": {
        const { city, candidates, postalCode } = reading;
        const kept = withNotes(interview, {
          provinceCandidates: candidates.map(({ sign }) => sign),
        });
        return {
          status: "read",
          said: "",
          interview: withPlace(kept, { city, province: null, postalCode }),
        };
      }
    }
  },
  next: ({ draft }) => (draft.address.province === "" ? "province" : "operator"),
};

export const province: Question = {
  key: "province",
  step: 40,
  ask({ draft, notes }) {
    const candidates = PROVINCES.filter(({ sign }) => notes.provinceCandidates.includes(sign));
    const where = draft.address.city;
    if (candidates.length > 0) {
      return {
        text: ["Di quale provincia parliamo? Alcune offerte valgono solo in certe zone."],
        addons: [
          {
            kind: "choices",
            choices: candidates.map(({ sign, name }) => ({ value: sign, label: name })),
            typed: true,
          },
        ],
      };
    }
    return {
      text: [where === "" ? "In quale provincia?" : `In che provincia si trova ${where}?`],
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
  },
  read(answer, interview) {
    const words = toWords(answer);
    const candidates = PROVINCES.filter(({ sign }) =>
      interview.notes.provinceCandidates.includes(sign),
    );
    const found = findAmong(words, candidates) ?? findProvince(words) ?? findByPlace(words);
    if (found === null) {
      return refuse(
        "Non trovo questa provincia. Scrivi il nome o la sigla di due lettere, per esempio «MI». Senza provincia i conti sarebbero sbagliati.",
        "address",
      );
    }
    const { city, postal_code: postalCode } = interview.draft.address;
    return {
      status: "read",
      said: confirm(`provincia ${toOfProvince(found)}`, 40),
      interview: withPlace(interview, { city, province: found, postalCode }),
    };
  },
  next: () => "operator",
};

function withPlace(
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

// «Emilia» where the two Reggio are offered.
function findAmong(words: string, candidates: readonly Province[]): Province | null {
  const plain = toPlainText(words);
  const found = candidates.filter(({ name }) => toPlainText(name).includes(plain));
  return plain.length >= 4 && found.length === 1 ? (found[0] ?? null) : null;
}

function findByPlace(words: string): Province | null {
  const reading = readPlace(words);
  return reading.status === "found" ? reading.province : null;
}
