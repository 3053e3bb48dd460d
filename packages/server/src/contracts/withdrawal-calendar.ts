import { toRomeDay } from "@volpe/contract";
import type { Config } from "../process/config.ts";
import { toCalendarFile } from "../text/calendar-event.ts";
import type { ContractSwitches } from "./rules/contract-switches.ts";
import { toTermOf } from "./rules/term-of-contract.ts";
import type { Contract } from "./store/contract-repository.ts";

/**
 * A calendar file for the last day to withdraw; null before the conclusion, after the term, and if
 * the law grants no withdrawal. It contains no key, because calendars are shared.
 */
export function toWithdrawalCalendar(
  contract: Contract,
  {
    config: { publicUrl },
    switches,
    now,
  }: { config: Pick<Config, "publicUrl">; switches: ContractSwitches; now: Date },
): string | null {
  const { open, until } = toTermOf(contract, switches, now);
  if (!open || until === null) {
    return null;
  }
  const { name, counterparty } = contract.data.offer;
  return toCalendarFile({
    uid: `recesso-${contract.id}@${new URL(publicUrl).hostname}`,
    day: toRomeDay(until.getTime()),
    title: `Ultimo giorno per recedere da «${name}»`,
    description: `Fino alle 23:59:59, ora di Roma, puoi uscire dal contratto con ${counterparty.name} senza dire perché: dalla pagina del contratto o dal link nella mail della firma.`,
    url: `${publicUrl}/contratto/${contract.id}`,
    stamp: now,
  });
}
