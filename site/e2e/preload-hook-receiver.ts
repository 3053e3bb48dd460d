import http from "node:http";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";

const RECEIVER = process.env.VOLPE_HOOK_RECEIVER ?? "";
const original = https.request;

/**
 * Loaded before a host of `hook-receiver.ts`: leads the name of the test's receiver to this
 * machine. The host has no setting for that, because its guard against inner addresses has no
 * exception.
 */
function request(url: URL, options: https.RequestOptions, answer: () => void) {
  if (url.hostname !== "ricevitore.example") {
    return original(url, options, answer);
  }
  const { lookup: _, ...rest } = options;
  return http.request(new URL(url.pathname + url.search, RECEIVER), rest, answer);
}

Object.assign(https, { request });
syncBuiltinESMExports();
