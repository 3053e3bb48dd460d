import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pathToFileURL } from "node:url";
import type * as bareRendering from "./bare-rendering.tsx";

/**
 * Runs as a separate process, like the host: `/bare` renders the page, `/constant` sends the same
 * HTML.
 */
const [bundle = "", page = ""] = process.argv.slice(2);
const { createBareRendering }: typeof bareRendering = await import(pathToFileURL(bundle).href);
const draw = await createBareRendering(page);
const html = await (await fetch(page)).text();

const server = createServer((request, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end(request.url === "/bare" ? draw() : html);
});
server.listen(0, "127.0.0.1", () => {
  process.send?.((server.address() as AddressInfo).port);
});
