import { basename } from "node:path";
import { importProducts } from "../products/import-products.ts";
import type { ImportRules } from "../products/import-rules.ts";
import { toProductRefusalLine, toProductReport } from "../products/product-import-report.ts";
import { PRODUCT_IMPORTS } from "../products/shelves.ts";
import type { AdminCommand } from "./command.ts";

/** `npm run admin -- import-vehicles|import-pos|import-internet FILE [--force]`. */
export const importProductsCommands: readonly AdminCommand[] = [
  toCommand("import-vehicles", "veicoli a noleggio", PRODUCT_IMPORTS.noleggio),
  toCommand("import-pos", "terminali POS", PRODUCT_IMPORTS.pos),
  toCommand("import-internet", "linee internet", PRODUCT_IMPORTS.internet),
];

function toCommand<Row>(name: string, what: string, rules: ImportRules<Row>): AdminCommand {
  return {
    name,
    usage: "<file.csv|file.json> [--force]",
    summary: `sostituisce i ${what} con quelli di un file`.replace("i linee", "le linee"),
    async run(services, args, io) {
      const unknown = args.find((arg) => arg.startsWith("-") && arg !== "--force");
      const [path, ...more] = args.filter((arg) => !arg.startsWith("-"));
      if (unknown !== undefined || path === undefined || more.length > 0) {
        io.err(
          unknown === undefined ? "Indica un file CSV o JSON." : `Opzione sconosciuta: ${unknown}.`,
        );
        return 2;
      }
      const file = { name: basename(path), open: () => io.readFile(path) };
      const outcome = await importProducts(services, rules, {
        file,
        force: args.includes("--force"),
        signal: io.signal,
        onRefusal: (refusal) => io.out(toProductRefusalLine(file.name, refusal)),
      });
      if (outcome.status === "kept") {
        for (const reason of outcome.reasons) {
          io.err(`Non importato: ${reason}`);
        }
        io.err("Il catalogo di prima resta com’era.");
        return 1;
      }
      await services.products.reload();
      await services.search.reindex();
      for (const line of toProductReport(outcome.summary, rules.plural)) {
        io.out(line);
      }
      return 0;
    },
  };
}
