import Type, { type Static } from "typebox";

const Text = (description: string) => Type.Optional(Type.String({ maxLength: 2000, description }));

/** What every list of products reads of its address. Unusable values are told in `ignored`. */
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
  tecnologia: Text("Access technologies, several."),
  velocita: Text("Least download speed, Mbps."),
  prezzo_max: Text("Highest mean month over 24, €."),
  vincolo: Text("`no`: without a lock-in."),
  telefono: Text("`si`: with calls."),
  modem_libero: Text("`si`: one's own router may be used."),
  fornitore: Text("Slugs of providers, several."),
  ...LIST,
});
export type InternetQuery = Static<typeof InternetQuery>;

/** What a comparison reads besides: up to four slugs. */
export const CompareQuery = Type.Object({
  confronta: Text("Slugs, several; up to four are compared."),
});
export type CompareQuery = Static<typeof CompareQuery>;
