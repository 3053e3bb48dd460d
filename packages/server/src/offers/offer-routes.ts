import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  DataEnvelope,
  type EnergyTipology,
  ExcludedList,
  OfferList,
  OfferListRequest,
  OfferQuery,
  OfferSheet,
  parseOfferQuery,
} from "@volpe/contract";
import Type from "typebox";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";

/** How to mend a value of the query, in Italian. */
const MENDING: Readonly<Record<keyof OfferQuery | "tipology", string>> = {
  tipology: "Scegli luce oppure gas.",
  destinazione: "Scegli privati oppure aziende.",
  consumo:
    "Scrivi il consumo di un anno come numero, per esempio 2700: più di 0, fino a 10.000.000.",
  potenza: "Scrivi la potenza in kW come numero, per esempio 3 o 4,5: da 0,5 a 10.000.",
  residente: "Scegli si oppure no.",
  provincia: "Scrivi la sigla della provincia, per esempio MI.",
  pagina: "Scrivi il numero della pagina, da 1 a 1000.",
};

/** `GET /offers?tipology=…`, `/offers/excluded?tipology=…`, `/offers/{slug}`: the catalogue over HTTP. */
export function offerRoutes({ catalogue }: Pick<Services, "catalogue">): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      "/offers",
      {
        // The address is read as an Italian types it ("2.700"), by the same reader as the site's.
        validatorCompiler: () => (value) => ({ value }),
        schema: {
          summary: "Energy offers ranked by annual spend for a supply",
          querystring: OfferListRequest,
          response: { 200: DataEnvelope(OfferList) },
        },
      },
      async (request) => {
        const search = toSearch(request.url);
        return { data: catalogue.rank(readTipology(search), readQuery(search)) };
      },
    );

    app.get(
      "/offers/excluded",
      {
        validatorCompiler: () => (value) => ({ value }),
        schema: {
          summary: "Every energy offer that a ranking leaves out, with why",
          querystring: OfferListRequest,
          response: { 200: DataEnvelope(ExcludedList) },
        },
      },
      async (request) => {
        const search = toSearch(request.url);
        return { data: catalogue.excluded(readTipology(search), readQuery(search)) };
      },
    );

    app.get(
      "/offers/:slug",
      {
        validatorCompiler: () => (value) => ({ value }),
        schema: {
          summary: "The sheet of one energy offer, with its spend for a supply",
          params: Type.Object({ slug: Type.String({ maxLength: 200 }) }),
          querystring: OfferQuery,
          response: { 200: DataEnvelope(OfferSheet) },
        },
      },
      async (request) => {
        const { slug } = request.params;
        const query = readQuery(toSearch(request.url));
        const sheet =
          catalogue.sheet(slug, query) ?? (await catalogue.findClosedSheet(slug, query));
        if (sheet === null) {
          throw new AppError("not-found");
        }
        return { data: sheet };
      },
    );
  };
}

function toSearch(url: string): URLSearchParams {
  const start = url.indexOf("?");
  return new URLSearchParams(start < 0 ? "" : url.slice(start + 1));
}

function readTipology(search: URLSearchParams): EnergyTipology {
  const tipology = search.get("tipology");
  if (tipology !== "luce" && tipology !== "gas") {
    throw new AppError("invalid-field", { field: "tipology", message: MENDING.tipology });
  }
  return tipology;
}

/** The page ignores what cannot be used and says so; the API refuses it. */
function readQuery(search: URLSearchParams): OfferQuery {
  const { query, ignored } = parseOfferQuery(search);
  const [field] = ignored;
  if (field !== undefined) {
    throw new AppError("invalid-field", { field, message: MENDING[field] });
  }
  return query;
}
