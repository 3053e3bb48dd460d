import {
  ADDRESS_CONSUMPTION,
  BRAND_KEYS,
  FIGURE_SENTENCES,
  ITEM_CARDS_MAX,
  isEnergyTipology,
  isProductTipology,
  isStoredTracking,
  isTipology,
  PRODUCT_FOLDERS,
  parseFigure,
  readCardsLimit,
  TIPOLOGIES,
  type Tipology,
  TRACKING_PARAMETER,
  toHyphenated,
  type WireError,
  withoutLegalForm,
} from "@volpe/contract";

/** What `<volpe-offer-cards>` asks the host for. */
export type CardsQuery = {
  typology: Tipology;
  /** Offers chosen by slug; null for the first offers of the typology's list. */
  slugs: string | null;
  /** Slug of a supplier or make, or "". */
  brand: string;
  limit: number;
  layout: string;
  /** Colours of a framed document: "light", "dark", or "" for those of the device. */
  theme: string;
  filters: boolean;
  /** A valid value, or "". */
  tracking: string;
  /** The parameters of the list or of the offers: the use, and a visitor's filters. */
  search: URLSearchParams;
};

const LAYOUTS = ["grid", "list", "carousel"];
const THEMES = ["light", "dark"];

/** Reads the query of the addresses of cards below `/embed`. Other parameters go to the API. */
export function parseCardsQuery(query: URLSearchParams): CardsQuery {
  const search = new URLSearchParams(query);
  const take = (name: string) => {
    const value = search.get(name) ?? "";
    search.delete(name);
    return value;
  };
  const typology = take("typology");
  const slugs = take("slugs").replaceAll(/\s+/g, "");
  const brand = toBrandSlug(take("brand").trim());
  const limit = readCardsLimit(take("limit"));
  const layout = take("layout");
  const theme = take("theme");
  const filters = take("filters") !== "";
  const tracking = take(TRACKING_PARAMETER);
  const known = isTipology(typology) ? typology : "luce";
  // `consumption` is the name of the element's attribute, `consumo` that of the lists.
  const consumption = take("consumption");
  const use = search.get("consumo") ?? consumption;
  if (use !== "") {
    search.set("consumo", withoutCommaGroups(use));
  }
  if (brand !== "") {
    search.set(BRAND_KEYS[known], brand);
  }
  return {
    typology: known,
    slugs: slugs === "" ? null : slugs,
    brand,
    limit,
    layout: LAYOUTS.includes(layout) ? layout : "grid",
    theme: THEMES.includes(theme) ? theme : "",
    filters,
    tracking: isStoredTracking(tracking) ? tracking : "",
    search,
  };
}

/**
 * A consumption as the element reads it: a comma before three digits separates thousands, because
 * nobody can be asked here and no home uses 2,700 kWh in the sense of 2.7.
 */
function withoutCommaGroups(consumption: string): string {
  return consumption.replace(/^\s*[1-9]\d{0,2}(,\d{3})+(?![\d.,])/, (figure) =>
    figure.replaceAll(",", ""),
  );
}

/** The slug of a supplier or make, whose name may be written as on its cards. */
function toBrandSlug(written: string): string {
  return toHyphenated(withoutLegalForm(written)) || written;
}

/** The query that `parseCardsQuery` reads as the same cards, without filters. */
export function toCardsSearch(query: CardsQuery): string {
  const { typology, slugs, limit, layout, theme, tracking, search } = query;
  const parameters = {
    typology,
    slugs: slugs ?? "",
    limit: String(limit),
    layout: layout === "grid" ? "" : layout,
    theme,
    ...Object.fromEntries(search),
    [TRACKING_PARAMETER]: tracking,
  };
  return String(
    new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== "")),
  );
}

/** The path below the API's base with the offers of a query. */
export function toCardsPath({ typology, slugs, search }: CardsQuery): string {
  const query = new URLSearchParams(search);
  if (slugs !== null) {
    query.set("slugs", slugs);
    return `/items?${query}`;
  }
  if (isProductTipology(typology)) {
    return `/${PRODUCT_FOLDERS[typology]}?${query}`;
  }
  query.set("tipology", typology);
  return `/offers?${query}`;
}

const CONSUMPTION: Check = {
  isRight: isConsumption,
  message(search) {
    const typology = search.get("typology");
    return FIGURE_SENTENCES.consumption[isEnergyTipology(typology) ? typology : "either"];
  },
};

type Check = {
  isRight: (value: string) => boolean;
  message: string | ((search: URLSearchParams) => string);
};

/** The checks of parameters that are not empty, with the message for a wrong value. */
const CHECKS: Record<string, Check> = {
  typology: {
    isRight: isTipology,
    message: `Non conosco questa tipologia: scegli fra ${TIPOLOGIES.join(", ")}.`,
  },
  limit: {
    isRight: (value) => /^\d+$/.test(value) && +value >= 1 && +value <= ITEM_CARDS_MAX,
    message: `Il numero di carte va da 1 a ${ITEM_CARDS_MAX}.`,
  },
  consumo: CONSUMPTION,
  consumption: CONSUMPTION,
  [TRACKING_PARAMETER]: {
    isRight: (value) => isStoredTracking(value),
    message:
      "Questo valore di tracking non è valido: usa lettere, cifre, «-» e «_», al massimo 200.",
  },
};

/**
 * What is wrong with the query of a feed. An element uses its defaults and warns in the console; a
 * server that asks for data has no console, so its request is refused.
 */
export function findFeedFaults(search: URLSearchParams): WireError[] {
  return Object.entries(CHECKS).flatMap(([field, { isRight, message }]) => {
    const value = search.get(field) ?? "";
    return value === "" || isRight(value)
      ? []
      : [
          {
            code: "bad-request" as const,
            field,
            message: typeof message === "string" ? message : message(search),
          },
        ];
  });
}

/**
 * Whether the text is a consumption as a list reads it: in Italian, with or without a unit. Both
 * units are accepted, because chosen slugs may be of any typology.
 */
function isConsumption(value: string): boolean {
  return (["kWh", "Smc"] as const).some(
    (unit) => parseFigure(withoutCommaGroups(value), { ...ADDRESS_CONSUMPTION, unit }) !== null,
  );
}
