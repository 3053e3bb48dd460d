import http from "node:http";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";

const RECEIVER = process.env.VOLPE_HOOK_RECEIVER ?? "";
const original = https.request;

/**
 * Redirects calls of the test's receiver to this machine. It is loaded before a host of
 * `hook-receiver.ts`, which has no setting for that, because its guard against inner addresses has
 * no exception.
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
