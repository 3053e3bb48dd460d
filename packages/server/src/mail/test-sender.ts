import { systemClock } from "../clock.ts";
import { readProcessConfig } from "../config.ts";
import { silentLog } from "../log.ts";
import { openServices } from "../running-services.ts";

/* A process of its own for the test that kills it: queues one mail and begins to deliver it. */
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
