import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { BrandSummary } from "@volpe/contract";
import Type from "typebox";
import { getFound } from "../errors.ts";
import { toRoute } from "../route.ts";
import type { Services } from "../services.ts";
import { listBrands } from "./list-brands.ts";

const Params = Type.Object({ id: Type.String({ maxLength: 200 }) });

/** `GET /frontend/brands`, `/frontend/brand/{id}`: suppliers and makes, from memory. */
export function brandRoutes(
  services: Pick<Services, "catalogue" | "products">,
): FastifyPluginAsyncTypebox {
  let cached: { version: string; brands: BrandSummary[] } | null = null;
  const listCurrent = () => {
    const version = `${services.catalogue.version()} ${services.products.version()}`;
    if (cached?.version !== version) {
      cached = { version, brands: listBrands(services) };
    }
    return cached.brands;
  };
  return async (app) => {
    app.get(
      "/frontend/brands",
      toRoute("Suppliers and makes by name, with their number of offers", Type.Array(BrandSummary)),
      async () => ({ data: listCurrent() }),
    );
    app.get(
      "/frontend/brand/:id",
      toRoute("One supplier or make", BrandSummary, { params: Params }),
      async ({ params }) => {
        const brand = listCurrent().find(({ id }) => id === params.id);
        return {
          data: getFound(brand, "Non conosco un fornitore o una marca con questo nome."),
        };
      },
    );
  };
}
