import { ITEM_CHOICES, VEHICLE_SEGMENT_NAMES, type VehicleSegment } from "@volpe/contract";
import type { ReadableChoice } from "./choice.ts";

/** The label that the forms show for a value. */
function toLabel(field: "neededBy" | "terminal" | "presentLine", value: string): string {
  return ITEM_CHOICES[field].find((choice) => choice.value === value)?.label ?? value;
}

const SEGMENT_SAYS: Readonly<Record<VehicleSegment, RegExp>> = {
  citycar: /city ?-?car|\b(?:da|per la) citta\b|(?<!(?<!\bla )piu )piccol|minuscol/,
  utilitaria: /utilitari/,
  compatta: /(?<!(?:suv+|crossover|fuoristrada|monovolume|furgon\w+|van) )compatt|\bmedia\b/,
  berlina: /berlin/,
  familiare: /familiar|station|wagon|\bsw\b/,
  suv: /\bsuv+\b|crossover|fuoristrada|\b4x4\b/,
  monovolume: /monovolum|mini ?van/,
  commerciale: /commercial|furgon|\bvan\b|(?:mezzo|veicolo) da lavoro/,
};

/** The nouns of kinds of cars. */
export const CAR_KIND =
  "(?:city ?-?car|utilitari\\w+|berlin\\w+|station|suv+|crossover|fuoristrada|monovolume|furgon\\w+)";

export const SEGMENTS: readonly ReadableChoice[] = Object.entries(SEGMENT_SAYS).map(
  ([value, says]) => ({ value, label: VEHICLE_SEGMENT_NAMES[value as VehicleSegment], says }),
);

export const NEEDED_BY: readonly ReadableChoice[] = [
  {
    value: "subito",
    label: toLabel("neededBy", "subito"),
    says: /subit(?:o|issimo)|prestissim|(?:^|, )(?:(?:per|gia|entro) )*ieri(?=$|[,!.])|\basap\b|prima possibile|quanto prima|\ba breve\b|appena (?:possibile|si puo|potete|puoi)|presto|(?<!non |non e |non ho )urgen|adesso|\bora\b|oggi|domani|settiman|pronta consegna|entro (?:un|1) mese|questo mese|fine (?:del |di )?mese|entro il mese|(?:entro|tra|fra) (?:[a-z]+|\d+|una (?:decina|quindicina|ventina|trentina) di) giorni/,
  },
  {
    value: "tre-mesi",
    label: toLabel("neededBy", "tre-mesi"),
    says: /(?:entro|tra|fra|in) (?:(?:uno|un|due|1|2|\d (?:a|-)) (?:e )?)?(?:due|tre|2|3) mesi|tra (?:un|1|due|2|un paio di) mes[ei]|fra (?:un|1|due|2|un paio di) mes[ei]|\b1 ?- ?3 mesi|prossim[oi] mes[ei]|mese prossimo/,
  },
  {
    value: "oltre",
    label: toLabel("neededBy", "oltre"),
    says: /avanti|\bpiu in la\b|piu tardi|calma|(?:sei|6|quattro|4|cinque|5|dodici|12) mesi|\banno\b|(?<!\bprima (?:dell'|della |di ))(?:estate|autunno|inverno|primavera)|senza fretta|nessuna fretta|non (?:ho|c'e) fretta|non (?:e |ho )?urgen/,
  },
  {
    value: "guardo",
    label: "Sto solo guardando",
    says: /guardando|\ba guardar?e?\b|\bguard(?:o|avo|avamo|iamo)\b|occhiata|curios|valutando|vedendo|inform(?:and|azion|o\b)|\bidea\b|vedere|confront|\bi prezzi\b|preventiv|non so|boh|non lo so/,
  },
];

export const TERMINAL_CHOICES: readonly ReadableChoice[] = [
  {
    value: "fisso",
    label: toLabel("terminal", "fisso"),
    hint: "Sul banco, col filo",
    says: /(?<!\b(?:canone|cost[oi]|prezzo|spes[ae]|commission[ei]|quota|tariffa|importo|telefono|linea|rete) )\bfiss|(?<!\b(?:ho|abbiamo|tengo|gestisco) (?:un|il|due|dei) )\bbanc(?:o|one|hi)\b(?! (?:di|dei|delle|ambulante)\b)|\bfilo\b|\bferm[oa]\b|\b(?:accanto|vicino|fianco) (?:al)?la cassa\b|(?<!\b(?:colleg|attacc)\w* )\b(?:alla|in|sulla|dietro la) cassa\b/,
  },
  {
    value: "cordless",
    label: toLabel("terminal", "cordless"),
    hint: "Gira nel locale",
    says: /cordless|(?<!\b(?:da|ho \w+|abbiamo \w+) )\btavol(?:o|i|in[oi])\b|\ba tavola\b|(?<!\b(?:ho|abbiamo|c'e)(?: gia)?(?: il)? )\bwi-?fi|senza fil/,
  },
  {
    value: "portatile",
    label: toLabel("terminal", "portatile"),
    hint: "Lavora anche fuori",
    says: /portatil|\bsim\b|\bfuori\b(?! (?:budget|servizio|luogo|garanzia))|(?<!\b(?:prend\w+|miglior\w*|che (?:c'e|si trova|trovo)) )\bin giro|(?<!\b(?:di|del|sul) )\bmercat(?:[oi]|in[oi])\b|\bconsegn(?:e|o|iamo|ano|are)\b|\bspiaggi|\bcantier|\bfier[ae]\b|\bpiazze\b|\b(?:lavor|vend|gir)\w+ in piazza\b|all.aperto|per strada|a domicilio|dai clienti/,
  },
  {
    value: "mobile",
    label: toLabel("terminal", "mobile"),
    hint: "Piccolo, si collega al cellulare",
    says: /\bmobile\b|\blettor(?! ?[a-z]* (?:di codici|ottic))|bluetooth|(?<!\b(?:un|il|mio|una|la|mia) )\b(?:colleg|attacc)\w*\b[^,]*\b(?:telefon|cell|smartphone|iphone|tablet)/,
  },
  {
    value: "softpos",
    label: toLabel("terminal", "softpos"),
    hint: "SoftPOS, senza apparecchio",
    says: /soft ?-?pos|solo (?:il |(?:con|da) (?:il |lo )|col |dal )?(?:mio )?(?:telefon(?:o|ino)|cell(?:ulare)?\b|smartphone)|tap (?:to|on) (?:pay|phone)|(?:telefono|cellulare|smartphone) da solo|direttamente (?:col|con il|dal) (?:telefon|cellular|smartphone)|direttamente lo smartphone|direttamente il (?:telefono|cell)|\bsul(?:lo)? (?:mio )?(?:telefon|cell(?:ular|\b)|smartphone)|senza (?:(?:niente|nulla|altro)\b(?! (?:d[ai]|al|in|per)\b)|apparecchi|lettore|aggegg)|^(?:il |col |con il )?(?:telefon(?:o|ino)|cell(?:ulare)?|smartphone) e (?:basta|stop)$/,
  },
];

export const LINES: readonly ReadableChoice[] = [
  {
    value: "nessuna",
    label: toLabel("presentLine", "nessuna"),
    says: /nessuna|non (?:ho|c'e|abbiamo|ne ho)(?: ancora)?(?: (?:nessuna|niente|nulla|internet|una|alcuna|la|linea|linee|connession\w+|wi-?fi|il telefono|(?:a|in) casa|qui|per ora))*$|^non (?:ho|abbiamo|c'e) (?:niente|nulla|nessuna linea)(?=,)|^(?:niente|nulla)$|\b(?:internet|linea|connessione) non (?:ce l'ho|ce l'abbiamo|c'e)\b|^(?:ancora (?:niente|nessuna)|(?:niente|nessuna) ancora)$|^(?:niente|nulla)[\s,]+(?:mi|ci|sono|siamo|abbiamo|per (?:ora|adesso))\b|niente (?:internet|linea|connessione|per ora)|da zero|nuova (?:linea|attivazione|casa)/,
  },
  {
    value: "fttc",
    label: toLabel("presentLine", "fttc"),
    hint: "FTTC, fino a 200 Mbit/s",
    says: /\bfttc\b|mist[ao]|fibra\b.*\brame|rame\b.*\bfibra|\bvdsl\b|armadi|\bcabin[ae]\b|cabinet|centralin/,
  },
  {
    value: "ftth",
    label: toLabel("presentLine", "ftth"),
    hint: "FTTH",
    says: /\bftth\b|fibra|fino (?:in|a) casa/,
  },
  {
    value: "fwa",
    label: toLabel("presentLine", "fwa"),
    hint: "FWA o SIM dati",
    says: /\bfwa\b|senza (?:cavo|fil)|radio|anten|parabol|saponett|chiavett|starlink|\bsim\b|\b[45]g\b|satellit/,
  },
  { value: "adsl", label: toLabel("presentLine", "adsl"), says: /adsl|adls|asdl/ },
];
