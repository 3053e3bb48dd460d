import { formatNumber } from "../../rates/italian-figures.ts";
import { withDraft, withNeeds } from "../interview.ts";
import { findOpened } from "../product-request.ts";
import { confirm, type Question, refuse, toWords } from "../question.ts";
import { readAffirmedChoice } from "../understanding/choice.ts";
import { readMbps } from "../understanding/line-speed.ts";
import { saysUnknown } from "../understanding/plain-text.ts";
import { LINES } from "../understanding/product-choices.ts";
import { saysRange } from "../understanding/range.ts";
import { toChoicesAddon } from "./choices-addon.ts";
import { OPEN_CHOICE, saysAny } from "./open-choice.ts";

export const presentLine: Question = {
  key: "present-line",
  step: 180,
  ask: () => ({
    text: ["Che linea hai adesso?"],
    addons: [toChoicesAddon([...LINES, OPEN_CHOICE])],
  }),
  read(answer, interview) {
    const words = toWords(answer);
    // «Non ho una linea» is an answer, and «non lo so» another one.
    const reading = saysUnknown(words)
      ? ({ status: "none" } as const)
      : LINES[0]?.says.test(words.toLowerCase())
        ? ({ status: "one", choice: LINES[0] } as const)
        : readFirst(words);
    if (reading.status === "one") {
      return {
        status: "read",
        said: confirm(reading.choice.label, 180),
        interview: withNeeds(
          withDraft(interview, { subtype: toTechnology(reading.choice.value) }),
          {
            presentLine: reading.choice.value,
          },
        ),
      };
    }
    return saysUnknown(words) || saysAny(words)
      ? {
          status: "read",
          said: "Nessun problema: si vede dalla copertura.",
          interview: withNeeds(withDraft(interview, { subtype: "" }), { presentLine: "" }),
        }
      : refuse(
          "Scegli la linea di oggi: fibra fino in casa, fibra mista rame, senza cavo, ADSL o nessuna. Oppure scrivi «non lo so».",
          "presentLine",
        );
  },
  // Whoever came from a line has chosen its speed.
  next: (interview, context) =>
    findOpened(interview, context) === null ? "speed" : "communication",
};

// «Fibra mista» is of the mixed kind: the narrower one stands first in the list.
function readFirst(words: string) {
  const reading = readAffirmedChoice(words, LINES);
  const mixed = LINES.find(({ value }) => value === "fttc");
  return reading.status === "several" && mixed?.says.test(words.toLowerCase())
    ? ({ status: "one", choice: mixed } as const)
    : reading;
}

function toTechnology(value: string): string {
  return value === "nessuna" || value === "adsl" ? "" : value;
}

const SPEEDS = [
  { value: "100", label: "Fino a 100 Mbit/s", hint: "Posta, video, una o due persone" },
  { value: "300", label: "Almeno 300 Mbit/s", hint: "Più schermi insieme" },
  { value: "1000", label: "1.000 Mbit/s o più", hint: "File grandi, giochi, lavoro" },
];

export const speed: Question = {
  key: "speed",
  step: 182,
  ask: () => ({
    text: ["Quanta velocità ti serve?"],
    addons: [
      {
        kind: "choices",
        choices: [...SPEEDS, { value: OPEN_CHOICE.value, label: OPEN_CHOICE.label }],
        typed: true,
      },
    ],
  }),
  read(answer, interview) {
    const words = toWords(answer);
    const mbps = readMbps(words);
    if (mbps === null && (saysUnknown(words) || saysAny(words))) {
      return {
        status: "read",
        said: "Va bene, le guardo tutte.",
        interview: withNeeds(interview, { downloadMbps: null }),
      };
    }
    return mbps === null || mbps < 1 || mbps > 100_000 || saysRange(words)
      ? refuse(
          "Scrivi la velocità in megabit al secondo, per esempio «300 mega» o «1 giga», oppure «non lo so».",
          "speed",
        )
      : {
          status: "read",
          said: confirm(`${formatNumber(mbps)} Mbit/s`, 182),
          interview: withNeeds(interview, { downloadMbps: mbps }),
        };
  },
  next: () => "communication",
};
