import type { PersonalDataUpdate } from "@volpe/contract";
import type { Database } from "../db/database.ts";
import { invalidField } from "../errors.ts";
import { checkPerson } from "../person/check-person.ts";
import { toEmailKey } from "../person/email-key.ts";
import type { Services } from "../services.ts";
import { takeMail, takePasswordCheck } from "./account-limits.ts";
import { toEmailChangeNotice } from "./account-mails.ts";
import { sendAccountRequest } from "./account-requests.ts";
import { toSessionEnd } from "./sessions/session-life.ts";
import { findSessionForUpdate, updateSession } from "./sessions/session-repository.ts";
import type { SignedIn } from "./sessions/signed-in.ts";
import { checkPresentPassword } from "./set-password.ts";
import { type Account, getAccount, updateAccount } from "./store/account-repository.ts";

/**
 * Writes the fields of the form to the columns of the same name. A changed e-mail takes effect only
 * after its mailed link was followed. The session then lives until a year after its login. Throws
 * `AppError` with the field.
 */
export async function updatePersonalData(
  services: Services,
  { accountId, sessionId }: SignedIn,
  { form, visitorAddress }: { form: PersonalDataUpdate; visitorAddress: string },
): Promise<Account> {
  const { db, clock } = services;
  const { password = "", email: _, ...fields } = form;
  const { email, ...person } = checkPerson(form);
  const account = await getAccount(db, accountId);
  const isMoving = toEmailKey(email) !== account.emailKey;
  if (isMoving) {
    if (account.passwordHash === null) {
      throw invalidField(
        "email",
        "Prima scegli una password: il link per farlo arriva al tuo indirizzo di adesso.",
      );
    }
    await takePasswordCheck(services, accountId);
    await checkPresentPassword(services, { account, password, field: "password" });
    await takeMail(services, { kind: "email-change", email, visitorAddress });
  }
  return await db.transaction(async (within) => {
    const now = clock.now();
    const { createdAt = now } = (await findSessionForUpdate(within, sessionId)) ?? {};
    await updateSession(within, sessionId, {
      lifetime: "update",
      expiresAt: toSessionEnd("update", { now, createdAt }),
    });
    if (isMoving) {
      await askForMove(within, services, { account, email });
    }
    return await updateAccount(within, accountId, {
      ...fields,
      ...person,
      ...(isMoving ? { pendingEmail: email } : { email }),
      updatedAt: now,
    });
  });
}

async function askForMove(
  within: Database,
  services: Services,
  { account, email }: { account: Account; email: string },
): Promise<void> {
  const { config, mail } = services;
  await sendAccountRequest(
    services,
    { kind: "email-change", accountId: account.id, email },
    { within },
  );
  await mail.send(toEmailChangeNotice({ to: account.email, publicUrl: config.publicUrl }), {
    within,
  });
}
