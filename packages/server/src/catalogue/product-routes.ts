import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  CompareQuery,
  Comparison,
  InternetQuery,
  PRODUCT_FOLDERS,
  PRODUCT_TIPOLOGIES,
  ProductList,
  ProductSheet,
  type ProductTipology,
  TerminalQuery,
  VehicleQuery,
} from "@volpe/contract";
import Type, { type TObject } from "typebox";
import { AppError } from "../errors.ts";
import { REVALIDATED } from "../revalidated.ts";
import { LENIENT, toRoute, toSearch } from "../route.ts";
import type { Services } from "../services.ts";

const PRODUCTS: Readonly<Record<ProductTipology, { what: string; query: TObject }>> = {
  noleggio: { what: "Vehicles to rent", query: VehicleQuery },
  pos: { what: "POS terminals", query: TerminalQuery },
  internet: { what: "Internet lines", query: InternetQuery },
};

const Part = Type.String({ maxLength: 200 });

/** `/vehicles`, `/terminals` and `/internet`, each with `/compare` and `/{slug}`. */
export function productRoutes({ products }: Pick<Services, "products">): FastifyPluginAsyncTypebox {
  const findSheet = async (tipology: ProductTipology, slug: string | null, url: string) => {
    const search = toSearch(url);
    const sheet =
      slug === null
        ? null
        : (products.sheet(slug, search) ?? (await products.findEnded(slug, search)));
    if (sheet === null || sheet.tipology !== tipology) {
      throw new AppError("not-found");
    }
    return { data: sheet };
  };

  return async (app) => {
    for (const tipology of PRODUCT_TIPOLOGIES) {
      const { what, query } = PRODUCTS[tipology];
      const folder = PRODUCT_FOLDERS[tipology];
      app.get(
        `/${folder}`,
        {
          ...LENIENT,
          ...REVALIDATED,
          ...toRoute(`${what}, ranked by their figure`, ProductList, {
            querystring: query,
          }),
        },
        async ({ url }) => ({ data: products.list(tipology, toSearch(url)) }),
      );

      app.get(
        `/${folder}/compare`,
        {
          ...LENIENT,
          ...toRoute(`${what}, up to four side by side`, Comparison, {
            querystring: Type.Object({ ...query.properties, ...CompareQuery.properties }),
          }),
        },
        async ({ url }) => ({ data: products.compare(tipology, toSearch(url)) }),
      );

      app.get(
        `/${folder}/:slug`,
        {
          ...LENIENT,
          ...toRoute(`${what}: the sheet of one, also of one that ended`, ProductSheet, {
            querystring: query,
            params: Type.Object({ slug: Part }),
          }),
        },
        async ({ params: { slug }, url }) => await findSheet(tipology, slug, url),
      );
    }

    app.get(
      "/vehicles/:vehicle/:variant",
      {
        ...LENIENT,
        ...toRoute(
          "Vehicles to rent: the sheet of one by its address, even if it ended",
          ProductSheet,
          { querystring: VehicleQuery, params: Type.Object({ vehicle: Part, variant: Part }) },
        ),
      },
      async ({ params: { vehicle, variant }, url }) => {
        const slug =
          products.findVariant(vehicle, variant) ??
          (await products.findEndedVariant(vehicle, variant));
        return await findSheet("noleggio", slug, url);
      },
    );
  };
}
