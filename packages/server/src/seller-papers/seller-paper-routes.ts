import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import Type from "typebox";
import { getFound } from "../errors.ts";
import { sendFile, toFileRoute } from "../route.ts";
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
      toFileRoute("A document of an offer as its seller wrote it", "application/pdf", {
        params: Type.Object({ sha256: Type.String({ pattern: "^[0-9a-f]{64}$" }) }),
      }),
      async ({ params: { sha256 } }, reply) => {
        const content = getFound(await readSellerPaper(services, sha256));
        reply.headers({
          "cache-control": FOR_EVER,
          // The file is foreign, but with a sandbox browsers would not show it.
          "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        });
        const name = `venditore-${sha256.slice(0, 8)}.pdf`;
        return sendFile(reply, { name, mediaType: "application/pdf", content, isShown: true });
      },
    );
  };
}
