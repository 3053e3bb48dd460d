import dgram from "node:dgram";
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";

/**
 * Disables the network in this process before it reads foreign data, because Node 24's permissions
 * do not cover it. Every client of Node, including `fetch`, connects through these functions.
 */
function refuse(): never {
  throw new Error("this process has no network");
}

net.Socket.prototype.connect = refuse;
net.Server.prototype.listen = refuse;
dgram.createSocket = refuse;
dns.lookup = refuse as unknown as typeof dns.lookup;
dns.resolve = refuse as unknown as typeof dns.resolve;
dns.promises.lookup = refuse as unknown as typeof dns.promises.lookup;
globalThis.fetch = refuse;
syncBuiltinESMExports();
