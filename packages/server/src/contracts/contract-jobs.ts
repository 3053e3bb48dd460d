import { DAY_MS, HOUR_MS } from "@volpe/contract";
import type { Services } from "../services.ts";
import { watchForwardedMails } from "./forward-contract.ts";
import { toAcceptAlarm, toForwardAlarm } from "./operator-mails.ts";
import { listUnaccepted, listUnforwarded } from "./store/contract-repository.ts";
import { watchUndeliveredMails } from "./undelivered-mails.ts";

/**
 * The time that the operator has to forward a withdrawal or a signed contract before the first
 * alarm.
 */
const FORWARD_WITHIN_MS = { withdrawn: 2 * HOUR_MS, signed: 24 * HOUR_MS };

/** The time that a supplier has to accept an order before the operator is asked to inquire. */
const ACCEPT_WITHIN_MS = 7 * DAY_MS;

/**
 * Alarms the operator each hour until every withdrawal and every signed contract was passed on to its
 * supplier, each day about orders that no supplier accepted, and once about each mail that never
 * arrived.
 */
export function defineContractJobs(services: Services): void {
  watchUndeliveredMails(services);
  watchForwardedMails(services);
  services.jobs.define("alarm-withdrawals", () => alarmUnforwarded(services), { retryLimit: 3 });
  services.jobs.schedule("alarm-withdrawals", "5 * * * *");
  services.jobs.define("alarm-unaccepted", () => alarmUnaccepted(services), { retryLimit: 3 });
  services.jobs.schedule("alarm-unaccepted", "35 8 * * *");
}

type AlarmServices = Pick<Services, "clock" | "config" | "db" | "log" | "mail">;

export async function alarmUnaccepted({ db, clock, config, mail, log }: AlarmServices) {
  const now = clock.now();
  const waiting = await listUnaccepted(db, new Date(now.getTime() - ACCEPT_WITHIN_MS));
  if (waiting.length === 0) {
    return;
  }
  log.warn({ waiting: waiting.length }, "orders wait for the acceptance of their suppliers");
  if (config.operatorEmail !== null) {
    await mail.send(toAcceptAlarm(waiting, { to: config.operatorEmail, now }));
  }
}

export async function alarmUnforwarded({ db, clock, config, mail, log }: AlarmServices) {
  const now = clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const waiting = await listUnforwarded(db, {
    withdrawn: before(FORWARD_WITHIN_MS.withdrawn),
    signed: before(FORWARD_WITHIN_MS.signed),
  });
  if (waiting.length === 0) {
    return;
  }
  log.error(
    { waiting: waiting.length },
    "contracts or withdrawals wait to be passed on to their suppliers",
  );
  if (config.operatorEmail !== null) {
    await mail.send(toForwardAlarm(waiting, { to: config.operatorEmail, now }));
  }
}
