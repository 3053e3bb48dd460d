import dgram from "node:dgram";
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";

/**
 * Disables the network in this process before it reads foreign data, because Node 24's permissions
 * do not cover it. Every client of Node, including `fetch`, connects through these functions.
 */
function failToConnect(): never {
  throw new Error("this process has no network");
}

net.Socket.prototype.connect = failToConnect;
net.Server.prototype.listen = failToConnect;
dgram.createSocket = failToConnect;
dns.lookup = failToConnect as unknown as typeof dns.lookup;
dns.resolve = failToConnect as unknown as typeof dns.resolve;
dns.promises.lookup = failToConnect as unknown as typeof dns.promises.lookup;
globalThis.fetch = failToConnect;
syncBuiltinESMExports();
