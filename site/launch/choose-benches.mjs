import { readdirSync } from "node:fs";
import { ROOT } from "./paths.mjs";
import { CommandError } from "./run-command.mjs";

const FOLDERS = [
  "packages/server/bench",
  "packages/widgets/bench",
  "site/bench",
  "embed-demo/bench",
];

/**
 * Returns the benches that the words of the command line name by their beginnings, or all if none is
 * named, with the options that each of them gets. Throws `CommandError` for a name of no bench.
 */
export function chooseBenches(words) {
  const options = words.filter((word) => word.startsWith("-"));
  const names = words.filter((word) => !word.startsWith("-"));
  const all = FOLDERS.flatMap((folder) =>
    readdirSync(`${ROOT}/${folder}`)
      .filter((file) => file.endsWith("-bench.ts"))
      .sort()
      .map((file) => ({ file, path: `${folder}/${file}` })),
  );
  const unknown = names.find((name) => !all.some(({ file }) => file.startsWith(name)));
  if (unknown !== undefined) {
    throw new CommandError(`Nessuna misura comincia con «${unknown}».`);
  }
  const isChosen = (file) => names.length === 0 || names.some((name) => file.startsWith(name));
  return { options, paths: all.filter(({ file }) => isChosen(file)).map(({ path }) => path) };
}
