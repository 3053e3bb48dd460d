import type { AdminCommand } from "./command.ts";

export const statusCommand: AdminCommand = {
  name: "status",
  usage: "",
  summary: "dice da dove vengono le offerte e di che giorno sono",
  async run({ catalogue, config }, _args, io) {
    const { updatedAt, demonstration, parametersQuarter, status } = catalogue.state();
    io.out(`Database: ${config.databaseUrl === null ? `PGlite in ${config.dataDir}` : "Postgres"}`);
    io.out(`Offerte: ${updatedAt ?? "nessuna"}${demonstration ? " (dimostrative)" : ""}`);
    io.out(`Parametri: ${parametersQuarter ?? "nessuno"}`);
    io.out(`Stato: ${status}`);
    return 0;
  },
};
