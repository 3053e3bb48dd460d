import { resolve } from "node:path";
import type { Plugin } from "vite";
import { type Parts, replaceParts } from "./replace-parts.ts";

const PARSER = resolve(import.meta.dirname, "../../core/src/chat/text-parser.ts");

/**
 * Replacements for parts of socket.io-client, by the end of their paths. Polling gets a separate
 * chunk, which a page whose network allows WebSocket never loads. The browser's `URL` parses
 * addresses.
 */
const REPLACED: Record<string, string> = {
  "socket.io-client/build/esm/index.js": `
    import { Manager } from "./manager.js";
    export const io = (origin, options) => new Manager(origin, options).socket("/", options);`,
  // The chat brings its own parser.
  "socket.io-parser/build/esm/index.js": `export { PacketType } from ${JSON.stringify(PARSER)};`,
  "engine.io-client/build/esm/index.js": `
    export { Socket } from "./socket.js";
    export { installTimerFunctions } from "./util.js";
    export { nextTick } from "./globals.js";`,
  "engine.io-client/build/esm/transports/index.js": `
    import { Transport } from "../transport.js";
    import { WS } from "./websocket.js";
    class LaterPolling extends Transport {
      get name() { return "polling"; }
      doOpen() {
        import("./polling-xhr.js").then(({ XHR }) => {
          if (this.readyState === "opening") {
            Object.assign(Object.setPrototypeOf(this, XHR.prototype), new XHR(this.opts)).doOpen();
          }
        }, (error) => this.onError("polling could not be loaded", error));
      }
      doClose() {}
    }
    export const transports = { websocket: WS, polling: LaterPolling };`,
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
  "engine.io-parser/build/esm/encodePacket.browser.js": `
    import { PACKET_TYPES } from "./commons.js";
    export const encodePacket = ({ type, data }, _binary, callback) =>
      callback(PACKET_TYPES[type] + (data || ""));
    export const encodePacketToBinary = encodePacket;`,
  "engine.io-parser/build/esm/decodePacket.browser.js": `
    import { ERROR_PACKET, PACKET_TYPES_REVERSE } from "./commons.js";
    export const decodePacket = (packet) => {
      const type = PACKET_TYPES_REVERSE[String(packet)[0]];
      return type ? { type, data: packet.slice(1) } : ERROR_PACKET;
    };`,
};

/**
 * Methods that the chat never calls, by the end of their file's path. The build removes their
 * bodies.
 */
const UNCALLED: Record<string, string[]> = {
  // The chat sets `upgrade: false`.
  "engine.io-client/build/esm/socket.js": ["_probe"],
  "socket.io-client/build/esm/socket.js": [
    ["send", "emitWithAck", "compress", "_addToQueue", "_drainQueue", "notifyOutgoingListeners"],
    ["onAny", "prependAny", "offAny", "listenersAny"],
    ["onAnyOutgoing", "prependAnyOutgoing", "offAnyOutgoing", "listenersAnyOutgoing"],
  ].flat(),
};

/** Files of the polling chunk. Each chunk renames private members, so these get fixed names. */
const POLLING = /transports\/polling[^/]*\.js$/;

/** Options of Node's WebSocket, which do not exist in a browser. */
const NODE_OPTIONS = /pick\(this\.opts, "agent", "perMessageDeflate"[^)]*\)/;

/**
 * A namespace object would be built with `for…in`, which also finds what a page adds to objects.
 */
const PARSER_IMPORT = 'import * as parser from "socket.io-parser";';

/** Makes socket.io-client smaller. Fails the build if a release has moved one of those parts. */
export function slimSocket(): Plugin {
  const left = new Set(
    [REPLACED, UNCALLED, SOCKET_CONSTANTS].flatMap((parts) => Object.keys(parts)),
  );
  return {
    name: "volpe-slim-socket",
    enforce: "pre",
    load: {
      filter: { id: /(?:engine|socket)\.io-/ },
      handler(id) {
        const path = Object.keys(REPLACED).find((end) => id.endsWith(end));
        left.delete(path ?? "");
        return path === undefined ? null : REPLACED[path];
      },
    },
    transform: {
      filter: { id: /(?:engine|socket)\.io-/ },
      handler(code, id) {
        if (POLLING.test(id)) {
          return { code: code.replace(/\b_(?=[a-z])/g, "polling$&"), map: null };
        }
        const path = Object.keys(UNCALLED).find((end) => id.endsWith(end));
        left.delete(path ?? "");
        const fixed = replaceParts(code, id, { parts: SOCKET_CONSTANTS, left });
        const slimmed = (UNCALLED[path ?? ""] ?? []).reduce(emptyMethod, fixed);
        return {
          code: slimmed.replace(PARSER_IMPORT, "const parser = null;").replace(NODE_OPTIONS, "{}"),
          map: null,
        };
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

function emptyMethod(code: string, name: string): string {
  const method = new RegExp(`(\\n {4}${name}\\([^\\n]*\\) \\{)[^]*?(\\n {4}\\}\\n)`);
  if (!method.test(code)) {
    throw new Error(`No method ${name} in this release of socket.io-client.`);
  }
  return code.replace(method, "$1$2");
}

/**
 * Values that parts of socket.io-client always have in a browser with the chat's options, by the
 * end of their file's path. The bundler removes the code that becomes unused.
 */
const SOCKET_CONSTANTS: Parts = {
  "engine.io-client/build/esm/socket.js": [
    ['typeof addEventListener === "function"', "true"],
    ['typeof removeEventListener === "function"', "true"],
    ['typeof location !== "undefined"', "true"],
    ['uri && "object" === typeof uri', "false"],
    ["else if (opts.host)", "else if (false)"],
    ["null != opts.secure", "true"],
    ["opts.transportImplementations && opts.transports", "false"],
    [
      `opts.transportImplementations ||
            (((_a = opts.transports) === null || _a === void 0 ? void 0 : _a.length) && typeof opts.transports[0] === "function")`,
      "false",
    ],
    ['typeof this.opts.query === "string"', "false"],
    ["this.opts.closeOnBeforeunload", "false"],
    ["this._beforeunloadEventListener)", "false)"],
    ["this.opts.withCredentials", "false"],
    ["this.opts.autoUnref", "false"],
    ["this.opts.rememberUpgrade", "false"],
    ["this.opts.upgrade", "false"],
    ["this.upgrading", "false"],
    ["this._filterUpgrades(data.upgrades)", "[]"],
    ["this.opts.tryAllTransports", "true"],
  ],
  "engine.io-client/build/esm/transports/websocket.js": [
    [
      `typeof navigator !== "undefined" &&
    typeof navigator.product === "string" &&
    navigator.product.toLowerCase() === "reactnative"`,
      "false",
    ],
    ["this.opts.extraHeaders", "false"],
    ["this.opts.autoUnref", "false"],
    ["this.opts.timestampRequests", "false"],
    ["globalThis.WebSocket || globalThis.MozWebSocket", "globalThis.WebSocket"],
  ],
  "engine.io-client/build/esm/globals.js": [
    ['typeof Promise === "function" && typeof Promise.resolve === "function"', "true"],
    ['typeof self !== "undefined"', "true"],
  ],
  "engine.io-client/build/esm/util.js": [["opts.useNativeTimers", "false"]],
  "socket.io-client/build/esm/manager.js": [
    ['uri && "object" === typeof uri', "false"],
    ["(_a = this.backoff) === null || _a === void 0 ? void 0 : _a.setMin(v)", ""],
    ["(_a = this.backoff) === null || _a === void 0 ? void 0 : _a.setMax(v)", ""],
    ["(_a = this.backoff) === null || _a === void 0 ? void 0 : _a.setJitter(v)", ""],
    ["this.opts.autoUnref", "false"],
  ],
  "socket.io-client/build/esm/socket.js": [
    ["RESERVED_EVENTS.hasOwnProperty(ev)", "false"],
    ["this._opts.retries", "false"],
    ["this.flags.volatile &&", "false &&"],
    ["this._opts.ackTimeout", "undefined"],
    ["this._anyListeners && this._anyListeners.length", "false"],
    [
      "It seems you are trying to reach a Socket.IO server in v2.x with a v3.x client, but they are not compatible (more information here: https://socket.io/docs/v3/migrating-from-2-x-to-3-0/)",
      "old server",
    ],
  ],
};
