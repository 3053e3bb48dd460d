import Type, { type Static } from "typebox";
import { FORM_FIELDS } from "./form-fields.ts";
import { contactFields, FieldText } from "./form-schemas.ts";
import { Nullable } from "./nullable.ts";
import { Destination, Tipology } from "./offers.ts";
import { OneOf } from "./one-of.ts";
import { ProductTipology } from "./products.ts";
import { TerminalType } from "./terminals.ts";
import { VehicleSegment } from "./vehicles.ts";

/**
 * `quote`: a saved quote · `item`: a question about a rental, a terminal or a line · `unfinished`:
 * a conversation that was left before its end · `contract`: a contract that was begun or made here.
 */
const RequestKind = OneOf(["quote", "item", "unfinished", "contract"]);

/** One state that a request passes through. */
const RequestStep = Type.Object({
  name: Type.String(),
  state: OneOf(["done", "now", "next", "stopped"]),
});

/** `GET /requests`: one request of the person with its state. Newest first. */
export const CustomerRequest = Type.Object({
  id: Type.String(),
  kind: RequestKind,
  tipology: Tipology,
  /** For example `Luce per la casa, 2.700 kWh`. */
  title: Type.String(),
  /** The state, as `Preventivo pronto`. */
  state: Type.String(),
  /** The states from the first answer to the end, and the current one. */
  path: Type.Array(RequestStep),
  /** The next step, and who has to take it. */
  nextStep: Type.String(),
  /** True if the person has to take the next step. */
  isYours: Type.Boolean(),
  /**
   * The page of the next step on this host. If the next step is ours, it is the page of the
   * requested item, or null.
   */
  action: Nullable(Type.Object({ label: Type.String(), path: Type.String() })),
  /** A contract within its withdrawal term; absent if there is none or the term is over. */
  withdrawal: Type.Optional(
    Type.Object({
      /** Page of the withdrawal. */
      path: Type.String(),
      /** The last second of the term, ISO 8601; null until the contract is concluded. */
      until: Nullable(Type.String()),
    }),
  ),
  /** The quote's id, to open a ticket about it. */
  rate: Nullable(Type.String()),
  /**
   * A quote's annual saving in words, as `Risparmio 182,40 € l’anno`. If the present contract is
   * unknown, it says how far the quote is below the median offer. Null if there is neither.
   */
  saving: Nullable(Type.String()),
  /** The open tickets about it. */
  tickets: Type.Array(Type.Object({ slug: Type.String(), number: Type.String() })),
  /** ISO 8601. */
  createdAt: Type.String(),
});
export type CustomerRequest = Static<typeof CustomerRequest>;

const NeededBy = OneOf(["subito", "tre-mesi", "oltre", "guardo"]);

const PresentLine = OneOf(["ftth", "fttc", "fwa", "adsl", "nessuna"]);

/** A figure with the same limits as the assistant's question. */
const Figure = (example: string) =>
  Type.Optional(
    Type.Number({
      errorMessage: `Scrivi una cifra sola, per esempio ${example}, o lascia vuoto.`,
    }),
  );

/** The error message for a line whose province is missing or unknown. */
export const LINE_PROVINCE_SENTENCE = "Scegli la provincia della linea.";

/**
 * The plain form for a quote of a rental, a terminal or a line. Each field answers one question of
 * the assistant; an absent field is an unknown answer.
 */
export const ItemRequest = Type.Object({
  type: ProductTipology,
  /** Slug of the wanted item; empty if the person wants no particular one. */
  item: Type.String({ maxLength: 200 }),
  destination: Type.Optional(Destination),
  /** Rental. */
  segment: Type.Optional(VehicleSegment),
  /** Months. */
  duration: Figure("36"),
  /** Kilometres a year. */
  mileage: Figure("15.000"),
  /** €. */
  downPayment: Figure("3.000"),
  neededBy: Type.Optional(NeededBy),
  /** Terminal: € taken by card in a month. */
  takings: Figure("3.000"),
  /** A usual payment, €. */
  receipt: Figure("40"),
  /** The shares of the card circuits, as `60-15-20-5-0`. */
  circuits: Type.Optional(
    Type.String({
      pattern: "^\\d{1,3}(-\\d{1,3}){4}$",
      errorMessage: "Scegli con che carte ti pagano.",
    }),
  ),
  terminal: Type.Optional(TerminalType),
  /** Line: two-letter sign of the province. */
  province: Type.Optional(
    Type.String({ pattern: "^[A-Z]{2}$", errorMessage: LINE_PROVINCE_SENTENCE }),
  ),
  operator: Type.Optional(FieldText(FORM_FIELDS.operator)),
  presentLine: Type.Optional(PresentLine),
  /** Mbit/s. */
  speed: Figure("300"),
  ...contactFields,
});
export type ItemRequest = Static<typeof ItemRequest>;

/**
 * `POST /unsubscribe` and `POST /reminders/confirm`: the parameters of a mail's link,
 * `/disiscrivimi/{reference}?chiave={key}` or `/promemoria/{reference}?chiave={key}`.
 */
export const MailedLink = Type.Object({
  /** The id of a quote, of another request or of a reminder. */
  reference: Type.String({ minLength: 1, maxLength: 64 }),
  key: Type.String({ minLength: 1, maxLength: 64 }),
});
export type MailedLink = Static<typeof MailedLink>;

/** The address, mostly hidden, as `a•••@esempio.it`. */
export const Unsubscribed = Type.Object({ mailbox: Type.String() });
export type Unsubscribed = Static<typeof Unsubscribed>;
