import { PASSWORD_MIN, type PasswordUpdate, type WireError } from "@volpe/contract";
import { toFieldError } from "./profile-intents.ts";

/** Who has none yet chooses the first by a mailed link. */
export function parsePasswordForm(
  values: Record<string, string>,
): { status: "valid"; request: PasswordUpdate } | { status: "invalid"; errors: WireError[] } {
  const { current = "", password = "", endOthers = "" } = values;
  const errors: WireError[] = [];
  if (current === "") {
    errors.push(toFieldError("current", "Scrivi la password che usi adesso."));
  }
  if (password.length < PASSWORD_MIN) {
    errors.push(
      toFieldError(
        "password",
        `La nuova password ha almeno ${PASSWORD_MIN} caratteri: vanno bene anche tre o quattro parole.`,
      ),
    );
  }
  return errors.length > 0
    ? { status: "invalid", errors }
    : {
        status: "valid",
        request: { current, password, endOthers: endOthers !== "" },
      };
}
