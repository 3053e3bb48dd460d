import { type AuthCalls, createAuthCalls } from "@volpe/core";
import { data, redirect } from "react-router-dom";
import { clientContext } from "../../client-context.ts";
import { readFormValues } from "../forms/form-values.ts";
import type { PageActionArgs } from "../page-args.ts";
import { type AuthOutcome, type AuthRefusal, askAuth, toRefusal } from "./ask-auth.ts";
import { DIALOG_FIELD } from "./auth-form.ts";
import { parseEmail, parseLogin } from "./auth-form-data.ts";
import { AFTER_LOGIN, LINK_INTENT, type LoginOutcome, TOKEN_INTENT } from "./login-outcome.ts";
import { readReturn } from "./own-path.ts";

/** One form with two buttons, and the mailed link's own; only a post uses a link up. */
export async function loginAction({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const calls = createAuthCalls(context.get(clientContext));
  switch (form.get("intento")) {
    case LINK_INTENT:
      return await mailLink(calls, form);
    case TOKEN_INTENT: {
      const token = new URL(request.url).searchParams.get("token") ?? "";
      const outcome = await askAuth(calls.loginByToken({ token }));
      return outcome.status === "refused" && outcome.httpStatus === 410
        ? data<LoginOutcome>({ status: "link-expired" }, { status: 410 })
        : enter(outcome, { request, form });
    }
    default: {
      const parsed = parseLogin(form);
      const outcome =
        parsed.status === "invalid"
          ? toRefusal(parsed.errors)
          : await askAuth(calls.login(parsed.request));
      return enter(outcome, { request, form });
    }
  }
}

async function mailLink(calls: AuthCalls, form: FormData) {
  const parsed = parseEmail(form);
  if (parsed.status === "invalid") {
    return refuse(toRefusal(parsed.errors), form);
  }
  const outcome = await askAuth(calls.requestLink(parsed.request));
  return outcome.status === "refused"
    ? refuse(outcome, form)
    : data<LoginOutcome>({ status: "link-sent", email: parsed.request.email });
}

/** From the dialog nobody is led on: it closes, and the page below stays. */
function enter(
  outcome: AuthOutcome<unknown>,
  { request, form }: { request: Request; form: FormData },
) {
  if (outcome.status === "refused") {
    return refuse(outcome, form);
  }
  return form.has(DIALOG_FIELD)
    ? data<LoginOutcome>({ status: "entered" })
    : redirect(readReturn(request.url) ?? AFTER_LOGIN, 303);
}

/** The e-mail comes back as it was typed, the password never. */
function refuse({ errors, httpStatus }: AuthRefusal, form: FormData) {
  const { email } = readFormValues(["email"], form);
  return data<LoginOutcome>({ status: "refused", errors, email }, { status: httpStatus });
}
