import { readProcessConfig } from "../process/config.ts";
import { silentLog } from "../process/log.ts";
import { openServices } from "../running-services.ts";
import { systemClock } from "../time/clock.ts";

/*
 * Test process that is killed: it queues one mail and begins to deliver it.
 */
const config = readProcessConfig();
const { services } = await openServices({ config, clock: systemClock, log: silentLog, work: true });
await services.mail.send({
  to: "anna@example.it",
  subject: "Il tuo preventivo",
  text: "Ciao",
  html: "<p>Ciao</p>",
  kind: "quote-ready",
  reference: "rate-1",
});
process.stdout.write("queued\n");
