import {
  CONSENT_TEXTS,
  isProductTipology,
  TIPOLOGIES,
  toDemonstrationConsent,
} from "@volpe/contract";
import { toPlainText } from "../../text/plain-text.ts";
import { type Interview, withNotes } from "../interview.ts";
import { type Question, type Reading, refuseAnswer, take } from "../question.ts";
import { STEPS } from "../steps.ts";
import { splitClauses } from "../understanding/negation.ts";
import { hasChannel } from "./channel-questions.ts";

export const consents: Question = {
  key: "consents",
  step: STEPS.consents,
  applies: hasChannel,
  ask: ({ draft }, { demonstration }) => ({
    text: [
      toDemonstrationConsent(
        demonstration(),
        TIPOLOGIES.filter((each) => each === draft.type),
      ),
      `Prima dei contatti, le cose in chiaro: per ${isProductTipology(draft.type) ? "la richiesta" : "il preventivo"} basta la prima casella, l’altra è libera.`,
    ].filter((line) => line !== null),
    addons: [
      {
        kind: "consents",
        boxes: [
          {
            name: "privacy",
            label: CONSENT_TEXTS.privacy,
            required: true,
            link: { label: "Leggi l’informativa", url: "/privacy-policy" },
          },
          { name: "marketing", label: CONSENT_TEXTS.marketing, required: false },
        ],
        submit: "Continua",
      },
    ],
  }),
  read({ text, value }, interview) {
    // Typed words may acknowledge the notice. A consent is given only by its own tick box.
    const isTicked = Array.isArray(value);
    const { affirmed } = splitClauses(text);
    if (!isTicked && saysRead(text) && affirmed.some((clause) => WANTS_MORE.test(clause))) {
      return refuseAnswer(ONLY_BY_TICK, "marketing");
    }
    const ticked = isTicked ? value : saysRead(text) ? ["privacy"] : [];
    return takeConsents(
      {
        privacy: ticked.includes("privacy"),
        marketing: ticked.includes("marketing"),
      },
      interview,
    );
  },
  formField: "consents",
  accept: (value, interview) => takeConsents(typeof value === "object" ? value : null, interview),
  walk: [["privacy"], ["privacy", "marketing"], ["marketing"], "ok"],
};

const AGREED =
  /^(?:(?:allora|certo|si|beh|perfetto|per me)[\s,]+)*(?:si|ok|va bene|bene|certo|perfetto|d'accordo|ci sto|(?:ho )?lett[oaie]|(?:ho )?(?:preso|presa) (?:in )?visione|accett\w+|acconsento|autorizzo|consento|confermo|continua|avanti|do (?:il|i) consens[oi]|(?:la |l')?(?:privacy|informativa)(?: \w+)? (?:si|ok|va bene|lett[oa]|accettat[oa])|spunt[oa]|(?:metti|mettete|segna|seleziona|spuntate) (?:(?:pure|le) )*(?:entramb[ie]|tutt[ie](?: e (?:due|2))?|la prima)|entramb[ie]|tutt[ie] e (?:due|2)|tutto (?:ok|bene|letto|chiaro))\b/;
const ONLY_FIRST =
  /^(?:(?:ok|si|accetto)[\s,]+)?(?:(?:solo|soltanto|alla|la|quella|quello|casella)[\s,]+)*(?:prima(?: casella)?|privacy|obbligatoria|informativa)(?:[\s,]+(?:e basta|si|ok|grazie|(?:(?:e|ma) )?(?:no|niente|senza) (?:(?:al|il|alla|la|le) )?(?:marketing|pubblicita|novita|spam|newsletter|altro)))*\s*$/;
/** Matches words that do not acknowledge the notice: «Accetto solo le novità», «la leggo dopo». */
const NOT_THIS =
  /\b(?:solo|soltanto) (?:(?:il|la|le|alla|per) )*(?:marketing|pubblicit\w+|novita|newsletter|second[ao]|offerte|consigli)\b|\b(?:legg(?:o|ero|ere|iamo))\b(?!.*\b(?:ok|accetto)\b)/;
/**
 * Matches words about an optional consent, which may be denied in the same text as a yes to the
 * notice.
 */
const FREE =
  /pubblicit|promozion|e-?mail|messagg|comunicazion|marketing|novita|spam|newsletter|passa|ceder|terz[ei]|fornitor|altr[aeo]|resto|second[ao]|facoltativ|libera/;
const WANTS_MORE =
  /\btutt[oaie]\b|\bentramb[ie]\b|(?<!no |niente )(?:pubblicita?|marketing|novita|newsletter)(?! no\b)/;
const ONLY_BY_TICK =
  "La seconda casella vale solo se la spunti tu: segna quelle che vuoi, oppure scrivi «solo la prima».";

/** Whether typed words acknowledge the notice. They may only deny an optional consent. */
function saysRead(text: string): boolean {
  const plain = toPlainText(text).replace(/’/g, "'");
  const { affirmed, denied } = splitClauses(text);
  return (
    // Emoji do not acknowledge the notice.
    /[a-z]/.test(plain) &&
    !NOT_THIS.test(plain) &&
    ([plain, ...affirmed].some((clause) => AGREED.test(clause)) || ONLY_FIRST.test(plain)) &&
    denied.every((each) => FREE.test(each))
  );
}

type Ticked = Record<"privacy" | "marketing", boolean>;

function takeConsents(ticked: Ticked | null, interview: Interview): Reading {
  if (ticked?.privacy !== true) {
    return refuseAnswer(
      "Per lasciarmi i contatti serve la presa visione dell’informativa: è la prima casella.",
      "privacy",
    );
  }
  const { marketing } = ticked;
  return take(withNotes(interview, { consents: { marketing } }), "Grazie.");
}
