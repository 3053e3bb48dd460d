import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createDemoServer } from "./demo-server.ts";

let folder = "";
let server: Awaited<ReturnType<typeof createDemoServer>>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "volpe-demo-"));
  await writeFile(join(folder, "index.html"), '<script src="%VOLPE_HOST%/embed/v1/embed.js">');
  server = await createDemoServer({ folder, hostOrigin: "https://volpe.example" });
  await server.listen({ port: 0, host: "127.0.0.1" });
});

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** A raw request, because `fetch` normalises paths. */
async function get(path: string) {
  const { port } = server.server.address() as AddressInfo;
  const [response] = await once(request({ port, path, host: "127.0.0.1" }).end(), "response");
  return { response, text: (await response.toArray()).join("") };
}

test("inserts the host's address into a page and its policy", async () => {
  const { response, text } = await get("/");
  expect(text).toBe('<script src="https://volpe.example/embed/v1/embed.js">');
  expect(response.headers["content-security-policy"]).toBe(
    "default-src 'none'; script-src 'self' https://volpe.example; " +
      "connect-src https://volpe.example wss://volpe.example; " +
      "img-src https://volpe.example; font-src https://volpe.example; style-src 'self'",
  );
});

test.each(["/missing.html", "/../package.json", "/%2e%2e/secret.html", "//etc/passwd", "/.env"])(
  "answers 404 for %s",
  async (path) => {
    const { response } = await get(path);
    expect(response.statusCode).toBe(404);
  },
);

test("each link of the two sites opens a page that exists and is not the current one", async () => {
  const pages = await createDemoServer({
    folder: resolve(import.meta.dirname, "../../../embed-demo/pages"),
    hostOrigin: "https://volpe.example",
  });
  const origin = "https://demo.example";
  for (const path of ["/", "/confronto.html", "/ponterosso/"]) {
    const links = (await pages.inject(path)).body.match(/<a\b[^>]*>/g) ?? [];
    const internal = links
      .map((tag) => ({
        url: new URL(/ href="([^"]*)"/.exec(tag)?.[1] ?? "", origin + path),
        // The site's name and the current page may link to the page they stand on.
        stays: / class="name"| aria-current=/.test(tag),
      }))
      .filter(({ url }) => url.origin === origin);
    expect(internal.length).toBeGreaterThan(1);
    for (const { url, stays } of internal) {
      expect(stays || url.pathname !== path, url.href).toBe(true);
      expect((await pages.inject(url.pathname)).statusCode, url.href).toBe(200);
    }
  }
  await pages.close();
});
