import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  CompareQuery,
  Comparison,
  DataEnvelope,
  ProductList,
  ProductSheet,
  type ProductTipology,
} from "@volpe/contract";
import Type, { type TObject } from "typebox";
import type { Services } from "../services.ts";
import { toSearch } from "./address-search.ts";
import { findSheet } from "./find-sheet.ts";

/** List, comparison and sheet by slug of one typology, below `folder`. */
export function productRoutes(
  { products }: Pick<Services, "products">,
  {
    tipology,
    folder,
    what,
    query,
  }: { tipology: ProductTipology; folder: string; what: string; query: TObject },
): FastifyPluginAsyncTypebox {
  // What an address asks is read leniently, by the typology's own rules.
  const validatorCompiler = () => (value: unknown) => ({ value });
  return async (app) => {
    app.get(
      `/${folder}`,
      {
        validatorCompiler,
        schema: {
          summary: `${what}, ranked by their figure`,
          querystring: query,
          response: { 200: DataEnvelope(ProductList) },
        },
      },
      async ({ url }) => ({ data: products.list(tipology, toSearch(url)) }),
    );

    app.get(
      `/${folder}/compare`,
      {
        validatorCompiler,
        schema: {
          summary: `${what}, up to four side by side`,
          querystring: Type.Object({ ...query.properties, ...CompareQuery.properties }),
          response: { 200: DataEnvelope(Comparison) },
        },
      },
      async ({ url }) => ({ data: products.compare(tipology, toSearch(url)) }),
    );

    app.get(
      `/${folder}/:slug`,
      {
        validatorCompiler,
        schema: {
          summary: `${what}: the sheet of one, also of one that ended`,
          querystring: query,
          params: Type.Object({ slug: Type.String({ maxLength: 200 }) }),
          response: { 200: DataEnvelope(ProductSheet) },
        },
      },
      async ({ params: { slug }, url }) => ({
        data: await findSheet(products, { tipology, slug, url }),
      }),
    );
  };
}
