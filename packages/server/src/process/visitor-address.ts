import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";
import proxyAddr from "@fastify/proxy-addr";
import type { FastifyBaseLogger } from "fastify";
import ipaddr from "ipaddr.js";
import { isLoopback } from "./is-loopback.ts";

/** True trusts one proxy, a text the networks that it lists. */
export type TrustProxy = boolean | string;

export type AddressReader = (request: IncomingMessage) => string;

/**
 * The address of a request as limits count it: an IPv4 address or a 64-bit IPv6 network, because
 * one visitor has all addresses of such a network. Used for HTTP and sockets.
 */
export function createAddressReader(trustProxy: TrustProxy): AddressReader {
  const trust = toTrust(trustProxy);
  return (request) => toNetwork(proxyAddr(request, trust) ?? "");
}

/**
 * The value for Fastify's `trustProxy` and `proxy-addr`. `true` means one proxy: it appends the
 * address that it saw to those that the visitor may have written, and only its own entry counts.
 */
export function toTrust(trustProxy: TrustProxy): (address: string, hop: number) => boolean {
  return typeof trustProxy === "string"
    ? proxyAddr.compile(trustProxy.split(",").map((part) => part.trim()))
    : (_address, hop) => trustProxy && hop === 0;
}

const isPrivate = proxyAddr.compile(["loopback", "linklocal", "uniquelocal"]);

/** Whether the address is of this machine or of a network that is not the internet. */
export function isPrivateAddress(address: string): boolean {
  const [bare = ""] = address.split("%");
  return isIP(bare) !== 0 && isPrivate(bare, 0);
}

export function toNetwork(address: string): string {
  if (!isIPv6(address)) {
    return address;
  }
  // An IPv4 address may be written as one of IPv6.
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${parsed.parts
        .slice(0, 4)
        .map((group) => group.toString(16))
        .join(":")}::/64`
    : parsed.toString();
}

/**
 * The IPv6 networks of 56 and 48 bits around a `/64` of `toNetwork`: one subscriber or one tunnel may
 * hold all of their 256 or 65,536 networks. None for an IPv4 address.
 */
export function toWiderNetworks(network: string): string[] {
  const [first, second, third, fourth] = network.split("::/64")[0]?.split(":") ?? [];
  if (fourth === undefined) return [];
  const half = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [`${first}:${second}:${third}:${half}::/56`, `${first}:${second}:${third}::/48`];
}

const OPEN_PROXY =
  "TRUST_PROXY is on and HOST is not this machine alone: whoever reaches the port beside the proxy may claim any address. Set TRUST_PROXY to the proxy's address, or HOST to 127.0.0.1";

/** Warns if visitors may choose their own address. Call it once at the start. */
export function warnOfOpenProxy(
  log: FastifyBaseLogger,
  { trustProxy, host }: { trustProxy: TrustProxy; host: string },
): void {
  const hostname = host.includes(":") ? `[${host}]` : host;
  if (trustProxy === true && !isLoopback({ hostname })) {
    log.warn(OPEN_PROXY);
  }
}
