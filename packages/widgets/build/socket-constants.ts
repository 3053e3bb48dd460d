import type { Parts } from "./replace-parts.ts";

/**
 * Values that parts of socket.io-client always have in a browser with the chat's options, by the
 * end of their file's path. The bundler removes the code that becomes unused.
 */
export const SOCKET_CONSTANTS: Parts = {
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
