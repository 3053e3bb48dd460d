import { brotliCompressSync } from "node:zlib";
import { startLocalServer } from "../../site/e2e/local-server.ts";

const PAGE = `<!doctype html>
<html lang="it">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>La stessa pagina</title>
    <link rel="icon" href="data:,">
  </head>
  <body>
    <main><h1>La stessa pagina</h1><div id="place"></div><p>${"Una riga di testo. ".repeat(200)}</p></main>
  </body>
</html>`;

/** What Typebot's server says to a person who opens a chat with one question of two answers. */
const CHAT = {
  sessionId: "session",
  resultId: "result",
  typebot: {
    id: "casa",
    version: "6",
    publishedAt: "2026-11-01T00:00:00.000Z",
    // Its default is a font of another origin.
    theme: { general: { font: { type: "Custom", family: "sans-serif" } } },
    settings: { general: { isBrandingEnabled: false } },
  },
  messages: [
    {
      id: "question",
      type: "text",
      content: {
        type: "richText",
        richText: [{ type: "p", children: [{ text: "Per chi cerchi?" }] }],
      },
    },
  ],
  input: {
    id: "answers",
    type: "choice input",
    items: ["Casa mia", "La mia attività"].map((content) => ({ id: content, content })),
  },
};

const MONEY = { amount: "49.0", currencyCode: "EUR" };
const NO_MORE = { hasNextPage: false, hasPreviousPage: false };

/** What Shopify's storefront says about one product with one variant. */
const PRODUCT = {
  data: {
    node: {
      __typename: "Product",
      id: "gid://shopify/Product/1",
      availableForSale: true,
      createdAt: "2026-11-01T00:00:00Z",
      updatedAt: "2026-11-01T00:00:00Z",
      descriptionHtml: "<p>Un’offerta.</p>",
      description: "Un’offerta.",
      handle: "offerta",
      productType: "Luce",
      title: "Luce Facile",
      vendor: "Volpe",
      publishedAt: "2026-11-01T00:00:00Z",
      onlineStoreUrl: null,
      options: [{ name: "Title", values: ["Default Title"] }],
      images: { pageInfo: NO_MORE, edges: [] },
      variants: {
        pageInfo: NO_MORE,
        edges: [
          {
            cursor: "1",
            node: {
              id: "gid://shopify/ProductVariant/1",
              title: "Default Title",
              price: MONEY,
              priceV2: MONEY,
              weight: 0,
              available: true,
              sku: null,
              compareAtPrice: null,
              compareAtPriceV2: null,
              image: null,
              selectedOptions: [{ name: "Title", value: "Default Title" }],
              unitPrice: null,
              unitPriceMeasurement: null,
            },
          },
        ],
      },
    },
  },
};

const ANSWERS: Record<string, unknown> = {
  "/api/v1/typebots/casa/startChat": CHAT,
  "/graphql": PRODUCT,
};

type PeerServer = { pageUrl: string; peerUrl: string; dispose(): Promise<void> };

/**
 * Serves the page and, at another host name, each peer's file under its package's name with Brotli,
 * as our host does, and what its server would answer.
 */
export async function startPeerServer(files: Map<string, Buffer>): Promise<PeerServer> {
  const packed = new Map([...files].map(([name, file]) => [`/${name}`, brotliCompressSync(file)]));
  const { port, stop } = await startLocalServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://peer");
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-allow-headers", "*");
    const file = packed.get(pathname);
    if (request.method === "OPTIONS") {
      response.writeHead(204).end();
    } else if (file !== undefined) {
      response.setHeader("content-type", "text/javascript; charset=utf-8");
      response.setHeader("content-encoding", "br");
      response.end(file);
    } else if (pathname in ANSWERS) {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(ANSWERS[pathname]));
    } else if (pathname === "/") {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(PAGE);
    } else {
      response.writeHead(404).end();
    }
  });
  return {
    pageUrl: `http://page.localhost:${port}/`,
    peerUrl: `http://peer.localhost:${port}`,
    dispose: stop,
  };
}
