import {
  type AddressMap,
  DEFAULT_PHONE_PREFIX,
  EMPTY_ADDRESS,
  FIELD_SENTENCES,
  type PersonalDataUpdate,
  PROVINCES,
  toAddressLine,
  toPostalCode,
  type WireError,
} from "@volpe/contract";
import {
  ApiError,
  type Client,
  createAccountCalls,
  createAuthCalls,
  findErrors,
} from "@volpe/core";
import { data } from "react-router-dom";
import type { Intent } from "./profile-form.tsx";

/** Does what one form of the profile asks for. Returns its errors, none if it succeeded. */
export async function doIntent(
  intent: Intent,
  values: Record<string, string>,
  client: Client,
): Promise<readonly WireError[]> {
  const auth = createAuthCalls(client);
  const account = createAccountCalls(client.api.request);
  switch (intent) {
    case "dati":
      return toErrors(auth.updatePersonalData(toPersonalData(values)));
    case "indirizzo": {
      const parsed = parseShipping(values);
      return parsed.status === "invalid"
        ? parsed.errors
        : toErrors(auth.updateShippingData(parsed.request));
    }
    case "posizione":
      return afterDone(toErrors(auth.savePosition(parsePosition(values))), client.place.forget);
    case "togli-posizione":
      return afterDone(toErrors(auth.removePosition()), client.place.forget);
    case "password": {
      const { current = "", password = "", endOthers = "" } = values;
      return toErrors(auth.changePassword({ current, password, endOthers: endOthers !== "" }));
    }
    case "link-password":
      return toErrors(mailRecovery(client));
    case "dispositivo":
      return toErrors(account.endDevice(values.id ?? ""));
    case "altri-dispositivi":
      return toErrors(account.endOtherDevices());
    case "consensi":
      return toErrors(
        account.updateConsents({
          marketing: (values.marketing ?? "") !== "",
          // Only a box that was shown can have been unticked.
          ...(values.shown && !values.thirdParties && { thirdParties: false }),
          ...(values.shownRecall && !values.recall && { recall: false }),
        }),
      );
    case "link-cancellazione":
      return toErrors(account.requestErasure());
    case "cancellazione":
      return erase(values, client);
  }
}

/** After the chosen place is forgotten, lists start from the position again. */
async function afterDone(errors: Promise<readonly WireError[]>, then: () => void) {
  if ((await errors).length === 0) then();
  return errors;
}

/** Mails the link to the address of the profile, whatever the form contains. */
async function mailRecovery(client: Client): Promise<unknown> {
  const { email } = await createAccountCalls(client.api.request).detail();
  return await createAuthCalls(client).recover({ email });
}

/** Erases by the token of a mailed link if the form carries one, else by the password. */
async function erase(
  { token, password = "" }: Record<string, string>,
  { api, session, lists }: Client,
): Promise<readonly WireError[]> {
  const request = token === undefined ? { password } : { token };
  const errors = await toErrors(createAccountCalls(api.request).erase(request));
  if (errors.length === 0) {
    session.end();
    lists.leave();
  }
  return errors;
}

/** Account calls throw the API's errors, auth calls return them. */
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

/** Only our own script sends this form, so anything else is a bad request. */
function parsePosition({ latitude = "", longitude = "" }: Record<string, string>) {
  const position = { latitude: Number(latitude), longitude: Number(longitude) };
  if (latitude === "" || longitude === "" || !Object.values(position).every(Number.isFinite)) {
    throw data(null, { status: 400 });
  }
  return position;
}

/** A phone prefix without a number counts as empty. The password is sent only if it was typed. */
function toPersonalData(values: Record<string, string>): PersonalDataUpdate {
  const { name = "", email = "", phone = "", password = "" } = values;
  return {
    name: name.trim(),
    email: email.trim(),
    phone: phone.trim() === DEFAULT_PHONE_PREFIX ? "" : phone.trim(),
    ...(password !== "" && { password }),
  };
}

/**
 * Makes the address from the four typed fields. Four empty fields remove the address; otherwise
 * each is required. The API accepts any text in an `AddressMap`, so this form is checked here.
 * Coordinates stay empty, because those of an earlier address would be wrong.
 */
function parseShipping(
  values: Record<string, string>,
): { status: "valid"; request: AddressMap } | { status: "invalid"; errors: WireError[] } {
  const street = (values.street ?? "").trim();
  const postalCode = toPostalCode(values.postal_code ?? "");
  const city = (values.city ?? "").trim();
  const sign = values.province ?? "";
  if (street + postalCode + city + sign === "") {
    return { status: "valid", request: EMPTY_ADDRESS };
  }
  const province = PROVINCES.find((known) => known.sign === sign);
  const errors: WireError[] = [];
  if (street.length < 3) {
    errors.push(toFieldError("street", FIELD_SENTENCES.street));
  }
  if (!/^\d{5}$/.test(postalCode)) {
    errors.push(toFieldError("postal_code", FIELD_SENTENCES.postalCode));
  }
  if (city.length < 2) {
    errors.push(toFieldError("city", FIELD_SENTENCES.city));
  }
  if (province === undefined) {
    errors.push(toFieldError("province", FIELD_SENTENCES.province));
  }
  if (errors.length > 0 || province === undefined) {
    return { status: "invalid", errors };
  }
  const parts = { street, postal_code: postalCode, city, province: province.sign };
  return {
    status: "valid",
    request: {
      ...EMPTY_ADDRESS,
      ...parts,
      address: toAddressLine(parts).slice(0, 200),
      region: province.region,
      country: "Italia",
    },
  };
}

function toFieldError(field: string, message: string): WireError {
  return { code: "invalid-field", field, message };
}
