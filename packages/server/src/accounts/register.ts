import type { SigninRequest } from "@volpe/contract";
import { checkPerson } from "../person/check-person.ts";
import { toEmailKey } from "../person/email-key.ts";
import type { Services } from "../services.ts";
import { takeMail, takeRegistration } from "./account-limits.ts";
import { sendAccountRequest } from "./account-requests.ts";
import { checkNewPassword } from "./password-rules.ts";
import { findAccountByEmail } from "./store/account-repository.ts";

/**
 * Accepts a registration. It does one lookup, one hash and one job, whether or not the address is
 * known. Throws `AppError` only for invalid fields and for limits.
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
