import { readFile } from "node:fs/promises";
import { extname, resolve } from "node:path";
import { startLocalServer } from "../../site/e2e/local-server.ts";

const PAGES = resolve(import.meta.dirname, "../pages");
const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
};

type Served = { html: string; policy: string };

/**
 * A partner's site: serves the demonstration's pages and the test's own markup under any policy.
 */
export type PartnerServer = {
  origin: string;
  /**
   * Serves this markup as a page and returns its address. `%VOLPE_HOST%` is replaced by the host.
   */
  serve(html: string, policy?: string): string;
  /** Serves a page of the folder in the same way. */
  serveFile(path: string, policy?: string): Promise<string>;
  /** Serves a built program, whose scripts the policy allows. Returns its page's address. */
  serveFolder(folder: string): string;
  dispose(): Promise<void>;
};

/**
 * The policy under which everything has to work. With `socket` false it does not allow `ws:`, with
 * `scripts` the page may have scripts of its own.
 */
export function toStrictPolicy(
  host: string,
  { socket = true, scripts = false, extra = "" } = {},
): string {
  const connect = socket ? `${host} ${host.replace(/^http/, "ws")}` : host;
  return `default-src 'none'; script-src ${scripts ? "'self' " : ""}${host}; connect-src ${connect}; style-src 'self'; img-src ${host}; font-src ${host}; ${extra}`;
}

export async function startPartner(host: string): Promise<PartnerServer> {
  const pages = new Map<string, Served>();
  const folders = new Map<string, string>();
  const server = await startLocalServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://partner").pathname;
    const page = pages.get(path);
    const type = TYPES[page === undefined ? extname(path) : ".html"];
    const [, first = "", rest = ""] = /^\/([^/]+)\/(.*)$/.exec(path) ?? [];
    const folder = folders.get(first);
    const file = folder === undefined ? resolve(PAGES, `.${path}`) : resolve(folder, rest);
    const body = page?.html ?? (await readFile(file, "utf8").catch(() => null));
    if (type === undefined || body === null) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      "content-type": `${type}; charset=utf-8`,
      "content-security-policy":
        page?.policy ?? toStrictPolicy(host, { scripts: folder !== undefined }),
    });
    response.end(body.replaceAll("%VOLPE_HOST%", host));
  });
  // Needs another host name, because cookies are shared between ports.
  const origin = `http://partner.localhost:${server.port}`;

  function serve(html: string, policy = toStrictPolicy(host)): string {
    const path = `/page-${pages.size}`;
    pages.set(path, { html, policy });
    return `${origin}${path}`;
  }

  return {
    origin,
    serve,
    serveFile: async (path, policy = toStrictPolicy(host, { scripts: true })) =>
      serve(await readFile(resolve(PAGES, path), "utf8"), policy),
    serveFolder(folder) {
      const name = `program-${folders.size}`;
      folders.set(name, folder);
      return `${origin}/${name}/index.html`;
    },
    dispose: server.stop,
  };
}
