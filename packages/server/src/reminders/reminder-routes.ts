import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { BRAND, EnergyTipology } from "@volpe/contract";
import Type from "typebox";
import { invalidField } from "../errors.ts";
import type { Services } from "../services.ts";
import { toCalendarFile } from "../text/calendar-event.ts";
import { isCalendarDay } from "../time/rome-time.ts";
import { REMINDED_DAYS_BEFORE } from "./reminded-days.ts";

/** `GET /reminders/expiry.ics`: the expiry of a price for the person's own calendar. */
export function reminderRoutes({
  clock,
  config,
}: Pick<Services, "clock" | "config">): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      "/reminders/expiry.ics",
      {
        schema: {
          summary: "A calendar file for the day on which a price ends",
          querystring: Type.Object({
            tipology: EnergyTipology,
            /** ISO date. */
            day: Type.String({ maxLength: 10 }),
          }),
          response: { 200: { content: { "text/calendar": { schema: Type.String() } } } },
        },
      },
      async ({ query: { tipology, day } }, reply) => {
        if (!isCalendarDay(day)) {
          throw invalidField("day", "Scrivi il giorno di scadenza come 2027-03-31.");
        }
        const supply = tipology === "gas" ? "del gas" : "della luce";
        const { hostname } = new URL(config.publicUrl);
        const file = toCalendarFile({
          uid: `scadenza-${tipology}-${day}@${hostname}`,
          day,
          title: `Scade il prezzo ${supply}`,
          description: `Ricontrolla se conviene cambiare: ${BRAND.name} confronta il tuo contratto con le offerte di quel giorno.`,
          url: `${config.publicUrl}/preventivo/calcolo?tipologia=${tipology}`,
          alarmDaysBefore: REMINDED_DAYS_BEFORE,
          stamp: clock.now(),
        });
        return reply
          .type("text/calendar; charset=utf-8")
          .header("content-disposition", `attachment; filename="scadenza-${tipology}.ics"`)
          .header("cache-control", "no-store")
          .send(file);
      },
    );
  };
}
