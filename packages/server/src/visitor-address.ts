import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";
import proxyAddr from "@fastify/proxy-addr";
import type { Config } from "./config.ts";

export type AddressReader = (request: IncomingMessage) => string;

/**
 * Reads where a request comes from, as limits count it: an IPv4 address, or an IPv6 network of 64
 * bits, for one visitor has all addresses of such a network. The same for HTTP and for sockets.
 */
export function createAddressReader(trustProxy: Config["trustProxy"]): AddressReader {
  const trust = toTrust(trustProxy);
  return (request) => toNetwork(proxyAddr(request, trust) ?? "");
}

/**
 * What Fastify's `trustProxy` and `proxy-addr` both take. `true` is one proxy, whoever it is: it
 * writes what it saw behind what the visitor may have written, and only its own word is taken.
 */
export function toTrust(
  trustProxy: Config["trustProxy"],
): (address: string, hop: number) => boolean {
  return typeof trustProxy === "string"
    ? proxyAddr.compile(trustProxy.split(",").map((part) => part.trim()))
    : (_address, hop) => trustProxy && hop === 0;
}

export function toNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) {
    return mapped;
  }
  const [bare = ""] = address.split("%");
  if (!isIPv6(bare)) {
    return address;
  }
  const [head = "", tail] = bare.split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  const all = [...groups, ...Array<string>(Math.max(0, zeros)).fill("0"), ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
