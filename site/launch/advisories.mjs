import { runPnpm } from "./install.mjs";
import { CommandError } from "./run-command.mjs";

/** Nobody should wait longer for a registry that does not answer. */
const LIMIT_MS = 60_000;
const GRAVE = ["high", "critical"];

/**
 * Asks the registry for known faults of the locked packages. Returns the grave ones, as lines; null if the
 * registry gave no answer, for example without a network.
 */
export async function askAdvisories(run = runPnpm) {
  const args = ["audit", "--audit-level", "high", "--json"];
  try {
    return readAdvisories(await run("La domanda al registro", args, { timeoutMs: LIMIT_MS }));
  } catch (error) {
    if (!(error instanceof CommandError)) {
      throw error;
    }
    return readAdvisories(error.output);
  }
}

/** Reads pnpm's output, which may contain warnings too. Null if it contains no answer. */
export function readAdvisories(output) {
  const text = output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1);
  const answer = parse(text);
  if (answer === null || typeof answer.advisories !== "object" || answer.advisories === null) {
    return null;
  }
  return Object.values(answer.advisories)
    .filter(({ severity }) => GRAVE.includes(severity))
    .map(({ module_name, severity, title, url }) => `${module_name} ${severity}: ${title} ${url}`);
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
