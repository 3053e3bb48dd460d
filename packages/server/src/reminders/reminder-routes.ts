import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  BRAND,
  countDays,
  DAY_MS,
  EnergyTipology,
  MailedLink,
  MailSent,
  REMINDED_DAYS_BEFORE,
  REMINDER_UNCONFIRMED_KEPT_DAYS,
  ReminderConfirmed,
  ReminderRequest,
  toReminderDay,
  toRomeDay,
} from "@volpe/contract";
import Type from "typebox";
import { AppError, brokenLink, invalidField } from "../errors.ts";
import { isDerivedKey } from "../keys/derived-key.ts";
import { hideMailbox } from "../person/hide-mailbox.ts";
import { sendFile, toFileRoute, toRoute } from "../route.ts";
import type { Services } from "../services.ts";
import { toCalendarFile } from "../text/calendar-event.ts";
import { REMINDER_KEY, toSupplyWords } from "./reminder-mails.ts";
import { confirmReminder, findReminder } from "./reminder-repository.ts";
import { checkDay, saveReminder } from "./save-reminder.ts";

/** Routes for the expiry of a price: a mail before it, or a file for the person's own calendar. */
export function reminderRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { clock, config, db } = services;
  return async (app) => {
    app.post(
      "/reminders",
      {
        ...toRoute(
          "Ask for a mail before a price ends; a link that confirms the address is mailed",
          MailSent,
          { body: ReminderRequest },
          201,
        ),
        config: { idempotency: "accepted" },
      },
      async ({ body, visitorAddress, idempotentCall }, reply) => {
        reply.code(201);
        // A filled honeypot gets the usual answer, and nothing is stored or sent.
        if ((body.website ?? "") !== "") {
          return { data: { mailed: true } };
        }
        return await db.transaction(async (within) => {
          const data = await saveReminder(within, services, { request: body, visitorAddress });
          await idempotentCall?.settle(within, { status: 201, body: { data } });
          return { data };
        });
      },
    );

    app.post(
      "/reminders/confirm",
      toRoute("Confirm a reminder by its mailed link", ReminderConfirmed, {
        body: MailedLink,
      }),
      async ({ body }) => ({ data: await confirmByLink(services, body) }),
    );

    app.get(
      "/reminders/expiry.ics",
      toFileRoute("A calendar file for the day on which a price ends", "text/calendar", {
        querystring: Type.Object({
          tipology: EnergyTipology,
          /** ISO date. */
          day: Type.String({ maxLength: 10 }),
        }),
      }),
      async ({ query: { tipology, day } }, reply) => {
        checkDay(day);
        const today = toRomeDay(clock.now().getTime());
        if (day < today) {
          throw invalidField("day", "Quel giorno è passato: scrivi la prossima scadenza.");
        }
        const { hostname } = new URL(config.publicUrl);
        const content = toCalendarFile({
          uid: `scadenza-${tipology}-${day}@${hostname}`,
          day,
          title: `Scade il prezzo ${toSupplyWords(tipology)}`,
          description: `Ricontrolla se conviene cambiare: ${BRAND.name} confronta il tuo contratto con le offerte di quel giorno.`,
          url: `${config.publicUrl}/preventivo/calcolo?tipologia=${tipology}`,
          // The day of the alarm must be in the future: tomorrow at the earliest.
          alarmDaysBefore: Math.min(
            REMINDED_DAYS_BEFORE,
            Math.max(0, countDays({ start: today, end: day }) - 2),
          ),
          stamp: clock.now(),
        });
        const name = `scadenza-${tipology}.ics`;
        return sendFile(reply, { name, mediaType: "text/calendar", content });
      },
    );
  };
}

/**
 * Confirms a reminder by its mailed link. Idempotent. Throws `not-found` for a wrong key,
 * `link-expired` if the link is too old or the reminder was withdrawn.
 */
async function confirmByLink(
  { db, clock, config }: Pick<Services, "db" | "clock" | "config">,
  { reference, key }: MailedLink,
): Promise<ReminderConfirmed> {
  if (!isDerivedKey(config, { purpose: REMINDER_KEY, reference, key })) {
    throw brokenLink();
  }
  const now = clock.now();
  const oldest = now.getTime() - REMINDER_UNCONFIRMED_KEPT_DAYS * DAY_MS;
  const reminder = await findReminder(db, reference);
  if (
    reminder === null ||
    (reminder.confirmedAt === null && reminder.createdAt.getTime() < oldest)
  ) {
    throw new AppError("link-expired", {
      message: "Questo link non vale più. Chiedi di nuovo il promemoria: ci vuole un attimo.",
    });
  }
  if (reminder.endedAt !== null) {
    throw new AppError("link-expired", {
      message:
        "Questo promemoria l’hai tolto. Se hai cambiato idea, chiedilo di nuovo: ci vuole un attimo.",
    });
  }
  await confirmReminder(db, reference, now);
  const { tipology, expiresOn, email } = reminder;
  return {
    tipology,
    expiresOn,
    remindedOn: toReminderDay(expiresOn),
    mailbox: hideMailbox(email),
  };
}
