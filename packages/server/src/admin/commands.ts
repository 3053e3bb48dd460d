import type { AdminCommand } from "./command.ts";

/** Every command, in the order in which the usage lists them. */
export const ADMIN_COMMANDS: readonly AdminCommand[] = [];
