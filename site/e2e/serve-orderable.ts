import { startHost } from "./host-process.ts";
import { importRealOffers, importRealProducts } from "./real-offers.ts";

/**
 * Serves offers that can be ordered, until it is interrupted. Developers use it to try the way to a
 * contract, because the offers of the demonstration cannot be ordered. `PORT` and `DATA_DIR` name
 * its port and its folder, which is then kept, as `npm start` does.
 */
const { PORT = "", DATA_DIR = "" } = process.env;
const host = await startHost({}, { port: PORT.trim(), folder: DATA_DIR.trim() });
const ended = new Promise((resolve) => {
  process.once("SIGINT", resolve);
  process.once("SIGTERM", resolve);
});
await importRealOffers(host);
const { rental, line } = await importRealProducts(host);
console.log(`Luce e gas, in provincia di Monza: ${host.url}/offerte/luce?provincia=MB`);
console.log(`Un noleggio: ${host.url}${rental}`);
console.log(`Una linea internet: ${host.url}${line}`);
console.log(`Le e-mail: ${host.dataDir}/mail`);
await ended;
await host.dispose();
