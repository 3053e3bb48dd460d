import type { WireError } from "@volpe/contract";
import {
  ApiError,
  type Client,
  createAccountCalls,
  createAuthCalls,
  findErrors,
} from "@volpe/core";
import { data } from "react-router-dom";
import { parsePasswordForm } from "./password-form.ts";
import { parsePersonalData } from "./personal-data-form.ts";
import { type Intent, toFieldError } from "./profile-intents.ts";
import { parseShipping } from "./shipping-form.ts";

/** Does what one form of the profile asks for. Answers what is to be mended in it, nothing if done. */
export async function doIntent(
  intent: Intent,
  values: Record<string, string>,
  client: Client,
): Promise<readonly WireError[]> {
  const auth = createAuthCalls(client);
  const account = createAccountCalls(client.api.request);
  switch (intent) {
    case "dati": {
      const parsed = parsePersonalData(values);
      return parsed.status === "invalid"
        ? parsed.errors
        : toErrors(auth.updatePersonalData(parsed.request));
    }
    case "indirizzo": {
      const parsed = parseShipping(values);
      return parsed.status === "invalid"
        ? parsed.errors
        : toErrors(auth.updateShippingData(parsed.request));
    }
    case "posizione":
      return toErrors(auth.savePosition(parsePosition(values)));
    case "password": {
      const parsed = parsePasswordForm(values);
      return parsed.status === "invalid"
        ? parsed.errors
        : toErrors(auth.changePassword(parsed.request));
    }
    case "link-password":
      return toErrors(mailRecovery(client));
    case "dispositivo":
      return toErrors(account.endDevice(values.id ?? ""));
    case "altri-dispositivi":
      return toErrors(account.endOtherDevices());
    case "consensi":
      return toErrors(account.updateConsents({ marketing: (values.marketing ?? "") !== "" }));
    case "link-cancellazione":
      return toErrors(account.requestErasure());
    case "cancellazione":
      return erase(values, client);
  }
}

/** To the profile's own address, whatever the form says. */
async function mailRecovery(client: Client): Promise<unknown> {
  const { email } = await createAccountCalls(client.api.request).detail();
  return await createAuthCalls(client).recover({ email });
}

/** By the token of a mailed link where the form carries one, else by the password. */
async function erase(
  { token, password = "" }: Record<string, string>,
  { api, session, lists }: Client,
): Promise<readonly WireError[]> {
  if (token === undefined && password === "") {
    return [toFieldError("password", "Scrivi la tua password per confermare.")];
  }
  const request = token === undefined ? { password } : { token };
  const errors = await toErrors(createAccountCalls(api.request).erase(request));
  if (errors.length === 0) {
    session.end();
    lists.leave();
  }
  return errors;
}

/** Calls of the account throw what the API refused, those of the login answer it. */
async function toErrors(call: Promise<unknown>): Promise<readonly WireError[]> {
  try {
    return findErrors(await call) ?? [];
  } catch (error) {
    if (error instanceof ApiError) {
      return error.errors;
    }
    throw error;
  }
}

/** Only our own script sends this form; whatever else comes is no form of ours. */
function parsePosition({ latitude = "", longitude = "" }: Record<string, string>) {
  const position = { latitude: Number(latitude), longitude: Number(longitude) };
  if (latitude === "" || longitude === "" || !Object.values(position).every(Number.isFinite)) {
    throw data(null, { status: 400 });
  }
  return position;
}
