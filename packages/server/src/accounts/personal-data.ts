import type { PersonalDataUpdate } from "@volpe/contract";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { toSessionEnd } from "../sessions/session-life.ts";
import { updateSession } from "../sessions/session-repository.ts";
import type { SignedIn } from "../sessions/signed-in.ts";
import { takeMail, takePasswordCheck } from "./account-limits.ts";
import { toEmailChangeNotice } from "./account-mails.ts";
import { type Account, getAccount, updateAccount } from "./account-repository.ts";
import { sendAccountRequest } from "./account-requests.ts";
import { checkPerson } from "./check-person.ts";
import { toEmailKey } from "./email-key.ts";
import { checkPresentPassword } from "./set-password.ts";

/**
 * Name and phone count at once, another address once its link was followed. The session that does it
 * lives a year from then on. Throws `AppError` naming the field to mend.
 */
export async function updatePersonalData(
  services: Services,
  { accountId, sessionId }: SignedIn,
  { form, visitorAddress }: { form: PersonalDataUpdate; visitorAddress: string },
): Promise<Account> {
  const { db, clock } = services;
  const { name, email, phone } = checkPerson(form);
  const account = await getAccount(db, accountId);
  const isMoving = toEmailKey(email) !== account.emailKey;
  if (isMoving) {
    if (account.passwordHash === null) {
      throw new AppError("invalid-field", {
        field: "email",
        message: "Prima scegli una password: il link per farlo arriva al tuo indirizzo di adesso.",
      });
    }
    await takePasswordCheck(services, accountId);
    const password = form.password ?? "";
    await checkPresentPassword(services, { account, password, field: "password" });
    await takeMail(services, { kind: "email-change", email, visitorAddress });
  }
  return await db.transaction(async (within) => {
    const now = clock.now();
    await updateSession(within, sessionId, {
      lifetime: "update",
      expiresAt: toSessionEnd("update", now),
    });
    if (isMoving) {
      await askForMove(within, services, { account, email });
    }
    return await updateAccount(within, accountId, {
      name,
      phone,
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
