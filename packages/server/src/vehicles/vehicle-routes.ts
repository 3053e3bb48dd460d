import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { DataEnvelope, ProductSheet, VehicleQuery } from "@volpe/contract";
import Type from "typebox";
import { findSheet } from "../products/find-sheet.ts";
import { productRoutes } from "../products/product-routes.ts";
import type { Services } from "../services.ts";

const Part = Type.String({ maxLength: 200 });

/** `GET /vehicles`, `/vehicles/compare`, `/vehicles/{slug}`, `/vehicles/{vehicle}/{variant}`. */
export function vehicleRoutes({ products }: Pick<Services, "products">): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(
      productRoutes(
        { products },
        { tipology: "noleggio", folder: "vehicles", what: "Vehicles to rent", query: VehicleQuery },
      ),
    );

    app.get(
      "/vehicles/:vehicle/:variant",
      {
        validatorCompiler: () => (value) => ({ value }),
        schema: {
          summary: "Vehicles to rent: the sheet of one by its address, also of one that ended",
          querystring: VehicleQuery,
          params: Type.Object({ vehicle: Part, variant: Part }),
          response: { 200: DataEnvelope(ProductSheet) },
        },
      },
      async ({ params: { vehicle, variant }, url }) => {
        const slug =
          products.findVariant(vehicle, variant) ??
          (await products.findEndedVariant(vehicle, variant));
        return { data: await findSheet(products, { tipology: "noleggio", slug, url }) };
      },
    );
  };
}
