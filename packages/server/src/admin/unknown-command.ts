import { editDistance } from "../text/edit-distance.ts";
import { ADMIN_COMMANDS, toUsage } from "./commands.ts";

/** More slips make a word of another meaning. */
const SLIPS_MAX = 2;

/**
 * What to say of a call that names no command: the command that was probably meant, or else the
 * commands of its family. The error is the last line, which a terminal shows without scrolling.
 */
export function toUnknownCommand(args: readonly string[]): string {
  const [family = ""] = args;
  const isFamily = ADMIN_COMMANDS.some(({ name }) => name.startsWith(`${family} `));
  // Within a family, a like word outside it was not meant: «contracts» is not «contacts».
  const near = [2, 1]
    .flatMap((length) => listNear(args.slice(0, length).join(" ")))
    .filter(({ name }) => !isFamily || name.startsWith(`${family} `));
  const nearest = near.toSorted((one, other) => one.slips - other.slips)[0];
  const words = isFamily || nearest?.name.includes(" ") ? 2 : 1;
  const error = `Il comando «${args.slice(0, words).join(" ")}» non esiste`;
  if (nearest !== undefined) {
    return `${error}: forse cercavi «${nearest.name}»?`;
  }
  return isFamily
    ? `${toUsage(family)}\n\n${args.length === 1 ? `Dopo «${family}» manca una parola` : error}: scegli fra quelli qui sopra.`
    : `${error}: «npm run admin -- help» li elenca tutti.`;
}

function listNear(called: string): { name: string; slips: number }[] {
  return ADMIN_COMMANDS.flatMap(({ name, alias = name }) =>
    [name, alias].map((each) => ({ name: each, slips: editDistance(called, each).whole })),
  ).filter(({ slips }) => slips <= SLIPS_MAX);
}
