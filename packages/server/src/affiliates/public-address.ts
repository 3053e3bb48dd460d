import { lookup as resolve } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** An address that leads into a private network. */
export class InnerAddressError extends Error {
  override name = "InnerAddressError";
}

/**
 * Whether an IP address is one of the public internet. Private, loopback, link-local, multicast,
 * reserved and translated ones are not: they could lead to this machine or its neighbours.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) {
    return false;
  }
  // An IPv4 address may be written as one of IPv6.
  const read = ipaddr.process(address);
  return read.range() === "unicast" && (read.kind() === "ipv4" || read.match(...GLOBAL_IPV6));
}

/** All assigned unicast addresses of IPv6. `::127.0.0.1`, for example, lies outside. */
const GLOBAL_IPV6 = ipaddr.parseCIDR("2000::/3");

/**
 * Creates a lookup for a connection that fails if any address of the name is not allowed. The
 * connection uses exactly the checked addresses, so a name that answers another one later changes
 * nothing.
 */
export function createGuardedLookup(
  isAllowed: (address: string) => boolean,
  lookup: typeof resolve = resolve,
): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) {
        callback(error, []);
      } else if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address))) {
        callback(new InnerAddressError(`${hostname} leads inside`), []);
      } else if (options.all === true) {
        callback(null, addresses);
      } else {
        callback(null, addresses[0]?.address ?? "", addresses[0]?.family);
      }
    });
  };
}
