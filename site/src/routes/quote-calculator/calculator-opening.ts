import {
  type ChatMessage,
  FORM_FIGURES,
  formatTyped,
  type Item,
  isEnergyTipology,
  isProductTipology,
  type LoneDot,
  parseDecimal,
} from "@volpe/contract";
import { type ApiRequest, createAssistantCalls, createBrowsingCalls, orElse } from "@volpe/core";
import { toCartPath } from "../../page/cart-path.ts";
import { toListedQuery, toOpeningQuery } from "../../page/opening-query.ts";

/** The opening in the page's address, as `?tipo=noleggio&offerta=slug`. */
type CalculatorOpening = { type?: string; offer?: string; query?: string };

export function readCalculatorOpening(search: URLSearchParams): CalculatorOpening {
  const tipology = search.get("tipo");
  const offer = search.get("offerta");
  const query = toListedQuery(search);
  return {
    ...((isEnergyTipology(tipology) || isProductTipology(tipology)) && { type: tipology }),
    ...(offer && offer.length <= 200 && { offer }),
    ...(query && { query }),
  };
}

/** The assistant's first question; null if the host cannot answer, and then the socket asks it. */
export async function findGreeting(
  request: ApiRequest,
  opening: CalculatorOpening & { place?: string },
): Promise<ChatMessage | null> {
  return await orElse(createAssistantCalls(request).greeting(opening), null);
}

export type CalculatorItem = {
  slug: string;
  name: string;
  path: string;
  /** `aziende` if it is only for businesses. */
  destination: Item["destination"];
};

/** The offer, rental, terminal or line that the form is about; null if it is not on sale. */
export async function findCalculatorItem(
  request: ApiRequest,
  { type, offer }: CalculatorOpening,
): Promise<CalculatorItem | null> {
  if (type === undefined || offer === undefined) return null;
  // The form also works without the name.
  const [item] = await orElse(createBrowsingCalls(request).viewedItems([offer]), []);
  return item?.tipology === type && item.current ? toCalculatorItem(item) : null;
}

type ItemActivation = {
  opening: CalculatorOpening;
  item: CalculatorItem & { tipology: Item["tipology"]; cartHref: string };
  /** False once the item has ended. */
  current: boolean;
};

/** The opening of `/offerte/activation/{slug}`; null if nothing has the slug. */
export async function findActivation(
  request: ApiRequest,
  slug: string,
  search: URLSearchParams,
): Promise<ItemActivation | null> {
  const [item] = await createBrowsingCalls(request).viewedItems([slug]);
  if (item === undefined) return null;
  const query = toOpeningQuery(search);
  const cartHref = toCartPath(item.tipology, slug) + (query && `?${query}`);
  return {
    opening: { type: item.tipology, offer: slug, ...(query && { query }) },
    item: { ...toCalculatorItem(item), tipology: item.tipology, cartHref },
    current: item.current,
  };
}

function toCalculatorItem({ slug, path, destination, brand, ai_translated: [translated] }: Item) {
  return { slug, path, destination, name: translated?.label ?? brand.name };
}

const SENT = "inviata";

/** The page after the request was registered; `mailed` says whether a summary was sent. */
export function toSentHref({ type, offer }: CalculatorOpening, mailed: boolean): string {
  const search = new URLSearchParams({
    ...(type !== undefined && { tipo: type }),
    ...(offer !== undefined && offer !== "" && { offerta: offer }),
    [SENT]: mailed ? "si" : "senza-posta",
  });
  return `/calcola-preventivo?${search}`;
}

/** Whether the request's summary was mailed; null if no request was sent. */
export function findSent(search: URLSearchParams): { mailed: boolean } | null {
  const value = search.get(SENT);
  return value === "si" || value === "senza-posta" ? { mailed: value === "si" } : null;
}

/** The field of the one-page forms that each parameter of a list's or an item's address answers. */
const FIELDS = {
  destinazione: "destination",
  consumo: "consumption",
  potenza: "capacityKw",
  residente: "resident",
  provincia: "province",
  spesa: "presentSpendEur",
  segmento: "segment",
  durata: "duration",
  km: "mileage",
  anticipo: "downPayment",
  incasso: "takings",
  scontrino: "receipt",
  circuiti: "circuits",
  velocita: "speed",
} as const;

type Field = (typeof FIELDS)[keyof typeof FIELDS];

/**
 * How a lone dot is read in the figures of the address. A field without an entry is not a figure.
 */
const FIGURES: Partial<Record<Field, LoneDot>> = {
  consumption: FORM_FIGURES.consumption.loneDot,
  capacityKw: FORM_FIGURES.capacityKw.loneDot,
  presentSpendEur: FORM_FIGURES.presentSpendEur.loneDot,
  mileage: "thousands",
  downPayment: "thousands",
  takings: "thousands",
  receipt: FORM_FIGURES.receipt.loneDot,
};

/** The answers of the one-page forms that the configuration of a list or an item already gives. */
export function toOpeningValues(query: string | undefined): Partial<Record<Field, string>> {
  const search = new URLSearchParams(query);
  return Object.fromEntries(
    Object.entries(FIELDS).flatMap(([key, field]) => {
      const text = search.get(key);
      if (!text) return [];
      const loneDot = FIGURES[field];
      const figure = loneDot === undefined ? null : parseDecimal(text, loneDot);
      // The form asks for the spend of a year.
      const isMonthly = key === "spesa" && search.get("periodo") === "mese";
      const whole = figure !== null && isMonthly ? Math.round(figure * 1200) / 100 : figure;
      return [[field, whole === null ? text : formatTyped(whole, { loneDot })]];
    }),
  );
}
