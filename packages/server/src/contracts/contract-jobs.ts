import type { Services } from "../services.ts";
import { toForwardAlarm } from "./contract-mails.ts";
import { listUnforwarded } from "./store/contract-repository.ts";

/** The operator has so long to pass a withdrawal on before the first alarm. */
const FORWARD_WITHIN_MS = 2 * 60 * 60 * 1000;

/** Alarms the operator each hour until every withdrawal was passed on to its supplier. */
export function defineContractJobs(services: Services): void {
  services.jobs.define("alarm-withdrawals", () => alarmWithdrawals(services), { retryLimit: 3 });
  services.jobs.schedule("alarm-withdrawals", "5 * * * *");
}

export async function alarmWithdrawals({
  db,
  clock,
  config,
  mail,
  log,
}: Pick<Services, "clock" | "config" | "db" | "log" | "mail">): Promise<void> {
  const now = clock.now();
  const waiting = await listUnforwarded(db, new Date(now.getTime() - FORWARD_WITHIN_MS));
  if (waiting.length === 0) {
    return;
  }
  log.error({ waiting: waiting.length }, "withdrawals wait to be passed on to their suppliers");
  if (config.operatorEmail !== null) {
    await mail.send(toForwardAlarm(waiting, { to: config.operatorEmail, now }));
  }
}
