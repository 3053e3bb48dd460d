import { joinPatterns } from "../../text/join-patterns.ts";
import { FORMER, NO_MORE, WISHED } from "../../text/of-another-time.ts";
import {
  BY_ANOTHER,
  BY_ANOTHER_HOME,
  OF_ANOTHER,
  OF_ANOTHER_HOME,
  SOMEBODY_NAMED,
  STRANGER,
} from "../../text/of-others.ts";
import { MONTHS, SEASONS } from "../../text/time-words.ts";
import { findNumbers } from "./italian-number.ts";
import { NEUTRAL, NEUTRAL_FOR, NEUTRAL_OF } from "./neutral-phrases.ts";
import { CONTACT_OPERATORS } from "./of-contacts.ts";
import type { Subject } from "./subject.ts";
import { COMING, ELSEWHERE, YET_TO_DO } from "./unsettled.ts";

/**
 * Words that change the meaning of the words next to them. A reader may use such a word; if it did
 * not, the answer is asked back (`unread.ts`). All patterns match spoken text.
 */

const DENIAL =
  /\b(?:non|no|neanche|nemmeno|neppure|mai|mica|senza|niente|nulla|nessun[oa]?|tutt'altro)\b/g;
/** Matches words that deny a figure: «Neanche 2700», «mica 3». */
const LEAST = /^(?:mica|neanche|nemmeno|neppure)\b/;

/**
 * Matches a denial at the beginning of a clause. «Non lo so, siamo in 3», «non siamo tanti 3» and
 * «nu migliaio», whose «nu» is read as «non», deny no figure.
 */
const DENIES =
  /^non (?!(?:lo |la |ne )?so\b|(?:mi )?ricord|(?:(?:mi|ne|ci) )?(?:[a-z]+ )?(?:molt|tant)|(?:migliai|centinai|pai)o\b)/;

/** Whether the first clause denies a figure: «Non pago 900». */
function deniesFigure(said: string): boolean {
  const [clause = ""] = said.split(/[,;]|\.(?=\s|$)/);
  return LEAST.test(said) || (DENIES.test(clause) && findNumbers(clause).length > 0);
}

const TO_COME = joinPatterns([
  COMING,
  /\b(?:(?:tra|fra) poco|in corso|(?:ho|abbiamo) (?:ri)?chiest[oaie]|presto|poi|(?:tra|fra) (?:un[ao]?|due|tre|quattro|qualche|poch[ie]|\d+) (?:ann[oi]|mes[ei]|settiman[ae]|giorn[oi])|\w{3,}(?:ero|eremo|eranno|iro|iremo|iranno|aranno)(?<!intero|numero|libero|pensiero|estero|nero|vero|leggero)|sara|saranno|dal primo|da (?:mont|fare|install)\w*|aspett\w+|appena (?:posso|arriv\w+|mi|ci))\b/,
]);
const SEASON = new RegExp(
  String.raw`\b(?:${SEASONS}|natale|pasqua|capodanno|ferragosto|ferie|vacanz[ae]|feste|weekend|fine settimana|${MONTHS})\b`,
);
/** Matches a place of work: «Il clima del negozio» does not cool a home. */
const WORKPLACE =
  /\b(?:in|de[li]|dell[ao]|dell'|ne[li]|nell[ao]|nell'|col|il|al|all[ao]|all'|di|lo|la|sotto) ?(?:ufficio|negozio|laboratorio|bar|officina|studio|ditta|azienda|albergo|hotel|ristorante|pizzeria|palestra|capannone|magazzino|stalla|fabbrica|scuola|salone|farmacia|agriturismo|locanda|parrocchia|circolo)\b/;
const AT_WORK = joinPatterns([WORKPLACE]);
const AWAY = joinPatterns([
  ELSEWHERE,
  /\b(?:(?:in|del|dell'|nel|nell'|col|il|al|all'|di|lo|sotto) ?(?:mansarda|taverna)|(?:il|col|del|al) (?:box|garage)|condominio|piscina|vicin[oaie]|inquilin[oaie]|suocer[oaie]|nonn[oaie]|genitori|fratello|sorella|cugin[oaie]|amic[oaie]|figli[oae]?|mia madre|mio padre|dai miei|altr[ao] (?:casa|contatore|appartamento))\b/,
]);
/** Matches several things with one purpose each: «Uno per la cassa, uno per i tavoli». */
const ONE_EACH =
  /\b(?:un[oa]|due|[123])\b.*[ ,](?:un[oa]|due|l'altr[oa]|[123]) (?:per|da|con|in|al?|fiss[oi]|mobil[ei]|portatil[ei])\b/;
/** Matches an excluded time: «La mattina lavoro» excludes the morning. */
const BUSY =
  /\b(?:lavor(?:o|iamo)|dorm(?:o|iamo)|studio|sono (?:occupat|impegnat|fuori|via|a scuola)\w*)\b/;
const SHARE =
  /\b(?:meta|doppio|triplo|(?:un|due) (?:terz[oi]|quarto)|a testa|per persona|ciascun[oa]|ognun[oa]|di cui|divis[oaie]|a piano|(?:il|la) (?:resto|rimanenza|differenza)|a rate|(?:di|in) acconto)\b/;
const SUM =
  /\+ (?:un[oa]?|\d+)\b|\+|\bpiu (?:il|lo|la|l'|i|gli|le|un|uno|una|\d+|quell\w+|altr\w+)\b|\b(?:compres[oaie]|inclus[oaie]|insieme|oltre a|esclus[oaie]|detratt[oaie]|arretrat[oi])\b|\bmeno (?:il|lo|la|l'|i|gli|le|un|uno|una|\d+|quell\w+|di prima)\b|\b(?:in|di) (?:piu|meno)\b/;
const DOUBT =
  /\b(?:dipende|forse|chissa|o no|(?:boh|mah)$|a volte|talvolta|a seconda|secondo (?:i|le|il|la) (?:mes[ei]|period[oi]|stagion[ei]|giornat[ae])|(?<=\bchi [^,]{1,30} )chi)\b/;
/** Matches a promise to answer later: «Devo chiedere a mio marito», «te lo dico dopo». */
const DEFERRED =
  /\b(?:devo|dovrei|dobbiamo|bisogna che) (?:chied|domand|sent|guard|controll|ved)\w+|\b(?:ti|te lo|ve lo|vi) (?:dico|faccio sapere|diro) (?:dopo|poi|domani)\b|\bpoi (?:ti|te lo|ve lo|vi) (?:dico|faccio)\b|\bci penso\b|\b(?:vediamo|ne parlo|parlo|decido|decidiamo) (?:con|cosa dice)\b|\bche (?:l[oaie] )?(?:guard|controll|chied|verific|domand)o\b|\bfammi (?:chied|guard|controll|ved)\w+/;
const ALTERNATIVE = /(?<=\S )o\b|\b(?:oppure|entramb[ie])\b|\bsia\b.*\b(?:sia|che)\b/;
const IF = /\b(?:se|qualora|purche|a patto|basta che)\b/;
const CONDITION = joinPatterns([IF, /\bquando\b/]);
const PLUS = /\+ (?:un[oa]?|\d+)\b|\+|\b(?:piu|meno) (?:un|uno|una|\d+)\b|\boltre a\b/;
const EXCEPTION = /\b(?:tranne|eccetto|salvo|fuorche|a parte|meno che|al di fuori)\b/;

/**
 * Matches a comparison with another thing: «Che costi meno di un SUV», «più piccola di una
 * berlina».
 */
const COMPARED =
  /\b(?:piu|meno) (?:[a-z]+ )?(?:di|dell[oa]|rispetto) (?:ad? )?(?:un[oa]?|quell[oa])\b/;
/**
 * Matches a change, before which the figure held: «Meno dell'anno scorso, che era 3.000», «l'anno
 * scorso 2.600, quest'anno di più», «era 3, l'ho aumentata».
 */
const CHANGED = joinPatterns([
  /(?<!\d.*)\b(?:meno|piu) (?:di |del |dell[ao] |dell'|rispetto (?:a |al |alla |all'))(?:(?:anno|mese) scorso|quell[aoei]|altr[aoei]|prima|quest[ao]|solito|ultim[ao])\b/,
  /(?<=\d.*)\b(?:quest'anno|ora|adesso|oggi|stavolta) (?:[a-z']+ ){0,2}(?:piu|meno|(?:aument|cal|sal|abbass|alz|diminu|cresc|ridott|sces)\w*)\b(?!.*\d)/,
  /(?<=\bera(?:no)? .*)\s(?:l'|li |le )?(?:ho|abbiamo|hanno) (?:[a-z]+ )?(?:aument|cal|abbass|alz|diminu|ridott|raddopp|potenzi|cambi)\w*(?!.*\d)/,
]);
/** Matches a mere wish: «Induzione? Magari!» */
const UNREAL = /\bmagari\b/;
/** Matches irony: «Altro che 3 kW», «macché SUV», «900 un corno». */
const IRONY =
  /\b(?:macche|altro che|ma qual[ei]|figurati|figuriamoci|(?:un|col|sto) (?:corno|cavolo|tubo|piffero|cazzo)|scherz(?:o|avo|i|etto)|(?:neanche|nemmeno) (?:per (?:sogno|idea)|mort[oa])|non se ne parla|(?:il|un) sogno|sognar\w+|no di certo|non (?:direi|ho detto|credo|penso))\b/;
/** Matches a supposition: «Mettiamo che siano 3.000», «se fosse per il negozio?». */
const SUPPOSED =
  /\bse (?:[a-z']+ )?[a-z]+(?:ssi|sse|ssimo|ssero)\b|\b(?:mettiamo|poniamo|supponiamo|ammettiamo|ipotizziamo|facciamo) (?:caso |(?:il )?caso )?che\b|\b(?:ipotizz\w+|poniamo|supponiamo|ipotesi|(?:facendo|facciamo|fai) finta|potrebb\w+ essere|in teoria|teoricamente|fosse(?:ro)?|nel caso|eventualmente)\b/;
/** Matches hearsay and averages: «In pubblicità dicono 1 giga», «una famiglia tipo fa 2.700». */
const HEARSAY =
  /\b(?:dicono|dicev(?:a|ano)|giurav(?:a|ano)|promettev(?:a|ano)|assicurav(?:a|ano)|garantiv(?:a|ano)|si dice|ho (?:letto|sentito)|mi (?:ha|hanno|han) (?:dett|consigliat|promess|propost|offert)[oaie]|mi dicono|(?:in|nella|la) pubblicita|spot|(?:su|di) (?:internet|google|facebook|wikipedia)|google|chat ?gpt|(?:famigli|client|utent|consumator|cas)\w+ (?:tipo|medi[oa])|media (?:nazionale|italiana|delle famiglie)|la gente|il mercato e)\b/;

const COMMON = [DOUBT, ALTERNATIVE, EXCEPTION, DEFERRED, IRONY, SUPPOSED, HEARSAY];
/** Matches a second thing that is added: «Casa più stalla». */
const ONE_MORE =
  /(?<=[a-z]{3} )(?<!\b(?:di|sempre|molto|costa|\w*paga\w*|spend\w+|consum\w+) )piu (?!o meno|di |che |bass|alt|conven|econom|car|facil|sempl)(?=[a-z]{3})/;
const WAS = /\b(?:era|erano|scadut[oaie])\b/;
/** Matches something given up: «Ho chiuso l'attività». */
const GIVEN_UP =
  /\b(?:ho|abbiamo) (?:\w+ )?(?:chius|vendut|cedut|dismess|lasciat)[oaie]\b|\b(?:avevo|avevamo|ero|eravamo)\b/;
const NOT_NOW = [
  WISHED,
  TO_COME,
  YET_TO_DO,
  NO_MORE,
  SEASON,
  WORKPLACE,
  AWAY,
  OF_ANOTHER,
  BY_ANOTHER,
  STRANGER,
  FORMER,
  CONDITION,
];
/** Matches the reason after a no: «No, è dei nonni, al mare». */
const AFTER_A_NO = joinPatterns([...COMMON, WISHED, TO_COME, NO_MORE]);
/**
 * Matches a figure of something else: «Di affitto pago 700», «ho prodotto 3000 kWh», «mi hanno
 * rimborsato 140».
 */
const OF_SOMETHING_ELSE =
  /\b(?:di affitto|l'affitto|la (?:mia )?pensione|la stufa|l'auto|la macchina) (?:\w+ ){0,2}(?=\d|mill|cent|du|tre|quatt|cinq)|\b(?:risparmi(?:o|amo|at\w+)|rimborsat\w+|mi dev\w+|vint[oaie]|prodott[oaie]|produc\w+|immett\w+|immess[oaie]|autoconsum\w+)\b/;
/** Matches a figure of the present car: «L'auto ha 15.000 km», «la mia ha 3 anni». */
const OF_OWN_CAR =
  /\b(?:(?:l'|un')?auto|macchina|vettura|la mia|quell[ao] (?:di (?:adesso|ora|prima)|attuale|che (?:ho|abbiamo)))\b[^,;]* ha\b|\b(?:ce l'|l')(?:ho|abbiamo) da\b/;
/** Matches a figure of several people or payments: «I miei pagano 200», «il più alto 200». */
const OF_MANY =
  /(?<!\b(?:mi|ci) )\b(?:pagano|spendono|consumano|incassano|fatturano)\b|\b(?:il|la) (?:piu|meno) (?!pallid)\w+/;
/** Matches a day's takings, which are not one receipt: «Ieri ho incassato 300». */
const OF_TAKINGS =
  /\b(?:incass\w+|guadagn\w+|fattur\w+|vend\w+|spes[oae]|spend\w+|costo|costi|affitt\w+|stipend\w+|commission\w+)\b/;
const OF_A_FIGURE = [...COMMON, ...NOT_NOW, SHARE, SUM, OF_MANY, OF_SOMETHING_ELSE, CHANGED];
const OPERATORS: Readonly<Record<Subject, RegExp>> = {
  present: joinPatterns([...COMMON, ...NOT_NOW, WAS, UNREAL]),
  list: joinPatterns([...COMMON, ...NOT_NOW, UNREAL]),
  figure: joinPatterns(OF_A_FIGURE),
  price: joinPatterns([...OF_A_FIGURE, OF_TAKINGS]),
  people: joinPatterns([
    ...COMMON,
    WISHED,
    TO_COME,
    NO_MORE,
    SEASON,
    CONDITION,
    PLUS,
    SOMEBODY_NAMED,
    STRANGER,
    FORMER,
  ]),
  wish: joinPatterns([
    ...COMMON,
    NO_MORE,
    FORMER,
    CONDITION,
    OF_ANOTHER,
    BY_ANOTHER,
    STRANGER,
    ONE_EACH,
    COMPARED,
  ]),
  amount: joinPatterns([
    ...COMMON,
    NO_MORE,
    FORMER,
    CONDITION,
    OF_ANOTHER,
    BY_ANOTHER,
    STRANGER,
    OF_OWN_CAR,
    SHARE,
    SUM,
    CHANGED,
  ]),
  time: joinPatterns([...COMMON, IF, SEASON, OF_ANOTHER, BY_ANOTHER, STRANGER, BUSY]),
  months: joinPatterns([...COMMON, CONDITION, OF_ANOTHER, BY_ANOTHER, STRANGER, FORMER, CHANGED]),
  whom: joinPatterns([...COMMON, CONDITION, OF_ANOTHER, GIVEN_UP, ONE_MORE]),
  name: joinPatterns([
    ...COMMON,
    WISHED,
    TO_COME,
    FORMER,
    IF,
    OF_ANOTHER_HOME,
    BY_ANOTHER_HOME,
    STRANGER,
  ]),
  contact: joinPatterns([...COMMON, CONTACT_OPERATORS]),
};

/** A part of a spoken text, by its positions. */
type Span = { from: number; to: number };

/**
 * The neutral phrases of a text. For a business they include the place of work, where its supply
 * is.
 */
export function findNeutral(said: string, subject: Subject, isBusiness = false): Span[] {
  const own = NEUTRAL_OF[subject];
  return [
    ...toSpans(said, NEUTRAL),
    ...(own === undefined ? [] : toSpans(said, own)),
    ...(isBusiness ? toSpans(said, AT_WORK) : []),
  ];
}

/**
 * The denials of a text, and its other operators. A denial at the beginning counts only if it
 * denies a figure or stands before a contact.
 */
export function findOperators(
  said: string,
  { subject, isNo, isBusiness = false }: { subject: Subject; isNo: boolean; isBusiness?: boolean },
): { denials: Span[]; others: Span[] } {
  const own = NEUTRAL_FOR[subject];
  const neutral = [
    // «Mi pare» softens a figure, but an uncertain contact is asked about.
    ...(subject === "contact" ? [] : findNeutral(said, subject, isBusiness)),
    ...(own === undefined ? [] : toSpans(said, own)),
  ];
  const isChanging = (span: Span) => !neutral.some((phrase) => isWithin(span, phrase));
  return {
    denials: toSpans(said, DENIAL).filter(
      (span) =>
        (span.from > 0 ||
          subject === "contact" ||
          (["figure", "price", "amount", "people", "months"].includes(subject) &&
            deniesFigure(said))) &&
        isChanging(span),
    ),
    others: toSpans(said, isNo ? AFTER_A_NO : OPERATORS[subject]).filter(isChanging),
  };
}

/** Whether a part of a text lies within another one. */
export function isWithin(part: Span, whole: Span): boolean {
  return whole.from <= part.from && part.to <= whole.to;
}

function toSpans(said: string, pattern: RegExp): Span[] {
  return [...said.matchAll(pattern)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
}
