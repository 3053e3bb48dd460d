import type { ReadableChoice } from "./choice.ts";

export const SEGMENTS: readonly ReadableChoice[] = [
  { value: "citycar", label: "Citycar", says: /city ?-?car|piccol|minuscol/ },
  { value: "utilitaria", label: "Utilitaria", says: /utilitari/ },
  { value: "compatta", label: "Compatta", says: /compatt|\bmedia\b/ },
  { value: "berlina", label: "Berlina", says: /berlin/ },
  {
    value: "familiare",
    label: "Station wagon",
    says: /familiar|station|wagon|\bsw\b/,
  },
  { value: "suv", label: "SUV", says: /\bsuv\b|crossover|fuoristrada|\b4x4\b/ },
  {
    value: "monovolume",
    label: "Monovolume",
    says: /monovolum|mini ?van|\b(?:7|sette) posti\b/,
  },
  {
    value: "commerciale",
    label: "Furgone",
    says: /commercial|furgon|\bvan\b|(?:mezzo|veicolo) da lavoro/,
  },
];

export const SEGMENT_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  SEGMENTS.map(({ value, label }) => [value, label]),
);

export const NEEDED_BY: readonly ReadableChoice[] = [
  {
    value: "subito",
    label: "Entro un mese",
    says: /subito|prima possibile|presto|urgen|adesso|\bora\b|oggi|domani|settiman|pronta consegna|entro (?:un|1) mese|questo mese/,
  },
  {
    value: "tre-mesi",
    label: "Fra uno e tre mesi",
    says: /(?:entro|tra|fra|in) (?:(?:uno|un|due|1|2|\d a) (?:e )?)?(?:due|tre|2|3) mesi|tra (?:un|1|due|2) mes[ei]|prossim[oi] mes[ei]|mese prossimo/,
  },
  {
    value: "oltre",
    label: "Più avanti",
    says: /avanti|piu tardi|calma|(?:sei|6|quattro|4|cinque|5|dodici|12) mesi|anno|estate|autunno|inverno|primavera|senza fretta|nessuna fretta/,
  },
  {
    value: "guardo",
    label: "Sto solo guardando",
    says: /guardando|curios|informand|\bidea\b|vedere|non so|boh|non lo so/,
  },
];

export const NEEDED_BY_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  NEEDED_BY.map(({ value, label }) => [value, label.toLowerCase()]),
);

export const TERMINALS: readonly ReadableChoice[] = [
  { value: "fisso", label: "Fisso", hint: "Sul banco, col filo", says: /\bfiss|banco|filo\b/ },
  {
    value: "cordless",
    label: "Cordless",
    hint: "Gira nel locale",
    says: /cordless|tavol|wi-?fi|senza fil/,
  },
  {
    value: "portatile",
    label: "Portatile con SIM",
    hint: "Lavora anche fuori",
    says: /portatil|\bsim\b|fuori|in giro|mercat|consegn/,
  },
  {
    value: "mobile",
    label: "Lettore col telefono",
    hint: "Piccolo, si collega al cellulare",
    says: /\bmobile\b|lettor|bluetooth|collegat/,
  },
  {
    value: "softpos",
    label: "Solo telefono",
    hint: "SoftPOS, senza apparecchio",
    says: /soft ?-?pos|solo (?:il )?(?:telefono|cellulare|smartphone)|tap to pay|senza (?:apparecchi|lettore)/,
  },
];

export const TERMINAL_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  TERMINALS.map(({ value, label }) => [value, label.toLowerCase()]),
);

export const LINES: readonly ReadableChoice[] = [
  {
    value: "nessuna",
    label: "Nessuna linea",
    says: /nessuna|non (?:ho|c'e|abbiamo)|niente|da zero|nuova (?:linea|attivazione|casa)/,
  },
  {
    value: "fttc",
    label: "Fibra mista rame",
    hint: "FTTC, fino a 200 Mbit/s",
    says: /\bfttc\b|mist[ao]|rame|\bvdsl\b|armadi/,
  },
  {
    value: "ftth",
    label: "Fibra fino in casa",
    hint: "FTTH",
    says: /\bftth\b|fibra|fino (?:in|a) casa/,
  },
  {
    value: "fwa",
    label: "Senza cavo",
    hint: "FWA o SIM dati",
    says: /\bfwa\b|senza (?:cavo|fil)|radio|anten|parabol|saponett|\bsim\b|\b[45]g\b|satellit/,
  },
  { value: "adsl", label: "ADSL", says: /adsl/ },
];

export const LINE_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  LINES.map(({ value, label, hint }) => [value, hint === undefined ? label : `${label} (${hint})`]),
);
