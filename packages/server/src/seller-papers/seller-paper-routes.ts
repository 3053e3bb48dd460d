import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import Type from "typebox";
import { getFound } from "../errors.ts";
import type { Services } from "../services.ts";
import { readSellerPaper } from "./seller-papers.ts";

const FOR_EVER = "public, max-age=31536000, immutable";

/**
 * `GET /seller-papers/{sha256}.pdf`: the address depends on the content, so the content never
 * changes.
 */
export function sellerPaperRoutes(
  services: Pick<Services, "config" | "db">,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      "/seller-papers/:sha256.pdf",
      {
        schema: {
          summary: "A seller's own document of an offer",
          params: Type.Object({ sha256: Type.String({ pattern: "^[0-9a-f]{64}$" }) }),
          response: {
            200: {
              description: "The file as the seller wrote it",
              content: {
                "application/pdf": {
                  schema: Type.Unsafe<Buffer>({ type: "string", format: "binary" }),
                },
              },
            },
          },
        },
      },
      async ({ params: { sha256 } }, reply) => {
        const bytes = getFound(await readSellerPaper(services, sha256));
        return reply
          .type("application/pdf")
          .headers({
            "cache-control": FOR_EVER,
            "content-disposition": `inline; filename="venditore-${sha256.slice(0, 8)}.pdf"`,
            // The file is foreign, but with a sandbox browsers would not show it.
            "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
            "x-content-type-options": "nosniff",
          })
          .send(bytes);
      },
    );
  };
}
