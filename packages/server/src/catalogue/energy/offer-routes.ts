import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  Comparison,
  ExcludedList,
  OfferList,
  OfferListRequest,
  OfferQuery,
  OfferSheet,
} from "@volpe/contract";
import Type from "typebox";
import { getFound } from "../../errors.ts";
import { toPlacedSearch } from "../../places/placed-search.ts";
import { REVALIDATED } from "../../revalidated.ts";
import { LENIENT, sendFile, toFileRoute, toRoute, toSearch } from "../../route.ts";
import { findSellerPapers } from "../../seller-papers/seller-papers.ts";
import type { Services } from "../../services.ts";
import { readCompared } from "../list/comparison.ts";
import { getEnergyTipology, parseOfferQuery } from "./energy-query.ts";

/**
 * CSV exports per address and minute. A file has thousands of rows, so more exports would slow
 * other requests.
 */
const EXPORTS_PER_MINUTE = 20;

/**
 * Number of slugs in `confronta` that are read. Those beyond the compared ones are reported as
 * missing.
 */
const MAX_ASKED = 20;

/** `GET /offers`, `/offers/excluded`, `/offers/compare`, `/offers.csv`, `/offers/{slug}`. */
export function offerRoutes({
  catalogue,
  config,
  db,
}: Pick<Services, "catalogue" | "config" | "db">): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      "/offers",
      {
        ...LENIENT,
        ...REVALIDATED,
        ...toRoute("Energy offers ranked by annual spend for a supply", OfferList, {
          querystring: OfferListRequest,
        }),
      },
      async ({ url }) => {
        const { tipology, query, ignored } = readAsked(url);
        const list = catalogue.rank(tipology, query);
        return { data: { ...list, ignored: [...ignored, ...list.ignored] } };
      },
    );

    app.get(
      "/offers/excluded",
      {
        ...LENIENT,
        ...toRoute("Every energy offer that a ranking leaves out, with the reason", ExcludedList, {
          querystring: OfferListRequest,
        }),
      },
      async ({ url }) => {
        const { tipology, query } = readAsked(url);
        return { data: catalogue.excluded(tipology, query) };
      },
    );

    app.get(
      "/offers/compare",
      {
        ...LENIENT,
        ...toRoute("Up to four energy offers side by side, for one supply", Comparison, {
          querystring: Type.Intersect([
            OfferListRequest,
            Type.Object({ confronta: Type.String({ description: "Slugs, joined by commas" }) }),
          ]),
        }),
      },
      async ({ url }) => {
        const { search, tipology, query } = readAsked(url);
        const slugs = readCompared(search).slice(0, MAX_ASKED);
        return { data: catalogue.compare(tipology, query, slugs) };
      },
    );

    app.get(
      "/offers.csv",
      {
        ...LENIENT,
        config: { rateLimit: { max: EXPORTS_PER_MINUTE, allowList: [] } },
        ...toFileRoute("The whole list as a table for a spreadsheet", "text/csv", {
          querystring: OfferListRequest,
        }),
      },
      async ({ url }, reply) => {
        const { tipology, query } = readAsked(url);
        const { fileName, csv } = catalogue.exportCsv(tipology, query, config.publicUrl);
        return sendFile(reply, { name: fileName, mediaType: "text/csv", content: csv });
      },
    );

    app.get(
      "/offers/:slug",
      {
        ...LENIENT,
        ...toRoute("The sheet of one energy offer, with its spend for a supply", OfferSheet, {
          params: Type.Object({ slug: Type.String({ maxLength: 200 }) }),
          querystring: OfferQuery,
        }),
      },
      async ({ params: { slug }, url }) => {
        const search = toPlacedSearch(toSearch(url));
        const { offerDigest, ...sheet } = getFound(
          catalogue.sheet(slug, search) ?? (await catalogue.findClosedSheet(slug, search)),
        );
        const { tipology, code: offerCode } = sheet;
        const papers = await findSellerPapers(db, { tipology, offerCode, offerDigest });
        return { data: { ...sheet, papers } };
      },
    );
  };
}

/** Reads the query of a list's address. Throws `AppError` without a tipology. */
function readAsked(url: string) {
  const search = toPlacedSearch(toSearch(url));
  const tipology = getEnergyTipology(search);
  return { search, tipology, ...parseOfferQuery(search, tipology) } as const;
}
