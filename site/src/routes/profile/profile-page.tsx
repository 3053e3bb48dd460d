import { ApiError } from "@volpe/core";
import { useContext } from "react";
import { data, useActionData, useLoaderData } from "react-router-dom";
import { clientContext } from "../../client-context.ts";
import { DocumentHeadContext } from "../../layout/document-head.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { findLoginLoss, loadAsOwner } from "../auth/require-login.ts";
import { sendForm } from "../forms/send-form.ts";
import type { PageActionArgs, PageLoaderArgs } from "../page-args.ts";
import { Farewell } from "./farewell.tsx";
import { loadProfile } from "./load-profile.ts";
import { doIntent } from "./profile-action.ts";
import { findIntent, PROFILE_PATH, type Refusal, toDonePath } from "./profile-intents.ts";
import { ProfileSections } from "./profile-sections.tsx";

/** `?fatto=` names the form that was done; `?cancella=` is the token of a mailed link that erases. */
export async function loader({ request, context }: PageLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const done = findIntent(search.get("fatto"));
  const client = context.get(clientContext);
  if (done === "cancellazione" && client.session.state.session === null) {
    return { status: "erased" as const };
  }
  return {
    status: "open" as const,
    done,
    erasureToken: search.get("cancella"),
    loadedAt: Date.now(),
    profile: await loadAsOwner({ request, context }, () => loadProfile(client)),
  };
}

/** One action for every form of the page, told apart by `intent`. Nothing typed is lost. */
export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const intent = findIntent(form.get("intent"));
  if (intent === null) {
    throw data(null, { status: 400 });
  }
  const values: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === "string") values[name] = value;
  }
  // A page never sends a password back.
  const { password: _, current: __, ...kept } = values;
  return sendForm<Omit<Refusal, "errors">>({ intent, values: kept }, async () => {
    const errors = await doIntent(intent, values, context.get(clientContext));
    if (errors.length > 0) {
      const lost = findLoginLoss(errors, context);
      throw lost === null ? new ApiError(422, [...errors]) : new ApiError(401, lost);
    }
    return toDonePath(intent);
  });
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const refusal = useActionData<Refusal>();
  const { origin } = useContext(DocumentHeadContext);
  return (
    <>
      <PageHead
        title={loaded.status === "erased" ? "Profilo cancellato" : "Il tuo profilo"}
        description="I tuoi dati, i dispositivi, i consensi, e come portare tutto via con te."
        path={PROFILE_PATH}
        indexed={false}
      />
      <link rel="canonical" href={origin + PROFILE_PATH} />
      {loaded.status === "erased" ? (
        <Farewell />
      ) : (
        <ProfileSections {...loaded} refusal={refusal} />
      )}
    </>
  );
}
