import { saysUnknown } from "../../text/spoken-text.ts";
import { MONTHS } from "../../text/time-words.ts";
import { type Interview, isBusiness, withDraft, withNotes } from "../interview.ts";
import { confirm, type Question, refuseAnswer, take, toAnswerText } from "../question.ts";
import { STEPS } from "../steps.ts";
import { splitDenied } from "../understanding/negation.ts";
import { toSaidText } from "../understanding/spelling.ts";
import { namesPlace } from "../understanding/stated-values.ts";
import { toChoicesAddon } from "./answer-addons.ts";

const RESIDENCES = [
  { value: "residente", label: "Sì, ci ho la residenza", hint: "Cambiano accisa e oneri" },
  { value: "non-residente", label: "No, è una seconda casa" },
];

export const subtype: Question = {
  key: "subtype",
  speaksOf: "present",
  step: STEPS.subtype,
  tipologies: ["luce"],
  applies: (interview) => !isBusiness(interview),
  findStated: (text) => /\bseconda casa\b/i.exec(text)?.[0] ?? null,
  ask: () => ({
    text: ["È la casa in cui hai la residenza?"],
    addons: [toChoicesAddon(RESIDENCES)],
  }),
  read(answer, interview) {
    const words = toAnswerText(answer);
    const exact = RESIDENCES.find(({ value, label }) => value === words || label === words)?.value;
    const residence = exact ?? (saysUnknown(words) ? null : readResidence(words));
    if (residence !== null) {
      const known = residence === "residente" ? interview : withoutOwnTown(interview);
      return take(
        withDraft(known, { subtype: residence }),
        confirm(residence === "residente" ? "residente" : "non residente", subtype.step),
      );
    }
    return namesPlace(words)
      ? {
          ...refuseAnswer(`Il posto me lo segno per dopo. ${ASK_AGAIN}`, "subtype"),
          states: { step: STEPS.place, text: words },
        }
      : refuseAnswer(ASK_AGAIN, "subtype");
  },
  formField: "resident",
  known: ({ draft: { type, subtype } }) => [
    { label: "Residenza", value: type === "luce" ? subtype.replace("-", " ") : null },
  ],
  accept: (value, interview) =>
    take(withDraft(interview, { subtype: value === false ? "non-residente" : "residente" })),
  walk: ["sì", "seconda casa", "forse"],
};

const ASK_AGAIN =
  "Basta un sì o un no: in quella casa hai la residenza? È l’indirizzo sulla tua carta d’identità.";

/** Forgets where somebody lives, which is not the place of a home without residence. */
function withoutOwnTown(interview: Interview): Interview {
  const { stated = [] } = interview.notes;
  const kept = stated.filter(
    ({ step, text }) => step !== STEPS.place || !OF_PERSON.test(text) || OF_HOME.test(text),
  );
  return kept.length === stated.length ? interview : withNotes(interview, { stated: kept });
}

const OF_PERSON = /\b(?:abit|viv|sto\b|stiamo|sono|siamo|resid|domicil)/i;
const OF_HOME = /\b(?:cas[ae]|appartament|vill[ae]|villett|contatore|fornitura|utenza)/i;

type Residence = "residente" | "non-residente";

const CLAIM =
  /\bresident|\brisied|\bresidenza|prima casa|\bla prima\b|abitazione principale|\bcasa principale/;
const LIVING =
  /\b(?:i|we) live (?:here|there|in it)\b|carta d[i']? ?identita\b.*\b(?:c'e|ho|e) (?:quest|quell)[ao'] ?(?:indirizzo|casa|via)|\b(?:dove|in cui) (?:abito|abitiamo|vivo|viviamo|sto|stiamo|dormo|dormiamo)\b|\b(?:ci|qui|la|qua|li|lo)\s+(?:\S+\s)?(?:abito|abitiamo|vivo|viviamo|sto\b|stiamo|dormo)|\b(?:abito|abitiamo|vivo|viviamo|stiamo) (?:qui|qua|li|la|lì|in quella|in questa|in casa)|\b(?:ci|ce) (?:abito|abitiamo|abitavo|vivo|viviamo|sto\b|stiamo|dormo)/;
const ELSEWHERE =
  /\bal (?:mio )?paese\b|\b(?:rimast|restat)[oa] (?:da|dai)\b|\b(?:giu|su) (?:al?|in|da[il]?|nel)\b|\bal (?:sud|nord)\b|carta d[i']? ?identita\b.*\b(?:vecchi[ao]|altr[ao]|divers[ao])\b|\baltrove\b|\bestero\b|\baire\b|\baltra (?:casa|citta|parte|provincia)|da un'altra|un altro (?:comune|paese|posto|indirizzo)|\b(?:dai|dei|dalle|con i) (?:miei|suoi|genitori|nonni)|\bda (?:mia|mio|mamma|papa)\b|\b(?:a|in) casa (?:dei|di|della|dai)\b/;
const SECOND =
  /\b(?:do|diamo) in affitto\b|(?<!\b(?:in|di) )\b(?:la|lo|l') ?affitt(?:o|iamo|ano|at[ao] a)\b|(?<!\bin )\baffitt(?:o|iamo|at[ao]) (?:ad?|agli|alle|ai|al) (?:student|turist|inquilin|operai|terzi|altri|amic|un[ao]? |famigli)|\bsecond[ae]\b|\b2[aª°]? casa\b|vacanz|villeggiatura|affitt.*turist|airbnb|\bb&b\b|\b(?:al|del|sul) mare|\b(?:in|di) montagna|\b(?:in|di) campagna|\b(?:al|del|sul) lago|\bbaita\b|(?:d'|ad? )(?:estate|inverno|luglio|agosto|ferragosto|natale)|(?:l'estate|le vacanze|le ferie|le feste)\b|nel weekend|i weekend|sfitta|vuota|disabitata|non ci (?:abita|vive) nessuno/;
/** Matches words of people who are in the home only at times. */
const AT_TIMES =
  /(?<!\bnon )\b(?:solo|soltanto|giusto|solamente)\b.*\b(?:estate|weekend|fine settimana|ferie|agosto|natale|inverno|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|ogni tanto|a volte|qualche (?:giorno|notte|volta|settimana))\b/;
/** Matches words that leave the residence open: «Ci sto poco», «ci dormo solo». */
const LITTLE =
  /\bci (?:sto|stiamo|vivo|viviamo|abito|abitiamo) (?:molto |davvero )?(?:poco|raramente|quasi mai|ogni tanto|a volte)\b|\bci (?:dormo|dormiamo) (?:solo|soltanto|solamente|e basta)$/;
/** Matches a double denial, which is not clear: «Non è che non ci abito». */
const DOUBLE_DENIAL = /\bnon (?:e|sia|sarebbe|significa|vuol dire) che (?:io |noi )?non\b/;
const OF_OTHERS =
  /\b(?:ci|ce) (?:abita|abitano|vive|vivono|sta|stanno) (?!solo)|\binquilin|\b(?:e )?affittata\b|\bin affitto\b|\bdata in affitto\b/;
const NOT_YET =
  /\bdev\w+ ancora \w+|\bmanca ancora\b|\bdev\w+ (?:far|prender|spostar|chieder|portar|mett|trasferir|cambiar|registrar)\w*\b|\bnon ancora\b|\bancora (?:no|non|da)\b|\bnon (?:\S+ )?(?:\S+ )?ancora\b|\baspett\w+|\bin (?:attesa|corso|arrivo|fase)\b|\bresidenza (?:\w+ )?(?:non|mai) (?:\w+ )?(?:fatt|pres|spostat|richiest|cambiat|trasferit|ottenut)\w*|\bsara\b|\b(?:pratica|domanda|richiesta)\b|\bappena (?:arriva|posso|mi danno|danno|la danno|fanno)\b|\b(?:avro|avremo|otterro)\b|\bper ora\b|tra poco|a breve|\b(?:penso|pensiamo|pensavo|vorrei|voglio) di\b|\bpresto\b|\b(?:la )?(?:prendo|prendero|cambio|cambiero|sposto|spostero|trasferi\w*|(?:sto|stiamo) [a-z]{2,}[ae]ndo\w*|chiedo|chiedero|faro)\b/;
const WAS =
  /\b(?:ero|eravamo) (?:\w+ )?residen|\bnon (?:\w+ )?piu residen|\b(?:fino a|una volta|prima) (?!casa)|\bavevo la residenza|\bresidenza\b.*\b(?:spostat|trasferit|cambiat|tolt|lasciat)a\b(?! (?:li|qui|qua)\b)|\b(?:ci|ce) (?:abitav|vivev|stav)\w+/;
/** Words that do not change the answer: «purtroppo no», «direi di sì». */
const COLOUR =
  /^(?:(?:purtroppo|per fortuna|fortunatamente|diciamo|direi(?: di| che)?|beh|eh|mah|ehm|allora|guarda|sinceramente|in realta|veramente)[\s,]+)+(?=(?:si|no)\b)/;
const YES =
  /^(?:si|sine|yes+|certo|certamente|certo che si|esatto|ok|yes|yep|giusto|confermo|vero|assolutamente|ovvio|ovviamente|si si|affermativo|proprio|eccome|come no|sicuro|sissignor[ea]?|signorsi|indubbiamente|esattamente)\b/;
const NO =
  /^(?:no|nope?|macche|assolutamente no|certo che no|ovviamente no|per niente|negativo|niente affatto|nossignor[ea]?|signorno|nono)\b/;
const LEAD = /^(?:(?:si|no|certo|ok|nope?|macche|assolutamente)\b[\s,.;!]*)+/;
const OF_ANOTHER =
  /\b(?:residenza|residente) (?:e )?(?:di |e )?(?:mi[ao]|su[ao]|loro|nostr[ao]) (?:moglie|marito|madre|padre|mamma|papa|nonn[ao]|figli[ao]|compagn[ao]|suocer[ao])|\b(?:mi[ao]) (?:moglie|marito|madre|padre|mamma|papa|nonn[ao]|figli[ao]|compagn[ao]|suocer[ao])\b.*\bresiden/;
const UNUSED = /d'estate|weekend|nessuno|sfitta|vuota/;
const ONLY_HOME = /\bdomicili/;
/** Matches another use of the home than living there: «Ce l'ho a Bari, qui lavoro». */
const ONLY_HERE = /\bqui (?:ci )?(?:lavor|studi|vengo|veniamo|sono solo|siamo solo)/;
const CONTRAST = /\b(?:ma|pero|invece|anche se|solo che)\b/;
const OF_TOWN = new RegExp(
  String.raw`\b(?:residen\w+|ce l'ho|ho la residenza|la residenza)\b.*\b(?:a|ad|in) (?!(?:casa|questa|quella|via|corso|piazza|viale|${MONTHS})\b)[a-z]+`,
);

/**
 * Whether the person is resident in the home. A statement about the residence counts first, then
 * one about living there, then a yes or no alone. Null = unclear.
 */
function readResidence(text: string): Residence | null {
  const said = toSaidText(text).replace(COLOUR, "");
  // The «no» of «no, è la casa al mare» answers the question and does not deny the words after it.
  const split = splitDenied(said.replace(LEAD, ""));
  const saysNo = NO.test(said);
  const saysYes = YES.test(said) && !saysNo;
  // «Mai avuta un'altra residenza» does not say whether this home is one.
  if (/\b(?:mai|non|nessun\w*)\b[^,;]*\baltr[ae] (?:cas[ae]|residenz[ae])\b/.test(said)) {
    return null;
  }
  // «No residente» may be «non residente» or «no, residente».
  if (/^(?:(?:si|ok|certo)[\s,]+)?no residen|^(?:si|ok|certo)[\s,]+no$/.test(said)) {
    return null;
  }
  if (
    DOUBLE_DENIAL.test(said) ||
    NOT_YET.test(said) ||
    WAS.test(said) ||
    (saysYes && /\b(?:e|o) no\b/.test(said))
  ) {
    return null;
  }
  const all = { ...split, said, saysNo, saysYes };
  return CLAIM.test(said) || ELSEWHERE.test(split.affirmed) ? toClaimed(all) : toLived(all);
}

type Said = { said: string; affirmed: string; denied: string; saysNo: boolean; saysYes: boolean };

/** Reads a statement about the residence itself, or about living in another place. */
function toClaimed({ said, affirmed, denied, saysNo, saysYes }: Said): Residence | null {
  const hasContrast = CONTRAST.test(said) || ONLY_HERE.test(said);
  const claims = affirmed.split(",").filter((clause) => CLAIM.test(clause));
  const elsewhere = claims.filter(
    (clause) => ELSEWHERE.test(clause) || (OF_TOWN.test(clause) && (hasContrast || saysNo)),
  );
  const here = claims.filter((clause) => !elsewhere.includes(clause));
  const isDenied = CLAIM.test(denied);
  if (claims.some((clause) => OF_ANOTHER.test(clause))) {
    return null;
  }
  if (here.length === 0 && !isDenied) {
    return saysYes && elsewhere.length === 0 ? null : "non-residente";
  }
  if (here.length > 0) {
    // «Sono residente a Lecce» may name the town of this home or another one.
    const isOfTown = here.some(
      (clause) => OF_TOWN.test(clause) && !/\b(?:qui|qua|li|ci)\b/.test(clause),
    );
    const isSure = !isDenied && elsewhere.length === 0 && !ELSEWHERE.test(affirmed) && !isOfTown;
    return isSure ? "residente" : null;
  }
  return saysYes && !hasContrast ? null : "non-residente";
}

/** Reads a statement about living in the home or using it, or a yes or no alone. */
function toLived({ said, affirmed, denied, saysNo, saysYes }: Said): Residence | null {
  const hasContrast = CONTRAST.test(said);
  if (SECOND.test(affirmed) || AT_TIMES.test(said)) {
    return saysYes ? null : "non-residente";
  }
  if (SECOND.test(denied)) {
    // «Sì, tranne d'estate» is a yes, although it denies some use.
    const unused = saysYes ? null : "non-residente";
    return UNUSED.test(denied) ? unused : "residente";
  }
  if (/\baffitt|\binquilin/.test(said) && saysNo && !CONTRAST.test(said)) {
    return "non-residente";
  }
  if (OF_OTHERS.test(said) || LITTLE.test(said) || ONLY_HOME.test(said)) {
    return null;
  }
  if (LIVING.test(denied)) {
    return saysYes ? null : "non-residente";
  }
  if (LIVING.test(affirmed)) {
    return saysNo || hasContrast ? null : "residente";
  }
  if (hasContrast) {
    return null;
  }
  return saysYes ? "residente" : saysNo ? "non-residente" : null;
}
