import { joinPatterns } from "../../text/join-patterns.ts";
import { MONTHS } from "../../text/time-words.ts";
import { CONTACT_NEUTRAL } from "./of-contacts.ts";
import type { Subject } from "./subject.ts";
import { SET_UP } from "./unsettled.ts";

/* Phrases that change no answer, although some of their words would. All patterns match spoken text. */

/** Matches a condition on which a wish may depend, but a fact may not. */
const IF_POSSIBLE = /\bse (?:possibile|si puo|serve|va bene)\b/g;
/** Matches people who are already counted: «Quattro contando il nonno». */
const COUNTED_IN =
  /\b(?:contando|compres[oaie]|inclus[oaie]) (?:anche )?(?:(?:il|la|i|le|l'|mi[oa]) ?)?\w+|\b(?:\d+|due|tre|quattro|cinque|sei|sette|otto) con (?:(?:il|la|l'|mi[oa]) ?)+\w+|\b(?:senza|niente|nessun) (?:figli\w?|bambin\w|animal[ei])\b/g;
/**
 * Matches a lost or separated person, who is not counted: «Vivo solo da quando è mancata mia
 * moglie».
 */
const LOST = /\b(?:mort|mancat|scompars|vedov|separat|divorziat)[oaie]\b[^,;]*/;
/** Matches a complaint, which is why somebody looks for something else: «Il wifi non prende». */
const COMPLAINT =
  /\bnon (?:mi |ci )?(?:prend\w+|funziona\w*|va(?: bene| mai)?|arriva|regge|tiene|conviene|bast\w+|piac\w+|c(?:e|') la f\w+(?: piu)?|ne poss\w+(?: piu)?)\b/g;
/** Matches a choice that is left open between fuels, of which a car may have any. */
const EITHER_FUEL =
  /\b(?:ibrid|elettric|benzina|diesel|gpl|metano|plug)[a-z-]* (?:o|oppure) (?:una? |a )?(?=ibrid|elettric|benzina|diesel|gpl|metano|plug)/g;
/** Phrases that change no answer of one kind, besides `NEUTRAL`. */
export const NEUTRAL_FOR: Readonly<Partial<Record<Subject, RegExp>>> = {
  whom: joinPatterns([COMPLAINT, IF_POSSIBLE]),
  wish: joinPatterns([IF_POSSIBLE, EITHER_FUEL]),
  amount: IF_POSSIBLE,
  time: IF_POSSIBLE,
  months: IF_POSSIBLE,
  name: IF_POSSIBLE,
  people: joinPatterns([COUNTED_IN, LOST]),
  contact: CONTACT_NEUTRAL,
};
/**
 * Matches additions that do not change the fact: «Adsl vecchia che cade sempre», «non residente ma
 * vivo qui».
 */
const OF_WHAT_IS =
  /\bche (?:cade|salta|arranca|si blocca|va (?:piano|lent[oa]|male|a scatti|e viene)|non (?:va|funziona|prende)|fa schifo)(?: (?:mai|sempre|spesso|bene|ogni \w+))*|\b(?:ma|pero) (?:ci |qui |qua )(?:viv|abit|dorm)(?:o|iamo)$|\b(?:ma|pero) (?:viv|abit|dorm)(?:o|iamo) (?:qui|qua)$/g;
/** Usual appliances that no question asks about. */
export const USUAL_THINGS =
  /\b(?:(?:il|la|un|una|i|le) )?(?:forno|fornetto|frigo\w*|congelatore|freezer|tv|televisor[ei]|televisione|lavatrice|lavastoviglie|asciugatrice|microonde|computer|pc|ferro da stiro|aspirapolvere|phon|luci|lampad\w+)(?: elettric[oaie])?\b/g;
/** Matches a line's owner and speed: «Ftth Open Fiber a 1 giga». */
const OF_A_LINE =
  /\b(?:di |della |del |con |col )?(?:tim|telecom|vodafone|fastweb|wind(?: ?tre)?|iliad|eolo|tiscali|linkem|sky|open ?fiber|fiber ?cop)\b|\b(?:a|da|fino a) \d[\d.,]* ?(?:giga|mega|gbit|mbit|gb|mb)\w*/;
/**
 * Matches where an amount comes from or what it includes: «I 4.000 che ho da parte, subito»,
 * «18.000 contando le vacanze».
 */
const WITH_WHAT_MONEY =
  /\b(?:subito|tutto (?:a rate|in rate|nel canone)|alla (?:firma|consegna)|che (?:ho|abbiamo) (?:da parte|messo via|risparmiato))\b|\bcontando (?:anche )?(?:l[ae]|il?|gli|l') ?(?:vacanz\w+|viagg\w+|ferie|weekend|gite|trasfert\w+)/g;
/**
 * Matches a wish for the requested thing itself: «Intendo dare 3.000», «ho intenzione di tenerla
 * tre anni».
 */
const INTENDED =
  /\b(?:vorre(?:i|mmo)|vogli(?:o|amo)|pens(?:o|iamo|avo|avamo)|intend(?:o|iamo)|(?:ho|abbiamo) (?:in mente|intenzione)|cont(?:o|iamo)|poss(?:o|iamo)|riesc(?:o|iamo)|preferi(?:rei|sco))(?: di| a)? (?!chied|domand|sent|guard|controll|ved|decid|pens|parl)\w+[aei]r(?:e|[lnmc][aeio])\b/;
/** Matches an amount for one customer: «Sui 50 a cliente», «la spesa media di una signora». */
const OF_A_CLIENT =
  /\b(?:a|per|ogni|di una?|per una?) (?:client\w+|signor[ae]|person[ae]|testa|scontrino|coperto|tavolo|pezzo|seduta|visita)\b|\b(?:spesa|scontrino|conto|importo|valore) medi[ao]\b/g;
/** Matches an opinion of what somebody has: «Fastweb ma costa troppo», «Tim, però è lenta». */
const OPINION =
  /\b(?:costa(?:no)? (?:troppo|tanto|un (?:sacco|botto))|(?:e|sono|va) (?:(?:troppo|molto|cosi|un po'|davvero) )?(?:car|lent|pessim)[oaie])\b/g;
/**
 * Matches children who live elsewhere and are not counted: «Due, i figli sono grandi e vivono
 * altrove».
 */
const CHILDREN_ELSEWHERE =
  /\b(?:figli[oae]?|ragazz[ieo]) (?:(?:sono |e |ormai )*grand[ie] (?:e )?)?(?:viv|abit|st)\w+ (?:altrove|per conto (?:suo|loro)|da sol[oaie]|fuori casa)/;
/** Matches where somebody lives or works, beside the home of the supply: «…, ma vivo a Milano». */
const PERSON_AT =
  /(?<=\b(?:cas[ae]|appartamento|fornitura|contatore|utenza)\b.*)\b(?:ma|pero|mentre) (?:io |noi )?(?:(?:viv|abit|lavor|risied|st)(?:o|iamo) (?:a|ad|in)|(?:sono|siamo) (?:resident[ei] (?:a|ad|in)|di)) [a-z']+(?: [a-z']+){0,2}$/;
/** Phrases that do not change an answer of one kind, by kind. */
export const NEUTRAL_OF: Readonly<Partial<Record<Subject, RegExp>>> = {
  people: joinPatterns([
    /\bnucleo(?: familiare)?\b|\bsi compone\b|\be compost[oa]\b|\bfiss[ie]\b/,
    CHILDREN_ELSEWHERE,
  ]),
  present: joinPatterns([OF_WHAT_IS, OF_A_LINE, OPINION]),
  name: joinPatterns([OPINION, PERSON_AT]),
  whom: OPINION,
  list: joinPatterns([
    USUAL_THINGS,
    /\be poi\b|\bquando fa (?:freddo|caldo)\b|\bd'(?:inverno|estate)\b|\bin (?:inverno|estate)(?= (?:ho|abbiamo|uso|usiamo|accend\w+|il|lo|la|l'|i|gli|le|un[ao]?)(?:\b|(?<=')))/,
  ]),
  amount: joinPatterns([WITH_WHAT_MONEY, INTENDED]),
  price: OF_A_CLIENT,
};

/** Words with which people begin, soften or end what they say. */
const SPOKEN =
  /\b(?:secondo me|per (?:me|noi)|direi|dicevo|mi (?:pare|sembra|sa)|credo|penso|diciamo|naturalmente|ovviamente|ovvio|chiaramente|certamente|sicuramente|(?:cara |gentile )?volpe|(?:te lo|ve lo|ti|vi) dico(?: (?:subito|io))?|scriv[ei](?:te|amo)?|mett[ei](?:te|amo)?|segn[ai]|guard[ai](?:te)?|sent[ia](?:te)?|allora|dunque|insomma|ecco|beh|vabbe|cioe|appunto|onestamente|sinceramente|a dire il vero|in realta|veramente|per la precisione|a occhio(?: e croce)?|a spanne|all'incirca|per (?:l'esattezza|essere (?:precis|esatt)\w|dirla tutta)|grosso modo|a memoria|buon(?:giorno|asera|pomeriggio)|salve|ciao|(?:il|la) sottoscritt[oa])\b|\b(?:che |tu )?(?:sei|siete) (?:molto |davvero |proprio |cosi |un )?(?:brav|gentil|grand|espert|simpatic|fort|mitic|util|carin)\w+/;

/**
 * Matches words for a whole spend: «La spesa complessiva ammonta a 1.042 euro». «La spesa per la
 * materia energia» is only a part of a bill.
 */
const SPEND_IN_EUROS =
  /(?<!\bfa\w* (?:la )?)\b(?:la |una |mia |nostra )*spesa(?: (?:complessiv|total|annu)\w+)*(?: dell'ultimo anno)?(?! (?:per|d[ei]|del(?:la|lo)?|materia|energia|trasporto|oneri|fiss\w+)\b| dell')(?=.*(?:€|\beuro\b))/;

/** Phrases that change no answer of any kind. */
export const NEUTRAL = joinPatterns([
  SPOKEN,
  /\banno scorso (?:[a-z]+ )?(?:spend|pag|consum|incass|fac)[ae]v\w+|\b(?:spend|pag|consum|incass|fac)[ae]v\w+ (?:[\w.]+ ){1,3}l'anno scorso\b/,
  /\b(?:dal? )?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? (?:al? )?\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b/,
  /\bpiu o meno\b|\bo giu di li\b|\bo (?:cosi|qualcosa|simil[ei])\b|\b(?:e|o) rotti\b|\bdi (?:piu|meno)$/,
  /\bda quando\b|\bse non (?:mi )?(?:sbaglio|erro)\b|\bse non (?:ricordo|vado) (?:male|errat[oa])\b|\bse ricordo bene\b/,
  /\bda (?:\w+ ){1,2}(?:ann[oi]|mes[ei])\b|\bdal? (?:(?:19|20)\d\d|'?\d\d)\b|\b(?:nel |del |l'anno |, )20\d\d\b|\bdi \w+ anni\b|\bsiamo in \w+|\b\d[\d.,]*(?: ?(?:€|euro|kwh|km|smc))? (?:al mese|a bimestre|(?:al)?l'anno(?: scorso)?|a settimana)\b|\banno scorso\b/,
  /\b(?:sara|saranno)(?=(?: (?:circa|su[li]\w*|un|una|tipo|attorno|intorno|a|ai|sempre|piu o meno))* (?:\d|mill|duemil|tremil|quattromil|cent|[a-z]+cento|(?:die|undi|dodi|tredi|quattordi|quindi|sedi)ci\b|dicia|(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)[a-z]+\b))/,
  /\b(?:va|vanno|andrebbe(?:ro)?) bene\b|\bquando (?:vuoi|vuole|volete|preferi\w+|(?:vi|ti) pare|pu(?:oi|o)|potete)\b|\bmeglio se\b|^no per (?:niente|nulla)\b|\bora come ora\b/,
  /\b\d[\d.,]* (?:€ |euro )?(?:in tutto|total[ei]|complessiv\w+)\b/,
  /\btutto (?:compreso|incluso)\b|\bcompreso tutto\b|\bin tutto\b|\bun po'?\b|\btutt[oie] e (?:due|tre|quattro|cinque)\b/,
  /\b(?:nient'|null'|niente |nulla )altro\b/,
  /\b(?:effettiv|rilevat|real|fatturat|contrattual|impegnat)[oaie]\b|\bdi cui \d+ (?:kwh )?stimat\w+/,
  /\b(?:di )?rata(?: fissa)?\b/,
  /\b(?:lo )?dice (?:la|il) (?:bolletta|fattura|contratto)\b/,
  /\b(?:l'importo|la cifra|il valore|la planimetria|il catasto|l'anno(?! \w+o\b)|un[ao]? (?:mazzata|botta|stangata|botto))\b/,
  /\b(?:una?|un') ?(?:villett[ae]|villa|bilocale|trilocale|quadrilocale|monolocale|attico|rustico|loft)\b/,
  /\bniente di che\b|\bmica (?:tant|poc)\w+|\bnon (?:\w+ ){1,3}mica\b|\b(?:max|(?:al )?massimo)\b|\bnon (?:di piu|male)\b|\bnon (?:troppo|tanto|molto|proprio) \w+|\bse ne\b|\bne ho (?:la minima )?idea\b|\bno$/,
  /\b(?:senza|esclus[oa]|tolt[oa]|meno|al netto del(?:la)?) (?:il |la )?(?:canone|rai)(?: rai)?\b|\b(?:canone|rai)(?: rai)? esclus[oa]\b/,
  /(?:\b(?:e|piu|con|col)|\+|,) (?:(?:il|la|un|una|due|tre|i|\d) )?(?:can[ei]|gatt[oaie]|cagn\w+|gattin\w+)\b/,
  /\b(?:vorrei|vorremmo|voglio|vogliamo|desider(?:o|erei|iamo)|gradirei|penso di|sto per) (?:cambiar\w*(?: (?:fornitore|gestore|operatore|compagnia|contratto|offerta))?|risparmi\w+|(?:pagar|spender)\w+ (?:di )?meno|(?:capire|sapere|vedere)(?: (?:se|quanto|come))?|scappar\w*|(?:andar|lasciar)\w+(?: via)?|(?:confront|esamin|valut|vision|consult)are|conoscere|ricevere)\b/,
  /\bfornitura di\b|\bgas naturale\b|(?<=\bkwh )fiss[oa]\b/,
  SPEND_IN_EUROS,
  /\b(?:tutt[ei] (?:le|i) (?:notti|giorni|sere|giorno)|tutto l'anno|ogni (?:giorno|notte|sera))\b/,
  /\bnon (?:lo|li|la|le|me lo|mi) (?:so|ricordo|sappiamo)\b(?=.*\b(?:ma|pero|quindi|percio)\b)/,
  /\b(?:bambin|figli|person|adult|ragazz|signor|gemell)[oaie]* (?:piccol|grand|anzian|adult|maggiorenn|minorenn|giovan|adolescent|masch|femmin)[oaie]\b/,
  /\b(?:moglie,? (?:e )?marito|marito,? (?:e )?moglie|mamma,? (?:e )?papa|papa,? (?:e )?mamma)\b/,
  /\b(?:scatta|salta|stacca)\b[^,;.]*|\b(?:in|di) (?:download|upload|scaricamento)\b/,
  /\b(?:grazie(?: mille)?|per favore|perfavore|cortesemente|gentilmente)\b/,
  /\b(?:iva|tasse|imposte) (?:compres|inclus)[ae]\b|\b(?:con|compres[ae]|inclus[ae]) (?:l'|le )?(?:iva|tasse|imposte)\b/,
  new RegExp(String.raw`\bda (?:${MONTHS})(?= (?:e|in|sono|siamo|ho|abbiamo)\b)`),
  /\bscad\w+ (?:a|il|nel|tra|fra|in) [^,;]*/,
  /\bsenza che (?:\w+ ){1,3}\w+|\b(?:non|senza) (?:(?:da|di|la|per|una?) )?(?:compr|acquist)\w+/,
  new RegExp(
    String.raw`\b(?:bollett[ae]|fattur[ae]) (?:di|del mese di|d') ?(?:${MONTHS})(?: ?[e-] ?(?:${MONTHS}))?\b`,
  ),
  /\b(?:(?:c'e|come|cosi|li) )?scritt[oa](?: (?:qui|qua|li|la|sopra|in (?:prima pagina|bolletta|alto)|(?:nella|sulla) (?:bolletta|fattura)))?/,
  /\b(?:scars|abbondant|tirat|pien|tond|precis|giust|esatt|spaccat|secc|suonat|mess)[aei]\b(?! [a-z]+)/,
  /\bin (?:una?|un') ?(?:piccol[oa] |grande )?(?:casa|casetta|villett[ae]|villa|appartament\w+|bilocale|trilocale|monolocale|attico|rustico)(?: di \d+ ?(?:mq|m2|metri)(?: quadr\w+)?)?\b/,
  /\b(?:il|la|i|le|un[oa]?) (?:classic|solit|canonic|famos)[oaie](?= (?:\d|due|tre|quattro|sei))|\b(?:sono|e) stat[oaie]\b|\b(?:di|in) media\b|\b(?:mc|smc|cubi) di (?:gas|metano)\b/,
  /\bl'(?:ho|abbiamo) (?:aumentat|alzat|portat|abbassat|ridott)[oa]\b|\bscaldar(?:mi|ci|e|si) (?:l'|d'|in )?inverno\b/,
  /\b(?:di|con|col|in|sul|via) (?:il |le |la )?(?:bancomat|pos)\b|\bcon (?:le )?carte\b/,
  /\b(?:nell'|l')ultimo anno\b/,
  /\bdal? (?:primo|\d{1,2}) [a-z]{5,9} (?:20\d\d )?(?:fino )?al (?:\d{1,2}) [a-z]{5,9}(?: 20\d\d)?\b/,
  /\b(?:di cui|dei quali)(?= (?:[\w.]+ ){1,4}(?:(?:con|di|in|sul|col|via|tramite) (?:il |le |la )?(?:cart[ae]|bancomat|pos)|elettronic\w+|digital\w+)\b)/,
  /\b(?:tra|fra) (?:cucina|riscaldamento|acqua(?: calda)?)(?:,? (?:e )?(?:cucina|riscaldamento|acqua(?: calda)?))+/,
  /\b(?:ho|abbiamo) fatto (?:alzar|aumentar|portar|metter|abbassar)[ei]\b|\bdi (?:kwh|smc|metri cubi)\b/,
  /\bnon ne (?:so|capisco) (?:niente|nulla)\b|\b(?:bast|avanz)(?:a|ano)(?: e avanz(?:a|ano))?\b/,
  /\bdov(?:rei|remmo|rebbe\w*) (?:essere|stare|aggirar\w*|consumar\w*|spender\w*)\b/,
  /(?<=\b(?:mq|m2|metri(?: quadr\w+)?) )(?:calpestabil|abitabil|vivibil)[ie]\b/,
  /\bsu un (?:solo |unico )?(?:piano|livello)(?: solo| unico)?\b|\bil resto (?:in |e |sono )?(?:contant[ei]|cash)\b|(?:\be )?\b[\d.]+ (?:€ |euro )?(?:in |sono |di )?(?:contant[ei]|cash)\b/,
  /\bpoi (?:c'e|ci sono)\b|\b(?:al|a|per|ogni) (?:kwh|chilowattora|kilowattora|smc|mc|metro cubo)\b/,
  SET_UP,
  /\bnon (?:mi )?(?:chiam|telefon|disturb|richiam)\w+|\bniente (?:chiamate|telefonate|spam|pubblicita)\b/,
]);
