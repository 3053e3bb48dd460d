import Type, { type Static } from "typebox";
import { ListFrame, ShareFilter } from "./listing.ts";
import { Nullable } from "./nullable.ts";
import { Destination } from "./offers.ts";
import { OneOf } from "./one-of.ts";
import { SheetLine } from "./sheet-line.ts";

/** The typologies whose entries an operator imports, unlike the energy open data. */
export const ProductTipology = OneOf(["noleggio", "pos", "internet"]);
export type ProductTipology = Static<typeof ProductTipology>;

export const ProductState = Type.Object({
  /** Day of the import shown, ISO date; null when there is none. */
  updatedAt: Nullable(Type.String()),
  /** True while the entries are invented, until a file is imported. */
  demonstration: Type.Boolean(),
});
export type ProductState = Static<typeof ProductState>;

/** A drawing and its size. */
export const Picture = Type.Object({
  path: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
});
export type Picture = Static<typeof Picture>;

/** The period of an entry's figure: one month or 24 months. */
export const FigurePer = OneOf(["month", "24-months"]);
export type FigurePer = Static<typeof FigurePer>;

/**
 * One entry of a list. The server formats texts and figures, so that each figure is computed in one
 * place.
 */
export const ProductResult = Type.Object({
  /** Id of the item over all typologies, as favourites store it. */
  slug: Type.String(),
  path: Type.String(),
  name: Type.String(),
  brand: Type.Object({
    name: Type.String(),
    slug: Type.String(),
    /** Path of the make's logo; null if none is known. */
    mark: Nullable(Type.String()),
  }),
  /** The seller if it is not the brand, for example the lessor of a car. */
  seller: Nullable(Type.String()),
  tipology: ProductTipology,
  /** The kind of customer: the figure is with VAT for `privati`, without for `aziende`. */
  destination: Destination,
  /** A vehicle's segment, a terminal's type, an access technology. */
  kind: Type.String(),
  picture: Picture,
  /** The figure it is ranked by, €. */
  figureEur: Type.Number(),
  figurePer: FigurePer,
  /** Text next to the figure, as `IVA inclusa, 36 mesi, 15.000 km l’anno`. */
  figureNote: Type.String(),
  /** The parts of the figure, € each. */
  parts: Type.Array(Type.Object({ label: Type.String(), amountEur: Type.Number() })),
  /** Two to four facts. */
  facts: Type.Array(Type.String()),
  /** A highlighted label, as `Pronta consegna`; empty for none. */
  note: Type.String(),
  /**
   * The saving against what the visitor pays today, € a year and in words; negative if this entry
   * costs more. Absent if the address does not state what the visitor pays.
   */
  saving: Type.Optional(Type.Object({ eur: Type.Number(), words: Type.String() })),
});
export type ProductResult = Static<typeof ProductResult>;

/** `GET /vehicles`, `/terminals`, `/internet`: ranked by the figure, cheapest first. */
export const ProductList = Type.Object({
  ...ListFrame.properties,
  shares: Type.Array(ShareFilter),
  state: ProductState,
  tipology: ProductTipology,
  destination: Destination,
  /** How the list compares with what the visitor pays today, in words; null if that is unknown. */
  verdict: Nullable(Type.String()),
  items: Type.Array(ProductResult),
  /** Entries of the catalogue without a figure for this query, with the reason. */
  excluded: Type.Array(
    Type.Object({ name: Type.String(), brand: Type.String(), reason: Type.String() }),
  ),
});
export type ProductList = Static<typeof ProductList>;

/** A choice whose state is in the address, as a rental's duration. */
export const Chooser = Type.Object({
  key: Type.String(),
  label: Type.String(),
  options: Type.Array(
    Type.Object({
      value: Type.String(),
      label: Type.String(),
      selected: Type.Boolean(),
      /** False if it cannot be combined with the other choices. */
      available: Type.Boolean(),
    }),
  ),
});
export type Chooser = Static<typeof Chooser>;

/** `GET /vehicles/{vehicle}/{variant}`, `/terminals/{slug}`, `/internet/{slug}`: the whole sheet. */
export const ProductSheet = Type.Object({
  ...ProductResult.properties,
  /** The known data of the contracting party, except its name. */
  provider: Type.Object({
    vatNumber: Nullable(Type.String()),
    seat: Nullable(Type.String()),
    /** E-mail or PEC that receives withdrawals and complaints. */
    email: Nullable(Type.String()),
    /** The provider's page of the offer, or the provider's site. */
    url: Nullable(Type.String()),
    /** Whether the provider published what leaving early costs; the sheet's terms say it. */
    exitKnown: Type.Boolean(),
    /** A terminal's information sheet on the provider's site, null if none is published. */
    sheetUrl: Type.Optional(Nullable(Type.String())),
  }),
  state: ProductState,
  description: Type.String(),
  /** False once it ended or left the catalogue. */
  current: Type.Boolean(),
  /** ISO date; null = open-ended. */
  validTo: Nullable(Type.String()),
  /** The sum of all payments over a fixed duration; null if there is none. */
  total: Nullable(Type.Object({ label: Type.String(), eur: Type.Number() })),
  /** What is billed and when; absent if each month and year costs the figure above. */
  schedule: Type.Optional(
    Type.Object({
      firstMonthEur: Type.Number(),
      /** The words after the price of the first month, as `al mese per i primi 6 mesi`. */
      perMonth: Type.String(),
      /** All payments of the first year, with activation and modem. */
      firstYearEur: Type.Number(),
      lines: Type.Array(SheetLine),
    }),
  ),
  choosers: Type.Array(Chooser),
  ranges: ListFrame.properties.ranges,
  shares: Type.Array(ShareFilter),
  ignored: ListFrame.properties.ignored,
  assumptions: Type.Array(Type.String()),
  sections: Type.Array(Type.Object({ title: Type.String(), lines: Type.Array(SheetLine) })),
  /** The same model's other variants, or the brand's other offers. */
  siblings: Type.Array(
    Type.Object({
      name: Type.String(),
      path: Type.String(),
      figureEur: Type.Number(),
      current: Type.Boolean(),
    }),
  ),
  /** The most similar entries. For an ended entry they are its replacements. */
  similar: Type.Array(ProductResult),
});
export type ProductSheet = Static<typeof ProductSheet>;

const Text = (description: string) => Type.Optional(Type.String({ maxLength: 2000, description }));

/** The query parameters of every list of products. Unusable values are listed in `ignored`. */
const LIST = {
  ordina: Text("How the list is ordered: one of the list's `sorts`."),
  pagina: Text("Page, from 1."),
};

/** `GET /vehicles` and `/vehicles/{…}`: all optional, several values joined by commas. */
export const VehicleQuery = Type.Object({
  destinazione: Text("`privati` (with VAT) or `aziende` (without)."),
  durata: Text("Months; 36 unless said."),
  km: Text("Kilometres a year; 15000 unless said."),
  anticipo: Text("Down payment, €; 0 unless said."),
  segmento: Text("Segments, several."),
  alimentazione: Text("Fuels, several."),
  cambio: Text("`manuale` or `automatico`."),
  marca: Text("Slugs of makes, several."),
  rata_min: Text("Least monthly fee as shown, €."),
  rata_max: Text("Highest monthly fee as shown, €."),
  pronta: Text("`si`: ready for delivery."),
  ...LIST,
});
export type VehicleQuery = Static<typeof VehicleQuery>;

/** `GET /terminals` and `/terminals/{slug}`. */
export const TerminalQuery = Type.Object({
  incasso: Text("Taken by card in a month, €; 5000 unless said."),
  scontrino: Text("Mean receipt, €; 35 unless said."),
  circuiti: Text("Shares of PagoBancomat, debit, credit, business, Amex, %: `30-40-25-5-0`."),
  oggi: Text("What the shop pays today in a month, fee and commissions, €."),
  accredito: Text("Longest wait for the money, days."),
  tipo: Text("Types, several."),
  canone: Text("`no`: without a monthly fee."),
  vincolo: Text("`no`: without a lock-in."),
  stampante: Text("`si`: with a printer."),
  amex: Text("`si`: takes American Express."),
  fornitore: Text("Slugs of providers, several."),
  ...LIST,
});
export type TerminalQuery = Static<typeof TerminalQuery>;

/** `GET /internet` and `/internet/{slug}`. */
export const InternetQuery = Type.Object({
  destinazione: Text("`privati` or `aziende`."),
  provincia: Text("Sign of the province, as `MI`."),
  comune: Text("ISTAT code of the comune, six digits; it counts with its province."),
  tecnologia: Text("Access technologies, several."),
  oggi: Text("What the visitor pays today in a month, €."),
  velocita: Text("Least download speed, Mbps."),
  prezzo_max: Text("Highest mean month over 24, €."),
  vincolo: Text("`no`: without a lock-in."),
  telefono: Text("`si`: with calls."),
  modem_libero: Text("`si`: one's own router may be used."),
  fornitore: Text("Slugs of providers, several."),
  ...LIST,
});
export type InternetQuery = Static<typeof InternetQuery>;

/** The additional parameter of a comparison: up to four slugs. */
export const CompareQuery = Type.Object({
  confronta: Text("Slugs, several; up to four are compared."),
});
export type CompareQuery = Static<typeof CompareQuery>;
