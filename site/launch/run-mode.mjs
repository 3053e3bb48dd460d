import { ensureInstalled } from "./install.mjs";
import { CommandError } from "./run-command.mjs";

/**
 * Installs the dependencies and runs the named mode. Prints a `CommandError` and returns it; null if
 * there was none.
 */
export async function runMode(modes, name) {
  try {
    const run = modes[name];
    if (run === undefined) {
      throw new CommandError(`«${name}» non c’è: scegli tra ${Object.keys(modes).join(", ")}.`);
    }
    await ensureInstalled();
    await run();
    return null;
  } catch (error) {
    if (!(error instanceof CommandError)) {
      throw error;
    }
    console.error(error.output === "" ? error.message : `${error.output}\n${error.message}`);
    return error;
  }
}
