import type { Plugin } from "vite";

/**
 * Parts of socket.io-client that our wire never reaches, by the end of their paths: it is text
 * alone, over WebSocket or polling. Whole addresses, which ours are, the browser reads itself.
 */
const UNREACHED: Record<string, string> = {
  "engine.io-client/build/esm/transports/webtransport.js": "export class WT {}",
  "engine.io-client/build/esm/contrib/parseuri.js": `export function parse(source) {
    const { protocol, hostname, port, pathname, search, searchParams } = new URL(source);
    return {
      source, port, path: pathname, query: search.slice(1),
      protocol: protocol.slice(0, -1), host: hostname.replace(/^\\[|\\]$/g, ""),
      queryKey: Object.fromEntries(searchParams),
    };
  }`,
  "engine.io-client/build/esm/contrib/parseqs.js": `
    export const encode = (query) => String(new URLSearchParams(query));
    export const decode = (text) => Object.fromEntries(new URLSearchParams(text));`,
  "engine.io-client/build/esm/contrib/has-cors.js": "export const hasCORS = true;",
  "engine.io-parser/build/esm/contrib/base64-arraybuffer.js":
    "export const encode = () => ''; export const decode = () => new ArrayBuffer(0);",
  "socket.io-parser/build/esm/binary.js":
    "export const deconstructPacket = (packet) => ({ packet, buffers: [] }); export const reconstructPacket = (packet) => packet;",
  "socket.io-parser/build/esm/is-binary.js":
    "export const isBinary = () => false; export const hasBinary = () => false;",
};

/** Leaves those parts out. A path that a newer release has moved is an error, not a larger file. */
export function slimSocket(): Plugin {
  const left = new Set(Object.keys(UNREACHED));
  return {
    name: "volpe-slim-socket",
    enforce: "pre",
    load: {
      filter: { id: /(?:engine|socket)\.io-/ },
      handler(id) {
        const path = Object.keys(UNREACHED).find((end) => id.endsWith(end));
        if (path === undefined) {
          return null;
        }
        left.delete(path);
        return UNREACHED[path];
      },
    },
    generateBundle(_options, bundle) {
      const hasSocket = Object.values(bundle).some(
        (file) =>
          file.type === "chunk" && file.moduleIds.some((id) => id.includes("engine.io-client")),
      );
      if (hasSocket && left.size > 0) {
        this.error(`No such parts in this release: ${[...left].join(", ")}`);
      }
    },
  };
}
