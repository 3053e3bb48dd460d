import { AppError } from "../errors.ts";

/**
 * One address and nothing else: no display name, no list, no quoted local part, no control
 * character. Throws `AppError("invalid-field")`.
 */
export function toMailAddress(text: string): string {
  const address = text.trim();
  const [local = "", domain = "", ...more] = address.split("@");
  const valid =
    more.length === 0 &&
    address.length <= 254 &&
    /^[^\s"(),:;<>@[\\\]\p{Cc}]{1,64}$/u.test(local) &&
    /^(?=.{1,253}$)([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)*[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?$/u.test(
      domain,
    );
  if (!valid) {
    throw new AppError("invalid-field", {
      message: "L’indirizzo e-mail non è scritto bene: controllalo, per esempio nome@esempio.it.",
      field: "email",
    });
  }
  return address;
}
