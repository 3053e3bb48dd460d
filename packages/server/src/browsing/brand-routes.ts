import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { BrandSummary, DataEnvelope } from "@volpe/contract";
import Type from "typebox";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { listBrands } from "./list-brands.ts";

const Params = Type.Object({ id: Type.String({ maxLength: 200 }) });

/** `GET /frontend/brands`, `/frontend/brand/{id}`: suppliers and makes, from memory. */
export function brandRoutes(
  services: Pick<Services, "catalogue" | "products">,
): FastifyPluginAsyncTypebox {
  let held: { version: string; brands: BrandSummary[] } | null = null;
  const listHeld = () => {
    const version = `${services.catalogue.version()} ${services.products.version()}`;
    if (held?.version !== version) {
      held = { version, brands: listBrands(services) };
    }
    return held.brands;
  };
  return async (app) => {
    app.get(
      "/frontend/brands",
      {
        schema: {
          summary: "Suppliers and makes by name, with how many offers each has",
          response: { 200: DataEnvelope(Type.Array(BrandSummary)) },
        },
      },
      async () => ({ data: listHeld() }),
    );
    app.get(
      "/frontend/brand/:id",
      {
        schema: {
          summary: "One supplier or make",
          params: Params,
          response: { 200: DataEnvelope(BrandSummary) },
        },
      },
      async ({ params }) => {
        const brand = listHeld().find(({ id }) => id === params.id);
        if (brand === undefined) {
          throw new AppError("not-found", {
            message: "Non conosco un fornitore o una marca con questo nome.",
          });
        }
        return { data: brand };
      },
    );
  };
}
