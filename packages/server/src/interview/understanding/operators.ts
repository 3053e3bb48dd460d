import { joinPatterns } from "./join-patterns.ts";
import { CONTACT_NEUTRAL, CONTACT_OPERATORS } from "./of-contacts.ts";
import {
  BY_ANOTHER,
  BY_ANOTHER_HOME,
  OF_ANOTHER,
  OF_ANOTHER_HOME,
  SOMEBODY_NAMED,
  STRANGER,
} from "./of-others.ts";

/**
 * Words that change what stands beside them. A reader may use them; if it did not, the answer is asked
 * back (`unread.ts`). All patterns match spoken text.
 */

/** What the answers of a question speak of. It decides which words may change them. */
export type Subject =
  /** Something that a person has or is now. */
  | "present"
  /** Several such things. */
  | "list"
  /** A figure of what is now. */
  | "figure"
  /** How many people there are. */
  | "people"
  /** Something that a person wants. */
  | "wish"
  /** A figure of such a thing. */
  | "amount"
  /** A moment. */
  | "time"
  /** The months of a bill. */
  | "months"
  /** A product, or for whom it is. */
  | "whom"
  /** A name, among other words. */
  | "name"
  /** An e-mail address or a telephone number. */
  | "contact";

const DENIAL =
  /\b(?:non|no|neanche|nemmeno|neppure|mai|mica|senza|niente|nulla|nessun[oa]?|tutt'altro)\b/g;
/** «Neanche 2700», «mica 3». */
const LEAST = /^(?:mica|neanche|nemmeno|neppure)\b/;
export const WISHED =
  /\b(?:vorrei|vorremmo|voglio|vogliamo|penso di|pensavo|pensiamo|sto per|stiamo per|dovrei|dovremmo|potrei|mi piacerebbe|spero)\b/;
const TO_COME =
  /\b(?:(?:sto|stiamo) [a-z]{2,}[ae]ndo\w*|prossim[oaie]|a breve|(?:tra|fra) poco|in futuro|in arrivo|in programma|in corso|(?:ho|abbiamo) (?:ri)?chiest[oaie]|domani|presto|poi|(?:tra|fra) (?:un[ao]?|due|tre|quattro|qualche|poch[ie]|\d+) (?:ann[oi]|mes[ei]|settiman[ae]|giorn[oi])|\w{3,}(?:ero|eremo|eranno|iro|iremo|iranno|aranno)(?<!intero|numero|libero|pensiero|estero|nero|vero|leggero)|sara|saranno|avro|faro|dal primo|da (?:mont|fare|install)\w*|ordinat[oaie]|in attesa|aspett\w+|appena (?:posso|arriv\w+|mi|ci))\b/;
export const NO_MORE =
  /\b(?:avev[oai]|avevamo|c'era(?:no)?|ero|eravamo|usav[oa]|usavamo|una volta|in passato|(?:anni|mesi|tempo) fa|fino (?:a ieri|all'anno|al 20\d\d|a (?:[a-z]+(?:bre|aio|zo|ile|gio|gno|lio|sto)))|tolt[oaie]|levat[oaie]|vendut[oaie]|smontat[oaie]|(?<!e )rott[oaie]|spent[oaie]|buttat[oaie]|pers[oaie]|strappat[oaie]|guast[oaie]|staccat[oaie]|disdett[oaie]?|(?<!\bla )prima(?! casa))\b/;
const SEASON =
  /\b(?:estate|estiv[oaie]|inverno|invernal[ei]|autunno|primavera|natale|pasqua|capodanno|ferragosto|ferie|vacanz[ae]|feste|weekend|fine settimana|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)\b/;
/** «Il clima del negozio» is none of a home. */
const WORKPLACE =
  /\b(?:in|de[li]|dell[ao]|dell'|ne[li]|nell[ao]|nell'|col|il|al|all[ao]|all'|di|lo|la|sotto) ?(?:ufficio|negozio|laboratorio|bar|officina|studio|ditta|azienda|albergo|hotel|ristorante|pizzeria|palestra|capannone|magazzino|stalla|fabbrica|scuola|salone|farmacia|agriturismo|locanda|parrocchia|circolo)\b/;
const ELSEWHERE =
  /\b(?:(?:in|del|dell'|nel|nell'|col|il|al|all'|di|lo|sotto) ?(?:mansarda|taverna)|(?:il|col|del|al) (?:box|garage)|al lavoro|altrove|all[ae] colonnin[ae]|colonnine|pubblic[oaie]|al mare|in montagna|in campagna|condominial[ei]|condominio|piscina|vicin[oaie]|inquilin[oaie]|suocer[oaie]|nonn[oaie]|genitori|fratello|sorella|cugin[oaie]|amic[oaie]|figli[oae]?|mia madre|mio padre|dai miei|altr[ao] (?:casa|contatore|appartamento))\b/;
/** «Nella vecchia casa 3.000». */
export const FORMER =
  /\b(?:vecchi[oa]|precedent[ei]|altr[oa]) (?:cas[ae]|appartamento|abitazione|contratto|contatore|linea|fornitore|gestore|operatore|auto|macchina)\b|\b(?:cas[ae]|contratto|contatore|linea|auto|macchina) (?:vecchi[oa]|precedente|di prima)\b|\bai (?:miei )?tempi\b|\bun tempo\b/;
/** «Uno per la cassa, uno per i tavoli». */
const ONE_EACH =
  /\b(?:un[oa]|due|[123])\b.*[ ,](?:un[oa]|due|l'altr[oa]|[123]) (?:per|da|con|in|al?|fiss[oi]|mobil[ei]|portatil[ei])\b/;
/** «La mattina lavoro» excludes the morning. */
const BUSY =
  /\b(?:lavor(?:o|iamo)|dorm(?:o|iamo)|studio|sono (?:occupat|impegnat|fuori|via|a scuola)\w*)\b/;
const SHARE =
  /\b(?:meta|doppio|triplo|(?:un|due) (?:terz[oi]|quarto)|a testa|per persona|ciascun[oa]|ognun[oa]|di cui|divis[oaie]|a piano|(?:il|la) (?:resto|rimanenza|differenza)|a rate|(?:di|in) acconto)\b/;
const SUM =
  /\+ (?:un[oa]?|\d+)\b|\+|\bpiu (?:il|lo|la|l'|i|gli|le|un|uno|una|\d+|quell\w+|altr\w+)\b|\b(?:compres[oaie]|inclus[oaie]|insieme|oltre a|esclus[oaie]|detratt[oaie]|arretrat[oi])\b|\bmeno (?:il|lo|la|l'|i|gli|le|un|uno|una|\d+|quell\w+|di prima)\b|\b(?:in|di) (?:piu|meno)\b/;
const DOUBT =
  /\b(?:dipende|forse|chissa|o no|(?:boh|mah)$|a volte|talvolta|a seconda|secondo (?:i|le|il|la) (?:mes[ei]|period[oi]|stagion[ei]|giornat[ae])|(?<=\bchi [^,]{1,30} )chi)\b/;
/** «Devo chiedere a mio marito», «te lo dico dopo»: the answer is still to come. */
const DEFERRED =
  /\b(?:devo|dovrei|dobbiamo|bisogna che) (?:chied|domand|sent|guard|controll|ved)\w+|\b(?:ti|te lo|ve lo|vi) (?:dico|faccio sapere|diro) (?:dopo|poi|domani)\b|\bpoi (?:ti|te lo|ve lo|vi) (?:dico|faccio)\b|\bci penso\b|\b(?:vediamo|ne parlo|parlo|decido|decidiamo) (?:con|cosa dice)\b|\bfammi (?:chied|guard|controll|ved)\w+/;
const ALTERNATIVE = /(?<=\S )o\b|\b(?:oppure|entramb[ie])\b|\bsia\b.*\b(?:sia|che)\b/;
const IF = /\b(?:se|qualora|purche|a patto|basta che)\b/;
const CONDITION = joinPatterns([IF, /\bquando\b/]);
const PLUS = /\+ (?:un[oa]?|\d+)\b|\+|\b(?:piu|meno) (?:un|uno|una|\d+)\b|\boltre a\b/;
const EXCEPTION = /\b(?:tranne|eccetto|salvo|fuorche|a parte|meno che|al di fuori)\b/;

/** «Che costi meno di un SUV», «più piccola di una berlina». */
const COMPARED =
  /\b(?:piu|meno) (?:[a-z]+ )?(?:di|dell[oa]|rispetto) (?:ad? )?(?:un[oa]?|quell[oa])\b/;
/** «Induzione? Magari!» */
const UNREAL = /\bmagari\b/;
/** «Altro che 3 kW», «macché SUV», «900 un corno». */
const IRONY =
  /\b(?:macche|altro che|ma qual[ei]|figurati|figuriamoci|(?:un|col|sto) (?:corno|cavolo|tubo|piffero|cazzo)|scherz(?:o|avo|i|etto)|(?:neanche|nemmeno) (?:per (?:sogno|idea)|mort[oa])|non se ne parla|(?:il|un) sogno|sognar\w+|no di certo|non (?:direi|ho detto|credo|penso))\b/;
/** «Mettiamo che siano 3.000», «se fosse per il negozio?». */
const SUPPOSED =
  /\bse (?:[a-z']+ )?[a-z]+(?:ssi|sse|ssimo|ssero)\b|\b(?:mettiamo|poniamo|supponiamo|ammettiamo|ipotizziamo|facciamo) (?:caso |(?:il )?caso )?che\b|\b(?:ipotizz\w+|poniamo|supponiamo|ipotesi|(?:facendo|facciamo|fai) finta|potrebb\w+ essere|in teoria|teoricamente|magari fosse\w*|nel caso|eventualmente)\b/;
/** «In pubblicità dicono 1 giga», «una famiglia tipo fa 2.700». */
const HEARSAY =
  /\b(?:dicono|dicevano|si dice|ho (?:letto|sentito)|mi (?:ha|hanno|han) (?:dett|consigliat|promess|propost|offert)[oaie]|mi dicono|(?:in|nella|la) pubblicita|spot|(?:su|di) (?:internet|google|facebook|wikipedia)|google|chat ?gpt|(?:famigli|client|utent|consumator|cas)\w+ (?:tipo|medi[oa])|media (?:nazionale|italiana|delle famiglie)|la gente|il mercato e)\b/;

const COMMON = [DOUBT, ALTERNATIVE, EXCEPTION, DEFERRED, IRONY, SUPPOSED, HEARSAY];
/** «Ho chiuso l'attività». */
/** «Casa più stalla». */
const ONE_MORE =
  /(?<=[a-z]{3} )(?<!\b(?:di|sempre|molto|costa|\w*paga\w*|spend\w+|consum\w+) )piu (?!o meno|di |che |bass|alt|conven|econom|car|facil|sempl)(?=[a-z]{3})/;
const WAS = /\b(?:era|erano|scadut[oaie])\b/;
/** A wish may depend on this, but a fact may not. */
const IF_POSSIBLE = /\bse (?:possibile|si puo|serve|va bene)\b/g;
/** «Quattro contando il nonno». */
const COUNTED_IN =
  /\b(?:contando|compres[oaie]|inclus[oaie]) (?:anche )?(?:(?:il|la|i|le|l'|mi[oa]) ?)?\w+|\b(?:\d+|due|tre|quattro|cinque|sei|sette|otto) con (?:(?:il|la|l'|mi[oa]) ?)+\w+|\bsenza (?:figli|bambini|animali)\b/g;
/** «Vivo solo da quando è mancata mia moglie». */
const LOST = /\b(?:mort|mancat|scompars|vedov|separat|divorziat)[oaie]\b[^,;]*/;
/** «Il wifi non prende» is why something else is looked for. */
const COMPLAINT =
  /\bnon (?:mi |ci )?(?:prend\w+|funziona\w*|va(?: bene| mai)?|arriva|regge|tiene|conviene|bast\w+|piac\w+)\b/g;
const NEUTRAL_FOR: Readonly<Partial<Record<Subject, RegExp>>> = {
  whom: joinPatterns([COMPLAINT, IF_POSSIBLE]),
  wish: IF_POSSIBLE,
  amount: IF_POSSIBLE,
  time: IF_POSSIBLE,
  months: IF_POSSIBLE,
  name: IF_POSSIBLE,
  people: joinPatterns([COUNTED_IN, LOST]),
  contact: CONTACT_NEUTRAL,
};
const GIVEN_UP =
  /\b(?:ho|abbiamo) (?:\w+ )?(?:chius|vendut|cedut|dismess|lasciat)[oaie]\b|\b(?:avevo|avevamo|ero|eravamo)\b/;
const NOT_NOW = [
  WISHED,
  TO_COME,
  NO_MORE,
  SEASON,
  WORKPLACE,
  ELSEWHERE,
  OF_ANOTHER,
  BY_ANOTHER,
  STRANGER,
  FORMER,
  CONDITION,
];
/** «No, è dei nonni, al mare»: the words after a no say why. */
const AFTER_A_NO = joinPatterns([...COMMON, WISHED, TO_COME, NO_MORE]);
/** «Di affitto pago 700», «ho prodotto 3000 kWh», «mi hanno rimborsato 140». */
const OF_SOMETHING_ELSE =
  /\b(?:di affitto|l'affitto|la (?:mia )?pensione|la stufa|l'auto|la macchina) (?:\w+ ){0,2}(?=\d|mill|cent|du|tre|quatt|cinq)|\b(?:risparmiat\w+|rimborsat\w+|mi dev\w+|vint[oaie]|prodott[oaie]|produc\w+|immett\w+|immess[oaie]|autoconsum\w+)\b/;
/** «I miei pagano 200», «il più alto 200». */
const OF_MANY =
  /(?<!\b(?:mi|ci) )\b(?:pagano|spendono|consumano|incassano|fatturano)\b|\b(?:il|la) (?:piu|meno) (?!pallid)\w+/;
const OPERATORS: Readonly<Record<Subject, RegExp>> = {
  present: joinPatterns([...COMMON, ...NOT_NOW, WAS, UNREAL]),
  list: joinPatterns([...COMMON, ...NOT_NOW, UNREAL]),
  figure: joinPatterns([...COMMON, ...NOT_NOW, SHARE, SUM, OF_MANY, OF_SOMETHING_ELSE]),
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
    SHARE,
    SUM,
  ]),
  time: joinPatterns([...COMMON, IF, SEASON, OF_ANOTHER, BY_ANOTHER, STRANGER, BUSY]),
  months: joinPatterns([...COMMON, CONDITION, OF_ANOTHER, BY_ANOTHER, STRANGER, FORMER]),
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

/** Words with which people begin, soften or end what they say. */
const SPOKEN =
  /\b(?:secondo me|per (?:me|noi)|direi|dicevo|mi (?:pare|sembra|sa)|credo|penso|diciamo|naturalmente|ovviamente|ovvio|chiaramente|certamente|sicuramente|(?:cara |gentile )?volpe|(?:te lo|ve lo|ti|vi) dico(?: (?:subito|io))?|scriv[ei](?:te|amo)?|mett[ei](?:te|amo)?|segn[ai]|guard[ai](?:te)?|sent[ia](?:te)?|allora|dunque|insomma|ecco|beh|vabbe|cioe|appunto|onestamente|sinceramente|a dire il vero|in realta|veramente|per la precisione|a occhio(?: e croce)?|a spanne|all'incirca|grosso modo|a memoria|buon(?:giorno|asera|pomeriggio)|salve|ciao)\b/;

/** Phrases with such a word that change nothing. */
const NEUTRAL = joinPatterns([
  SPOKEN,
  /\b(?:dal? )?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? (?:al? )?\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b/,
  /\bpiu o meno\b|\bo giu di li\b|\bo (?:cosi|qualcosa|simil[ei])\b|\b(?:e|o) rotti\b|\bdi (?:piu|meno)$/,
  /\bda quando\b|\bse non (?:mi )?(?:sbaglio|erro)\b|\bse non (?:ricordo|vado) (?:male|errat[oa])\b|\bse ricordo bene\b/,
  /\bda (?:\w+ ){1,2}(?:ann[oi]|mes[ei])\b|\bdal? (?:(?:19|20)\d\d|'?\d\d)\b|\b(?:nel |del |, )20\d\d\b|\bdi \w+ anni\b|\bsiamo in \w+|\b\d[\d.,]*(?: ?(?:€|euro|kwh|km|smc))? (?:al mese|a bimestre|(?:al)?l'anno(?: scorso)?|a settimana)\b|\banno scorso\b/,
  /\b(?:sara|saranno)(?=(?: (?:circa|su[li]\w*|un|una|tipo|attorno|intorno|a|ai|sempre|piu o meno))* (?:\d|mill|duemil|tremil|quattromil|cent|[a-z]+cento))/,
  /\b(?:va|vanno|andrebbe(?:ro)?) bene\b|\bquando (?:vuoi|vuole|volete|preferi\w+|(?:vi|ti) pare|pu(?:oi|o)|potete)\b|\bmeglio se\b|^no per (?:niente|nulla)\b|\bora come ora\b/,
  /\b\d[\d.,]* (?:€ |euro )?(?:in tutto|total[ei]|complessiv\w+)\b/,
  /\btutto (?:compreso|incluso)\b|\bcompreso tutto\b|\bin tutto\b|\bun po'?\b|\btutt[oie] e (?:due|tre|quattro|cinque)\b/,
  /\b(?:nient'|null'|niente |nulla )altro\b/,
  /\b(?:effettiv|rilevat|real|fatturat|contrattual|impegnat)[oaie]\b|\bdi cui \d+ (?:kwh )?stimat\w+/,
  /\b(?:di )?rata(?: fissa)?\b/,
  /\b(?:lo )?dice (?:la|il) (?:bolletta|fattura|contratto)\b/,
  /\b(?:l'importo|la cifra|il valore|la planimetria|il catasto|l'anno(?! \w+o\b)|un[ao]? (?:mazzata|botta|stangata|botto))\b/,
  /\b(?:una?|un') ?(?:villett[ae]|villa|bilocale|trilocale|quadrilocale|monolocale|attico|rustico|loft)\b/,
  /\bniente di che\b|\bmica (?:tant|poc)\w+|\bnon (?:\w+ ){1,3}mica\b|\bmax\b|\bnon (?:di piu|male)\b|\bnon (?:troppo|tanto|molto|proprio) \w+|\bse ne\b|\bne ho (?:la minima )?idea\b|\bno$/,
  /\b(?:senza|esclus[oa]|tolto|meno) (?:il )?(?:canone|rai)(?: rai)?\b|\b(?:canone|rai)(?: rai)? esclus[oa]\b/,
  /(?:\b(?:e|piu|con|col)|\+) (?:(?:il|la|un|una|due|i) )?(?:can[ei]|gatt[oaie]|cagn\w+|gattin\w+)\b/,
  /\b(?:vorrei|vorremmo|voglio|vogliamo|penso di|sto per) (?:cambiar\w*(?: (?:fornitore|gestore|operatore|compagnia|contratto|offerta))?|risparmi\w+|(?:pagar|spender)\w+ (?:di )?meno|capire|sapere|vedere|confrontare)\b/,
  /\b(?:tutt[ei] (?:le|i) (?:notti|giorni|sere|giorno)|tutto l'anno|ogni (?:giorno|notte|sera))\b/,
  /\bnon (?:lo|li|la|le|me lo|mi) (?:so|ricordo|sappiamo)\b(?=.*\b(?:ma|pero|quindi|percio)\b)/,
  /\b(?:bambin|figli|person|adult|ragazz|signor|gemell)[oaie]* (?:piccol|grand|anzian|adult|maggiorenn|minorenn|giovan|adolescent)[oaie]\b/,
  /\b(?:moglie,? (?:e )?marito|marito,? (?:e )?moglie|mamma,? (?:e )?papa|papa,? (?:e )?mamma)\b/,
  /\b(?:scatta|salta|stacca)\b[^,;.]*|\b(?:in|di) (?:download|upload|scaricamento)\b/,
  /\b(?:grazie(?: mille)?|per favore|perfavore|cortesemente|gentilmente)\b/,
  /\b(?:iva|tasse|imposte) (?:compres|inclus)[ae]\b|\b(?:con|compres[ae]|inclus[ae]) (?:l'|le )?(?:iva|tasse|imposte)\b/,
  /\bda (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)(?= (?:e|sono|siamo|ho|abbiamo)\b)/,
  /\bscad\w+ (?:a|il|nel|tra|fra|in) [^,;]*/,
  /\bsenza che (?:\w+ ){1,3}\w+|\b(?:non|senza) (?:(?:da|di|la|per|una?) )?(?:compr|acquist)\w+/,
  /\b(?:bollett[ae]|fattur[ae]) (?:di|del mese di|d') ?(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)\b/,
  /\b(?:(?:c'e|come|cosi|li) )?scritt[oa](?: (?:qui|qua|li|la|sopra|in (?:prima pagina|bolletta|alto)|(?:nella|sulla) (?:bolletta|fattura)))?/,
  /\b(?:scars|abbondant|tirat|pien|tond|precis|giust|esatt|spaccat|secc|suonat|mess)[aei]\b(?! [a-z]+)/,
  /\bin (?:una?|un') ?(?:piccol[oa] |grande )?(?:casa|casetta|villett[ae]|villa|appartament\w+|bilocale|trilocale|monolocale|attico|rustico)(?: di \d+ ?(?:mq|m2|metri)(?: quadr\w+)?)?\b/,
  /\b(?:il|la|i|le|un[oa]?) (?:classic|solit|canonic|famos)[oaie](?= (?:\d|due|tre|quattro|sei))|\b(?:sono|e) stat[oaie]\b|\b(?:di|in) media\b|\b(?:mc|smc|cubi) di (?:gas|metano)\b/,
  /\bl'(?:ho|abbiamo) (?:aumentat|alzat|portat|abbassat|ridott)[oa]\b|\bscaldar(?:mi|ci|e|si) (?:l'|d'|in )?inverno\b/,
  /\b(?:di|con|col|in|sul|via) (?:il |le |la )?(?:bancomat|pos)\b|\bcon (?:le )?carte\b/,
  /\bdal? (?:primo|\d{1,2}) [a-z]{5,9} (?:20\d\d )?(?:fino )?al (?:\d{1,2}) [a-z]{5,9}(?: 20\d\d)?\b/,
  /\bnon (?:mi )?(?:chiam|telefon|disturb|richiam)\w+|\bniente (?:chiamate|telefonate|spam|pubblicita)\b/,
]);

/** A place in a spoken text. */
export type Span = { from: number; to: number };

/** The phrases of a text that change nothing. A business has its supply at a place of work. */
export function findNeutral(said: string, isBusiness = false): Span[] {
  return [
    ...toSpans(said, NEUTRAL),
    ...(isBusiness ? toSpans(said, joinPatterns([WORKPLACE])) : []),
  ];
}

/** The denials of a text, apart from one at its beginning, and its other operators. */
export function findOperators(
  said: string,
  { subject, isNo, isBusiness = false }: { subject: Subject; isNo: boolean; isBusiness?: boolean },
): { denials: Span[]; others: Span[] } {
  const own = NEUTRAL_FOR[subject];
  const neutral = [
    // «Mi pare» softens a figure, but a contact that only seems right is asked about.
    ...(subject === "contact" ? [] : findNeutral(said, isBusiness)),
    ...(own === undefined ? [] : toSpans(said, own)),
  ];
  const isChanging = (span: Span) => !neutral.some((phrase) => isWithin(span, phrase));
  return {
    denials: toSpans(said, DENIAL).filter(
      (span) =>
        (span.from > 0 ||
          subject === "contact" ||
          (["figure", "amount", "people", "months"].includes(subject) && LEAST.test(said))) &&
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
