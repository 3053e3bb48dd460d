import type { SigninRequest } from "@volpe/contract";
import type { Services } from "../services.ts";
import { takeMail, takeRegistration } from "./account-limits.ts";
import { findAccountByEmail } from "./account-repository.ts";
import { sendAccountRequest } from "./account-requests.ts";
import { checkPerson } from "./check-person.ts";
import { toEmailKey } from "./email-key.ts";
import { checkNewPassword } from "./password-rules.ts";

/**
 * Takes a registration in. The same work whoever has the address: one account looked for, one hash,
 * one job. Throws `AppError`, for what is wrong in the form itself and for limits alone.
 */
export async function register(
  services: Services,
  { form, visitorAddress }: { form: SigninRequest; visitorAddress: string },
): Promise<void> {
  const { name, email } = checkPerson(form);
  checkNewPassword(form.password, { name, email });
  await takeRegistration(services, visitorAddress);
  await takeMail(services, { kind: "registration", email, visitorAddress });
  await sendAccountRequest(services, {
    kind: "registration",
    name,
    email,
    passwordHash: await toPasswordHash(services, { email, password: form.password }),
    marketing: form.consents.marketing,
    at: services.clock.now().toISOString(),
  });
}

async function toPasswordHash(
  { db, passwords }: Pick<Services, "db" | "passwords">,
  { email, password }: { email: string; password: string },
): Promise<string | null> {
  const account = await findAccountByEmail(db, toEmailKey(email));
  const earlier = account?.activatedAt === null ? account.passwordHash : null;
  if (earlier === null) {
    return passwords.hash(password);
  }
  return (await passwords.verify(earlier, password)) ? earlier : null;
}
