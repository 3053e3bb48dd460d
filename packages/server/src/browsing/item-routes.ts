import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { DataEnvelope, Item, ItemsRequest } from "@volpe/contract";
import Type from "typebox";
import type { Services } from "../services.ts";
import { toEnergyItem } from "./energy-item.ts";
import { toProductItem } from "./product-source.ts";

/** `POST /items/visualizzati`: the items of a list kept in a cookie, what has ended among them. */
export function itemRoutes({
  catalogue,
  products,
}: Pick<Services, "catalogue" | "products">): FastifyPluginAsyncTypebox {
  const findItem = async (slug: string): Promise<Item | null> => {
    const offer = catalogue.sheet(slug, {});
    const product = offer === null ? products.findItem(slug) : null;
    if (product !== null) {
      return toProductItem(product);
    }
    const sheet = offer ?? (await catalogue.findClosedSheet(slug, {}));
    if (sheet !== null) {
      return toEnergyItem(sheet);
    }
    const ended = await products.findEndedItem(slug);
    return ended === null ? null : toProductItem(ended);
  };
  return async (app) => {
    app.post(
      "/items/visualizzati",
      {
        schema: {
          summary: "Items by slug, in the order asked for; unknown ones are left out",
          body: ItemsRequest,
          response: { 200: DataEnvelope(Type.Array(Item)) },
        },
      },
      async ({ body }) => {
        const items = await Promise.all(body.slugs.map(findItem));
        return { data: items.filter((item) => item !== null) };
      },
    );
  };
}
