import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  Comparison,
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
import { toPlacedSearch } from "../places/placed-search.ts";
import type { Services } from "../services.ts";
import { MENDING } from "./query-words.ts";

/** A table holds thousands of rows: more than a person opens, less than what weighs on others. */
const EXPORTS_PER_MINUTE = 20;

/** Slugs of a comparison that are looked at, those that are too many for it included. */
const MAX_ASKED = 20;

/** `GET /offers`, `/offers/excluded`, `/offers/compare`, `/offers.csv`, `/offers/{slug}`. */
export function offerRoutes({
  catalogue,
  config,
}: Pick<Services, "catalogue" | "config">): FastifyPluginAsyncTypebox {
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
        const { query, ignored } = readQuery(search);
        const list = catalogue.rank(readTipology(search), query);
        return { data: { ...list, ignored: [...ignored, ...list.ignored] } };
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
        return { data: catalogue.excluded(readTipology(search), readQuery(search).query) };
      },
    );

    app.get(
      "/offers/compare",
      {
        validatorCompiler: () => (value) => ({ value }),
        schema: {
          summary: "Up to four energy offers side by side, for one supply",
          querystring: Type.Intersect([
            OfferListRequest,
            Type.Object({ confronta: Type.String({ description: "Slugs, joined by commas" }) }),
          ]),
          response: { 200: DataEnvelope(Comparison) },
        },
      },
      async (request) => {
        const search = toSearch(request.url);
        const slugs = search.getAll("confronta").flatMap((text) => text.split(","));
        const asked = [...new Set(slugs.map((slug) => slug.trim()))].filter((slug) => slug !== "");
        const { query } = readQuery(search);
        return {
          data: catalogue.compare(readTipology(search), query, asked.slice(0, MAX_ASKED)),
        };
      },
    );

    app.get(
      "/offers.csv",
      {
        validatorCompiler: () => (value) => ({ value }),
        config: { rateLimit: { max: EXPORTS_PER_MINUTE, allowList: [] } },
        schema: {
          summary: "The whole list as a table for a spreadsheet",
          querystring: OfferListRequest,
          response: { 200: { content: { "text/csv": { schema: Type.String() } } } },
        },
      },
      async (request, reply) => {
        const search = toSearch(request.url);
        const { query } = readQuery(search);
        const { fileName, csv } = catalogue.exportCsv(
          readTipology(search),
          query,
          config.publicUrl,
        );
        return reply
          .type("text/csv; charset=utf-8")
          .header("content-disposition", `attachment; filename="${fileName}"`)
          .send(csv);
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
        const { query, ignored } = readQuery(toSearch(request.url));
        const sheet =
          catalogue.sheet(slug, query) ?? (await catalogue.findClosedSheet(slug, query));
        if (sheet === null) {
          throw new AppError("not-found");
        }
        return { data: { ...sheet, ignored: [...ignored, ...sheet.ignored] } };
      },
    );
  };
}

function toSearch(url: string): URLSearchParams {
  const start = url.indexOf("?");
  return toPlacedSearch(new URLSearchParams(start < 0 ? "" : url.slice(start + 1)));
}

function readTipology(search: URLSearchParams): EnergyTipology {
  const tipology = search.get("tipology");
  if (tipology !== "luce" && tipology !== "gas") {
    throw new AppError("invalid-field", { field: "tipology", message: MENDING.tipology });
  }
  return tipology;
}

/** What cannot be used is left out and told of, so that a link with one bad value still answers. */
function readQuery(search: URLSearchParams) {
  const { query, ignored } = parseOfferQuery(search);
  return { query, ignored: ignored.map((key) => ({ key, message: MENDING[key] })) };
}
