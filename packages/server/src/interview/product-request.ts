import {
  isProductTipology,
  LISTED_KIND_KEYS,
  type ProductTipology,
  VEHICLE_SEGMENT_NAMES,
  type VehicleSegment,
} from "@volpe/contract";
import {
  toCheapestPhrase,
  toOthersPhrase,
  toWantedPhrase,
  type WantedKind,
} from "../catalogue/rental/vehicle-words.ts";
import { findNamedPlace } from "../places/place-choice.ts";
import { makeProductQuote, type QuotedItem } from "../quote/product-quote.ts";
import { OFFERS_IN_A_QUOTE, type Quote } from "../quote/quote.ts";
import type { FlowItem, RentalTerm } from "./flow-products.ts";
import type { Interview } from "./interview.ts";
import type { LeadAnswer } from "./product-answers.ts";
import { getNeeds } from "./product-needs.ts";
import type { FlowContext } from "./question.ts";
import { hasWishes, toAllowedFuels } from "./understanding/car-wishes.ts";
import { toLimitWords } from "./understanding/fee-limit.ts";
import { toTerminalPhrase } from "./understanding/terminal-wishes.ts";

/** What a person asks for in a request for a rental, a terminal or a line. */
export type AskedItems = {
  tipology: ProductTipology;
  /** The item that the person wants; null if they left it open or it is no longer on sale. */
  wanted: FlowItem | null;
  /** The items shown with their figures: the wanted one, else up to three, cheapest first. */
  items: FlowItem[];
  /** What they want if no item is like that, so that others are shown; else absent. */
  missing?: Missing;
};

/** Items that nobody sells, `SUV ibridi`, and those that are shown in their place, `gli altri`. */
export type Missing = { wanted: string; others: string };

/** A finished request. */
export type ProductRequest = AskedItems & { answers: LeadAnswer[] };

/** The request that the answers so far describe; null for an energy supply. */
export function findAskedItems(
  interview: Interview,
  context: Pick<FlowContext, "products">,
): AskedItems | null {
  const { type } = interview.draft;
  if (!isProductTipology(type)) {
    return null;
  }
  const search = toProductSearch(interview);
  const { wantsOpened, namedItem } = getNeeds(interview);
  const wanted = wantsOpened
    ? context.products.findItem(namedItem || interview.notes.openingOffer, search)
    : null;
  if (wanted !== null) {
    return { tipology: type, wanted, items: [wanted] };
  }
  const find = (asked: URLSearchParams) => context.products.best(type, asked, OFFERS_IN_A_QUOTE);
  const items = find(search);
  const wider = items.length > 0 ? [] : (LISTS[type].listWider?.(interview) ?? []);
  const tried = wider.map(({ keys, missing }) => ({ items: find(without(keys, search)), missing }));
  const found = tried.find((each) => each.items.length > 0) ?? tried[0];
  return { tipology: type, wanted, items, ...found };
}

/** The kind of car that the answers so far describe. */
export function toWantedKind(interview: Interview): WantedKind {
  const { subtype } = interview.draft;
  const { fuels, gearbox, withoutPlugIn } = getNeeds(interview);
  return { segment: isSegment(subtype) ? subtype : null, fuels, gearbox, withoutPlugIn };
}

export function isSegment(text: string): text is VehicleSegment {
  return Object.hasOwn(VEHICLE_SEGMENT_NAMES, text);
}

function without(keys: readonly string[], search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([key]) => !keys.includes(key)));
}

/** A search without the parameters of `keys`, made if nothing is found, and what it says. */
type Wider = { keys: readonly string[]; missing: Missing };

type ListParameters = {
  /** The parameter that selects the items of one kind. */
  kindKey: string;
  /** The wider searches for answers that ask for more than a kind, the nearest first. */
  listWider?(interview: Interview): Wider[];
  /** Parameters of the opening that are dropped even if no answer gives another value. */
  replaced?: readonly string[];
  /** The parameters from the answers. A value that is null or empty keeps what the opening said. */
  toValues(interview: Interview): Record<string, string | number | null | undefined>;
};

const CAR_WISH_KEYS = ["alimentazione", "cambio"];
const FEE_LIMIT_KEY = "rata_max";

const LISTS: Record<ProductTipology, ListParameters> = {
  noleggio: {
    kindKey: "segmento",
    listWider(interview) {
      const kind = toWantedKind(interview);
      const { maxFeeEur } = getNeeds(interview);
      const many = toWantedPhrase(kind, "many");
      const wanted = maxFeeEur === null ? many : `${many} ${toLimitWords(maxFeeEur)}`;
      const others = toOthersPhrase(kind);
      return [
        ...(maxFeeEur === null
          ? []
          : [{ keys: [FEE_LIMIT_KEY], missing: { wanted, others: toCheapestPhrase(kind) } }]),
        ...(hasWishes(kind)
          ? [
              { keys: CAR_WISH_KEYS, missing: { wanted, others } },
              { keys: [FEE_LIMIT_KEY, ...CAR_WISH_KEYS], missing: { wanted, others } },
            ]
          : []),
      ];
    },
    // The list may have shown several segments, and the answer says which car is wanted.
    replaced: LISTED_KIND_KEYS,
    toValues(interview) {
      const needs = getNeeds(interview);
      const { gearbox, durationMonths, kmPerYear, downPaymentEur, maxFeeEur } = needs;
      return {
        segmento: interview.draft.subtype,
        alimentazione: toAllowedFuels(needs).join(","),
        cambio: gearbox,
        durata: durationMonths,
        km: kmPerYear,
        anticipo: downPaymentEur,
        [FEE_LIMIT_KEY]: maxFeeEur,
      };
    },
  },
  pos: {
    kindKey: "tipo",
    listWider(interview) {
      const wished = toTerminalPhrase(getNeeds(interview).terminalWishes);
      const missing = { wanted: `terminali ${wished}`, others: "gli altri" };
      return wished === "" ? [] : [{ keys: ["canone", "stampante", "amex"], missing }];
    },
    toValues(interview) {
      const { monthlyTakingsEur, averageReceiptEur, circuits, terminalWishes } =
        getNeeds(interview);
      return {
        canone: terminalWishes.includes("canone") ? "no" : null,
        stampante: terminalWishes.includes("stampante") ? "si" : null,
        amex: terminalWishes.includes("amex") ? "si" : null,
        tipo: interview.draft.subtype,
        incasso: monthlyTakingsEur,
        scontrino: averageReceiptEur,
        circuiti: circuits,
      };
    },
  },
  internet: {
    kindKey: "tecnologia",
    // The comune of the card may have changed since.
    replaced: ["comune"],
    toValues(interview) {
      const { province, city } = interview.draft.address;
      return {
        provincia: province,
        comune: findNamedPlace(province, city)?.comune,
        velocita: getNeeds(interview).downloadMbps,
      };
    },
  },
};

/**
 * The quote for the answers so far; null for an energy supply, or if nothing suitable is on sale.
 */
export function findProductQuote(
  interview: Interview,
  context: Pick<FlowContext, "products">,
): Quote | null {
  const asked = findAskedItems(interview, context);
  if (asked === null) {
    return null;
  }
  const { tipology, wanted, missing } = asked;
  const { endedItem } = getNeeds(interview);
  const chosen = wanted?.quote() ?? null;
  const items =
    wanted === null || chosen === null
      ? asked.items.map((item) => item.quote())
      : findSimilar(wanted, chosen, context);
  return makeProductQuote({
    tipology,
    chosen,
    items,
    filters: wanted === null ? (asked.items[0]?.filters ?? "") : "",
    notes: [
      ...(endedItem === "" ? [] : [`«${endedItem}» non si vende più: al suo posto, le altre.`]),
      ...(missing === undefined
        ? []
        : [
            `Di ${missing.wanted} non ce ne sono con queste condizioni: al loro posto, ${missing.others}.`,
          ]),
    ],
  });
}

/** The cheapest items of the same kind that have a figure for exactly the same use. */
function findSimilar(
  { tipology, kind }: FlowItem,
  { query }: QuotedItem,
  { products }: Pick<FlowContext, "products">,
): QuotedItem[] {
  const search = new URLSearchParams(query);
  search.set(LISTS[tipology].kindKey, kind);
  return products
    .best(tipology, search, OFFERS_IN_A_QUOTE)
    .map((item) => item.quote())
    .filter((item) => item.query === query);
}

/**
 * Returns the item from which the assistant was opened, with its figure for the answers so far.
 * Null if there is none or if it is for another audience.
 */
export function findOpened(
  interview: Interview,
  context: Pick<FlowContext, "products">,
): FlowItem | null {
  const { openingOffer, openingType } = interview.notes;
  const { destination } = interview.draft;
  if (openingOffer === "" || openingType === null || !isProductTipology(openingType)) {
    return null;
  }
  const item = context.products.findItem(openingOffer, toProductSearch(interview));
  return destination === "" || item?.destination === destination ? item : null;
}

/** The values that the wanted car, or any car, has for a term of the rental; empty = any value. */
export function listTerms(
  key: RentalTerm,
  interview: Interview,
  context: Pick<FlowContext, "products">,
): number[] {
  const { wantsOpened, namedItem } = getNeeds(interview);
  const slug = wantsOpened ? namedItem || interview.notes.openingOffer : "";
  // A carried value of this term would limit the values of the others, and a fee depends on all.
  const search = without([key, FEE_LIMIT_KEY], toProductSearch(interview));
  const found = context.products.terms(key, slug, search);
  return found.length > 0
    ? found
    : context.products.terms(key, slug, without(CAR_WISH_KEYS, search));
}

/** The answers so far as query parameters of a list of products. */
function toProductSearch(interview: Interview): URLSearchParams {
  const { type, destination } = interview.draft;
  // The figure of the card that opened the assistant was for this configuration.
  const search = new URLSearchParams(interview.notes.openingQuery);
  const list = isProductTipology(type) ? LISTS[type] : null;
  for (const key of list?.replaced ?? []) {
    search.delete(key);
  }
  const values = { destinazione: destination, ...list?.toValues(interview) };
  for (const [key, value] of Object.entries(values)) {
    if (value !== null && value !== undefined && value !== "") {
      search.set(key, String(value));
    }
  }
  return search;
}
