import type { AdminCommand } from "./command.ts";

const PRODUCTS = [
  { tipology: "noleggio", label: "Noleggi" },
  { tipology: "pos", label: "POS" },
  { tipology: "internet", label: "Internet" },
] as const;

export const statusCommand: AdminCommand = {
  name: "status",
  usage: "",
  summary: "dice da dove vengono le offerte, di che giorno sono e quante",
  async run({ catalogue, products, config }, _args, io) {
    const { updatedAt, demonstration, parametersQuarter, status } = catalogue.state();
    io.out(`Database: ${config.databaseUrl === null ? `PGlite in ${config.dataDir}` : "Postgres"}`);
    io.out(`Offerte: ${updatedAt ?? "nessuna"}${demonstration ? " (dimostrative)" : ""}`);
    for (const { tipology, label } of PRODUCTS) {
      const state = products.state(tipology);
      const { length: count } = products.items(tipology);
      const day = state.updatedAt ?? "nessuna";
      io.out(
        `${label}: ${day}${count === 0 ? "" : `, ${count} in vendita`}${state.demonstration ? " (dimostrative)" : ""}`,
      );
    }
    io.out(`Parametri: ${parametersQuarter ?? "nessuno"}`);
    io.out(`Stato: ${status}`);
    return 0;
  },
};
