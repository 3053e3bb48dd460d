import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { extname, join } from "node:path";

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".svg": "image/svg+xml",
  ".js": "text/javascript; charset=utf-8",
};

/** Stands in the demonstration's pages for the origin that the widgets come from. */
const HOST_PLACEHOLDER = "%VOLPE_HOST%";

type DemoOptions = {
  /** Absolute path of the pages. */
  folder: string;
  /** Origin of the host that serves the widgets. */
  hostOrigin: string;
};

/**
 * The pages of an affiliate and of a partner, from an origin and a host name that are not ours and
 * under the strictest policy a widget is made for.
 */
export function createDemoServer({ folder, hostOrigin }: DemoOptions): Server {
  const policy = toDemoPolicy(hostOrigin);
  return createServer(async (request, response) => {
    const path = toFile(new URL(request.url ?? "/", "http://demo").pathname);
    const type = path === null ? undefined : TYPES[extname(path)];
    const content =
      path === null || type === undefined ? null : await readIfPresent(join(folder, path));
    if (content === null || type === undefined) {
      response.writeHead(404, { "content-type": "text/plain; charset=utf-8" });
      response.end("Not found");
      return;
    }
    response.writeHead(200, {
      "cache-control": "no-cache",
      "content-security-policy": policy,
      "content-type": type,
      "x-content-type-options": "nosniff",
    });
    response.end(
      type.includes("html") ? content.replaceAll(HOST_PLACEHOLDER, hostOrigin) : content,
    );
  });
}

/** The policy of a page that embeds the widgets and nothing else. */
export function toDemoPolicy(hostOrigin: string): string {
  const socketOrigin = hostOrigin.replace(/^http/, "ws");
  return [
    "default-src 'none'",
    `script-src ${hostOrigin}`,
    `connect-src ${hostOrigin} ${socketOrigin}`,
    "style-src 'self'",
    `img-src ${hostOrigin}`,
    `font-src ${hostOrigin}`,
  ].join("; ");
}

/** A file of the folder, never one above it: names of letters, digits and hyphens only. */
function toFile(pathname: string): string | null {
  const path = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
  return /^(\/[a-z0-9-]+)+\.[a-z]+$/.test(path) ? path : null;
}

async function readIfPresent(path: string): Promise<string | null> {
  try {
    return await readFile(path, "utf8");
  } catch {
    // Missing or unreadable: to a visitor of the demonstration both are a page that is not there.
    return null;
  }
}
