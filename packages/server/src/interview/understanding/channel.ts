import type { Channel } from "@volpe/contract";
import { saysUnknown } from "../../text/spoken-text.ts";
import { hasDenial, splitDenied } from "./negation.ts";
import { toSaidText } from "./spelling.ts";

type ChannelReading =
  | { status: "chosen"; channel: Channel }
  /** The text declines a call and names no other channel. */
  | { status: "no-call" }
  /** The text declines every contact. */
  | { status: "no-contact" }
  | { status: "several" }
  | { status: "not-understood" };

// Matches words for e-mail. «Per posta» may mean a letter.
const EMAIL = /@|\be-?mai|\be mail|\bmail|\bi?meil|posta elettronic|gmail/;
const WHATSAPP =
  /\bwhat'?s|\bwh?a?t+s|wapp|wazz?ap|w(?:h)?ats|\bwa\b|\bwp\b|\bu[ao]{1,2}[tz]{1,2}s?a|messagg/;
const BY_VOICE = /telefon|chiam|cellular|\bcell\b|\bvoce\b|squill/;
const CALL = new RegExp(`${BY_VOICE.source}|contatt`);
/**
 * Matches words that decline every contact: «Non desidero essere contattato», «nessuno mi deve
 * contattare».
 */
const NO_CONTACT =
  /^(?:non|nessuno)(?: (?:mi|ci|dev\w+|dovet?e|vogli\w+|vorre\w+|desider\w+|gradi\w+|intend\w+|che|essere|serve|occorre|e necessario))* (?:ri)?contatt(?:at[oaie]|are|ar[mc]i|atemi|ateci|i|ino)?(?: (?:da nessuno|piu|mai|grazie))*$/;

/** Matches a dislike of calls: «Le telefonate mi danno fastidio». */
const DISLIKED_CALL =
  /(?:\b(?:perche|che|tanto|le|la|il|i|al) )*\b(?:telefon\w+|chiamat\w+)[^,;.]*\b(?:fastidi\w*|odi[oa]|detest\w+|disturb\w+|stress\w*|ansia)\b[^,;.]*/g;

const WRITTEN = /\b(?:mand|invi|spedi|scriv)\w+/;

const LEAD =
  "(?:(?:si|ok|va bene|certo|preferisco|preferirei|meglio|direi|scelgo|vorrei|voglio|sentirvi|sentirti|sentirci)\\s+)*";
const BY = "(?:(?:il|al|per|via|con|col|sul|tramite|a|una|un|la|(?:colpo|giro|squillo) di)\\s+)*";
const BY_NAME = new RegExp(
  `^${LEAD}${BY}(?:telefono|telefonata|telefonicamente|chiamata|cell|cellulare|voce)(?:\\s+(?:per favore|grazie(?: mille)?|va bene|ok))?$`,
);
const BY_WISH =
  /^(?:(?:si|ok),? )?(?:chiamat|telefonat)e (?:pure|voi)\b|\b(?:ri)?(?:chiamami|chiamatemi|telefonami|telefonatemi)\b|\bmi (?:telefoni(?:ate)?|chiami(?:ate)?|telefonate|chiamate)\b(?! (?:piu|mai))|\b(?:(?:fa|da)(?:te|i|m)?mi|(?:mi )?(?:fate|fai|date|dai)) (?:uno squillo|uno squillino|una telefonata|una chiamata|un colpo di telefono)\b|\bmi (?:fai|fate|faccia|facciate) (?:ri)?(?:chiamare|telefonare)\b|\bessere (?:ri)?(?:chiamat|contattat)[oaie](?: (?:per|al) telefono)?\b|\b(?:mi )?(?:puoi|potete|puo|potreste) (?:(?:ri)?chiamar|telefonar|contattar)(?:e|mi)\b|\b(?:sentiamoci|sentirci|contattatemi|contattami) (?:per|al) telefono\b/;

/**
 * The channel that a text asks for. A call counts only if the text has no denial and no question,
 * because nobody may be called without a request.
 */
export function readChannel(text: string): ChannelReading {
  const plain = toSaidText(text).replace(DISLIKED_CALL, "non telefono");
  // The reason of «Al telefono, che non ci vedo bene» does not deny the call.
  const [claim = ""] = plain.split(/[\s,]+(?:che|perche|siccome|visto che|dato che|tanto) /);
  const isOpen = !text.includes("?") && !saysUnknown(text);
  const ofClaim = claim === plain || hasDenial(claim) || !isOpen ? [] : findNamed(claim);
  if (ofClaim.length === 1 && ofClaim[0] !== undefined) {
    return ofClaim[0] === "telefono" && !asksForCall(claim)
      ? { status: "not-understood" }
      : { status: "chosen", channel: ofClaim[0] };
  }
  const { affirmed, denied } = splitDenied(plain);
  const written = findNamed(affirmed).filter((each) => each !== "telefono");
  const [channel] = written;
  const named = CALL.test(affirmed) && !CALL.test(denied);
  // «Mandamelo e poi mi chiami» asks for two channels.
  const isBoth = named && (channel !== undefined || WRITTEN.test(affirmed));
  if (written.length > 1 || isBoth) {
    return { status: "several" };
  }
  if (channel !== undefined) {
    return { status: "chosen", channel };
  }
  if (affirmed === "" && NO_CONTACT.test(denied)) {
    return { status: "no-contact" };
  }
  if (BY_VOICE.test(denied) && !EMAIL.test(denied) && !saysUnknown(text)) {
    return { status: "no-call" };
  }
  return named && !hasDenial(text) && !text.includes("?") && asksForCall(plain)
    ? { status: "chosen", channel: "telefono" }
    : { status: "not-understood" };
}

function findNamed(words: string): Channel[] {
  return [
    ...(EMAIL.test(words) ? (["email"] as const) : []),
    ...(WHATSAPP.test(words) ? (["whatsapp"] as const) : []),
    ...(CALL.test(words) ? (["telefono"] as const) : []),
  ];
}

/** Whether the text withdraws a request for a call. */
export function declinesCall(text: string): boolean {
  const plain = toSaidText(text);
  return (
    CALL.test(splitDenied(text).denied) ||
    /^(?:mai|nessuna?|no|no grazie|niente|annulla|lascia (?:stare|perdere))$|\b(?:cambiato idea|ripensandoci|ci ho ripensato)\b/.test(
      plain,
    )
  );
}

/** Matches a time for calls, which denies none: «Telefono, ma solo dopo le 18». */
const AT_A_TIME =
  /[\s,]+(?:(?:ma|pero|solo|se possibile|meglio|possibilmente)[\s,]+)*(?:dopo|prima|verso|dalle|dall'|alle|tra|fra|la|di|il|in|nel|a)\b[^?]*(?:\d|mattin|pomerig|sera|pranzo|cena|lavoro)\w*$/;

function asksForCall(plain: string): boolean {
  return BY_NAME.test(plain.replace(AT_A_TIME, "").replace(/,/g, "")) || BY_WISH.test(plain);
}
