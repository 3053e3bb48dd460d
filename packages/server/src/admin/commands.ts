import { annualSpendCommand } from "./annual-spend-command.ts";
import type { AdminCommand } from "./command.ts";
import { contactsCommand } from "./contacts-command.ts";
import { importContentCommand } from "./import-content-command.ts";
import { importOffersCommand } from "./import-offers-command.ts";
import { importProductsCommands } from "./import-products-commands.ts";
import { leadsCommand } from "./leads-command.ts";
import { personCommands } from "./person-commands.ts";
import { sendTestMailCommand } from "./send-test-mail-command.ts";
import { statusCommand } from "./status-command.ts";
import { ticketsCommand } from "./tickets-command.ts";

/** Every command, in the order in which the usage lists them. */
export const ADMIN_COMMANDS: readonly AdminCommand[] = [
  statusCommand,
  sendTestMailCommand,
  annualSpendCommand,
  importOffersCommand,
  ...importProductsCommands,
  importContentCommand,
  leadsCommand,
  contactsCommand,
  ticketsCommand,
  ...personCommands,
];

export function findCommand(name: string | undefined): AdminCommand | undefined {
  return ADMIN_COMMANDS.find((command) => command.name === name);
}

/** The list of commands, one a line. */
export function toUsage(): string {
  const calls = ADMIN_COMMANDS.map(({ name, usage }) => `${name} ${usage}`.trim());
  const width = Math.max(...calls.map((call) => call.length));
  const lines = ADMIN_COMMANDS.map(
    ({ summary }, index) => `  ${(calls[index] ?? "").padEnd(width)}  ${summary}`,
  );
  return ["Uso: npm run admin -- <comando> …", "", ...lines].join("\n");
}
