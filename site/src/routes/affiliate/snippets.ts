import {
  AFFILIATE_FIELDS,
  escapeMarkup,
  ITEM_CARDS_MAX,
  isStoredTracking,
  joinTracking,
  parseFigure,
  TIPOLOGIES,
  TIPOLOGY_LISTS,
  TRACKING_PARAMETER,
  type TrackedWidget,
  toElementRoom,
  toTrackedAddress,
} from "@volpe/contract";
import { type OfferChoice, readOffers } from "./chosen-offers.ts";
import { toSiteUrl } from "./site-url.ts";

/** One attribute of an element that an affiliate may set. */
export type SnippetAttribute = { name: string; label: string } & (
  | { kind: "choice"; choices: readonly (readonly [value: string, label: string])[] }
  | { kind: "switch" }
  | { kind: "text"; placeholder: string }
  /** Offers by their slugs; what is typed or pasted may be addresses of their pages. */
  | ({ kind: "offers"; placeholder: string; hint: string } & OfferChoice)
  /** A whole figure; `fallback` is the element's default. */
  | { kind: "figure"; min: number; max: number; fallback: number }
);

export type SnippetElement = {
  tag: string;
  label: string;
  attributes: readonly SnippetAttribute[];
};

const THEME: SnippetAttribute = {
  name: "theme",
  label: "Colori",
  kind: "choice",
  choices: [
    ["auto", "come il dispositivo"],
    ["light", "chiari"],
    ["dark", "scuri"],
  ],
};

/** The elements with the attributes that `custom-elements.json` documents; first value = default. */
export const SNIPPET_ELEMENTS = {
  assistente: {
    tag: "volpe-quote-assistant",
    label: "Assistente",
    attributes: [
      {
        name: "variant",
        label: "Dove sta",
        kind: "choice",
        choices: [
          ["bubble", "in un angolo"],
          ["inline", "nella pagina"],
        ],
      },
      THEME,
      { name: "open", label: "Si apre da solo", kind: "switch" },
      {
        name: "transports",
        label: "Connessione",
        kind: "choice",
        choices: [
          ["any", "qualsiasi"],
          ["polling", "senza WebSocket"],
        ],
      },
    ],
  },
  carte: {
    tag: "volpe-offer-cards",
    label: "Offerte",
    attributes: [
      {
        name: "typology",
        label: "Quali",
        kind: "choice",
        choices: TIPOLOGIES.map((tipology) => [tipology, TIPOLOGY_LISTS[tipology].label] as const),
      },
      { name: "limit", label: "Quante", kind: "figure", min: 1, max: ITEM_CARDS_MAX, fallback: 3 },
      {
        name: "layout",
        label: "Disposte",
        kind: "choice",
        choices: [
          ["grid", "affiancate"],
          ["list", "una sotto l’altra"],
          ["carousel", "in una riga che scorre"],
        ],
      },
      {
        name: "consumption",
        label: "Consumo (kWh o Smc)",
        kind: "figure",
        min: 1,
        max: 10_000_000,
        fallback: 0,
      },
      { name: "brand", label: "Fornitore o marca", kind: "text", placeholder: "tutti" },
      {
        name: "slugs",
        label: "Solo queste offerte",
        kind: "offers",
        placeholder: "con le virgole",
        hint: "Incolla gli indirizzi delle loro pagine.",
        most: ITEM_CARDS_MAX,
        takesCars: true,
      },
      THEME,
      { name: "filters", label: "Mostra i filtri", kind: "switch" },
    ],
  },
  preferiti: {
    tag: "volpe-favourites-button",
    label: "Pulsante dei preferiti",
    attributes: [
      {
        name: "slug",
        label: "Offerta",
        kind: "offers",
        placeholder: "senza, apre l’elenco",
        hint: "Incolla l’indirizzo della sua pagina. Di un’auto non basta.",
        most: 1,
        takesCars: false,
      },
      { name: "label", label: "Etichetta", kind: "text", placeholder: "quella di Volpe" },
      THEME,
      { name: "count", label: "Mostra quanti", kind: "switch" },
    ],
  },
} as const satisfies Record<TrackedWidget, SnippetElement>;

/** The attributes that differ from their default, as they are written. */
export function listAttributes(
  name: TrackedWidget,
  { origin, values }: { origin: string; values: Readonly<Record<string, string>> },
): (readonly [name: string, value: string])[] {
  const { attributes }: SnippetElement = SNIPPET_ELEMENTS[name];
  return attributes.flatMap((attribute): [string, string][] => {
    const value = (values[attribute.name] ?? "").trim();
    if (attribute.kind === "switch") {
      return value === "" ? [] : [[attribute.name, ""]];
    }
    if (attribute.kind === "choice") {
      const at = attribute.choices.findIndex(([choice]) => choice === value);
      return at <= 0 ? [] : [[attribute.name, value]];
    }
    if (attribute.kind === "figure") {
      const figure = readFigure(attribute, value);
      return figure === null || figure === attribute.fallback
        ? []
        : [[attribute.name, String(figure)]];
    }
    const written =
      attribute.kind === "offers" ? readOffers(value, { ...attribute, origin }).slugs : value;
    return written === "" ? [] : [[attribute.name, written]];
  });
}

/** The whole figure that was typed; null for another text and for a figure out of bounds. */
export function readFigure(
  { min, max }: Extract<SnippetAttribute, { kind: "figure" }>,
  text: string,
): number | null {
  const figure = parseFigure(text, { min, max });
  return figure === null ? null : Math.round(figure);
}

/** A published release: its address, and the integrity hash of each file. */
export type PinnedRelease = {
  release: string;
  files: Readonly<Record<string, { integrity: string }>>;
};

/**
 * The lines that an affiliate copies into a page. With `pinned` they load the element's own script
 * of that release, and the browser compares its hash.
 */
export function toSnippet(
  name: TrackedWidget,
  {
    origin,
    code,
    sub,
    values,
    pinned = null,
  }: Link & { values: Readonly<Record<string, string>>; pinned?: PinnedRelease | null },
): string {
  const { tag } = SNIPPET_ELEMENTS[name];
  const tracking = joinTracking({ code, sub });
  const elementAttributes = listAttributes(name, { origin, values });
  const attributes = [["tracking", tracking] as const, ...elementAttributes]
    .map(([attribute, value]) =>
      value === "" ? attribute : `${attribute}="${escapeMarkup(value)}"`,
    )
    .join(" ");
  const file = `${tag.slice("volpe-".length)}.js`;
  const integrity = pinned?.files[file]?.integrity;
  const script =
    pinned === null || integrity === undefined
      ? `src="${origin}/embed/v1/embed.js"`
      : `src="${origin}/embed/${pinned.release}/${file}" integrity="${integrity}" crossorigin="anonymous"`;
  const room = toElementRoom(name, Object.fromEntries(elementAttributes));
  const element = `<${tag} ${attributes}>${room}</${tag}>`;
  // An undefined element is inline: without the `div` it would stand in the line of the text around
  // it.
  return `<script async ${script}></script>\n${room === "" ? element : `<div>${element}</div>`}`;
}

type Link = { origin: string; code: string; sub: string };

export const SUB_LABEL = "Sotto-codice (facoltativo)";
export const SUB_ERROR =
  "Questo non può essere un sotto-codice: togli spazi, accenti, trattini doppi o in fondo, e dati di persone.";

/** Whether an affiliate's value may have this sub-id; "" = none. */
export function isSub({ code, sub }: { code: string; sub: string }): boolean {
  return (
    new RegExp(`^(?:${AFFILIATE_FIELDS.sub.pattern})?$`).test(sub) &&
    isStoredTracking(joinTracking({ code, sub }))
  );
}

/**
 * A link to a page of this site with the affiliate's value. `address` is a path or a whole address
 * of this site; null for an address of another site, or for a sub-id that a value cannot contain.
 */
export function toAffiliateLink(
  address: string,
  { origin, code, sub }: Link,
): { url: string; path: string } | null {
  const tracking = joinTracking({ code, sub });
  const url = toSiteUrl(address, origin);
  if (url === null || !isSub({ code, sub })) {
    return null;
  }
  url.searchParams.delete(TRACKING_PARAMETER);
  const path = toTrackedAddress(url.pathname + url.search + url.hash, tracking);
  return { url: new URL(origin).origin + path, path };
}
