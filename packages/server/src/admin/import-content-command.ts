import { text } from "node:stream/consumers";
import { toFaultLine } from "../content/content-fault.ts";
import { readContentFolder } from "../content/content-folder.ts";
import { importContent } from "../content/import-content.ts";
import { isSystemError } from "../system-error.ts";
import type { AdminCommand } from "./command.ts";

/** `npm run admin -- import-content DIR`: `DIR/blog/*.md` and `DIR/faqs/*.md`, all or nothing. */
export const importContentCommand: AdminCommand = {
  name: "import-content",
  usage: "<cartella>",
  summary: "sostituisce articoli e risposte con quelli di una cartella (blog/*.md, faqs/*.md)",
  async run(services, args, io) {
    const [folder, ...more] = args;
    if (folder === undefined || folder.startsWith("-") || more.length > 0) {
      io.err("Indica la cartella che contiene «blog» e «faqs».");
      return 2;
    }
    const files = await readContentFolder({
      list: (path) => listIfThere(() => io.listFolder(`${folder}/${path}`)),
      read: (path) => text(io.readFile(`${folder}/${path}`)),
    });
    const outcome = await importContent(services, { files, origin: "imported" });
    if (outcome.status === "kept") {
      for (const fault of outcome.faults) {
        io.err(toFaultLine(fault));
      }
      io.err("Non importato: i contenuti di prima restano come erano.");
      return 1;
    }
    await services.content.reload();
    await services.search.reindex();
    io.out(`Articoli: ${outcome.posts}`);
    io.out(`Risposte: ${outcome.faqs}`);
    return 0;
  },
};

async function listIfThere(list: () => Promise<string[]>): Promise<string[] | null> {
  try {
    return await list();
  } catch (error) {
    if (isSystemError(error) && (error.code === "ENOENT" || error.code === "ENOTDIR")) {
      return null;
    }
    throw error;
  }
}
