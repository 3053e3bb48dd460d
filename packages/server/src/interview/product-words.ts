import { BRAND, type Channel, RECALL_CONSENT } from "@volpe/contract";
import type { FlowItem } from "./flow-products.ts";
import type { Interview } from "./interview.ts";
import type { AskedItems, ProductRequest } from "./product-request.ts";

const WHAT: Record<ProductRequest["tipology"], string> = {
  noleggio: "un noleggio",
  pos: "un POS",
  internet: "una linea internet",
};

/** The subject of the request, as used in the titles of its mails. */
export function toSubject({ tipology, wanted }: ProductRequest): string {
  return wanted === null ? WHAT[tipology] : `«${wanted.name}»`;
}

/** One sentence per item with its figure, and its page if `publicUrl` is given. */
export function describeItems(
  { wanted, items, missing }: AskedItems,
  publicUrl?: string,
): string[] {
  const [first] = items;
  if (first === undefined) {
    return [
      "Tra le offerte di oggi non ce n’è una che corrisponda: la richiesta parte lo stesso, senza una cifra.",
    ];
  }
  const without =
    missing === undefined
      ? []
      : [
          `Di ${missing.wanted} oggi non ne ho con queste condizioni: ti mostro ${missing.others}, e lo segno per chi ti risponde.`,
        ];
  const invented = first.demonstration
    ? ["Sono dati dimostrativi: offerte e canoni sono inventati."]
    : [];
  const lead =
    wanted === null
      ? [
          toLead(
            items.length,
            // The sentence before has said which others are shown.
            missing === undefined && first.filters !== "",
          ),
        ]
      : [];
  const caveat = wanted?.caveat === undefined ? [] : [wanted.caveat];
  return [
    ...without,
    ...lead,
    ...items.map((item) => describeItem(item, publicUrl)),
    ...caveat,
    ...invented,
  ];
}

function toLead(count: number, isFiltered: boolean): string {
  if (count === 1) {
    return isFiltered ? "Tra quelle che hai chiesto oggi c’è questa:" : "Oggi c’è questa:";
  }
  const cheapest = `Le ${count === 2 ? "due" : "tre"} che oggi costano meno`;
  return `${cheapest}${isFiltered ? " tra quelle che hai chiesto" : ""}:`;
}

function describeItem(item: FlowItem, publicUrl: string | undefined): string {
  const { name, brand, figure, saving } = item;
  const by = name.includes(brand) ? "" : ` di ${brand}`;
  const page = publicUrl === undefined ? "" : ` La scheda: ${publicUrl}${toSheetPath(item)}`;
  const against = saving === undefined ? "" : ` ${saving}.`;
  return `«${name}»${by}: ${figure}.${against}${page}`;
}

/** The item's page for the same use, so that it shows the same figure. */
function toSheetPath({ path, quote }: FlowItem): string {
  const { query } = quote();
  return query === "" ? path : `${path}?${query}`;
}

/** All answers in one sentence. */
export function describeAnswers(request: ProductRequest): string {
  const said = request.answers.map(({ label, value }) => `${label.toLowerCase()} ${value}`);
  return `Ecco la richiesta: ${[toSubject(request), ...said].join("; ")}.`;
}

/** The words for the channel of the reply. */
export const CHANNEL_WORDS: Readonly<Record<Channel, string>> = {
  email: "via e-mail",
  whatsapp: "su WhatsApp",
  telefono: "per telefono",
};

/** Says who will reply, by which channel, and that nothing is signed. */
export function describeNext({ draft }: Interview): string {
  const words: Readonly<Record<string, string>> = CHANNEL_WORDS;
  const how = words[draft.communication] ?? CHANNEL_WORDS.email;
  return `La richiesta è registrata: ti risponde una persona di ${BRAND.name} ${how}, con disponibilità e condizioni. Non hai firmato niente.`;
}

/** Says that a call or a message is requested, and about what. It is stored with that request. */
export function toRecallSentence(interview: Interview, channel: "telefono" | "whatsapp"): string {
  return RECALL_CONSENT[channel].replace("SCOPE", toCallScope(interview));
}

/** The subject of a call: words that follow «solo». */
export function toCallScope({ draft }: Interview): string {
  switch (draft.type) {
    case "noleggio":
      return "su questo noleggio";
    case "pos":
      return "su questo POS";
    case "internet":
      return "su questa linea internet";
    default:
      return `sulle offerte ${draft.type === "gas" ? "gas" : "luce"} di questo preventivo`;
  }
}
