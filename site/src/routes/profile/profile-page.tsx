import { ApiError } from "@volpe/core";
import { Fox } from "@volpe/ui";
import { useContext, useEffect } from "react";
import { data, Link, useActionData, useLoaderData } from "react-router-dom";
import { forgetFormDrafts } from "../../forms/form-drafts.ts";
import { sendForm } from "../../forms/send-form.ts";
import { forgetWaitingForms } from "../../forms/waiting-forms.ts";
import { findLoginLoss, loadAsOwner } from "../../login/require-login.ts";
import { clientContext } from "../../page/client-context.ts";
import { DocumentHeadContext } from "../../page/document-head.ts";
import { HeadTags } from "../../page/head-tags.tsx";
import type { PageActionArgs, PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import { loadProfile } from "./load-profile.ts";
import { doIntent } from "./profile-action.ts";
import { findIntent, PROFILE_PATH, type RefusedProfileForm, toDonePath } from "./profile-form.tsx";
import { ProfileSections } from "./profile-sections.tsx";
import "./farewell.css";

/** `?fatto=` names the form that succeeded; `?cancella=` is the token of a mailed erasure link. */
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

/** Serves every form of the page, identified by `intent`. A refused form keeps what was typed. */
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
  return sendForm<Omit<RefusedProfileForm, "errors">>({ intent, values: kept }, async () => {
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
  const refusal = useActionData<RefusedProfileForm>();
  const { origin } = useContext(DocumentHeadContext);
  return (
    <>
      <PageHead
        title={loaded.status === "erased" ? "Profilo cancellato" : "Il tuo profilo"}
        description="I tuoi dati, i dispositivi, i consensi, e come portare tutto via con te."
        path={PROFILE_PATH}
        indexed={false}
      />
      <HeadTags>
        <link rel="canonical" href={origin + PROFILE_PATH} />
      </HeadTags>
      {loaded.status === "erased" ? (
        <Farewell />
      ) : (
        <ProfileSections {...loaded} refusal={refusal} />
      )}
    </>
  );
}

/** Shown once the profile is erased. What was typed into forms goes from this device too. */
function Farewell() {
  useEffect(() => {
    forgetFormDrafts();
    forgetWaitingForms();
  }, []);
  return (
    <div className="farewell v-container-text">
      <Fox mood="sorry" size={112} />
      <h1>Il profilo è cancellato</h1>
      <p role="status">
        Dei tuoi dati resta solo ciò che era scritto prima della conferma, e qui sei di nuovo un
        visitatore come gli altri. Grazie di essere passato: confrontare resta libero, anche senza
        profilo.
      </p>
      <p className="v-quiet">
        I preferiti e le schede viste di questo dispositivo stanno nei suoi cookie: se non li vuoi,
        svuota <Link to="/preferiti">i preferiti</Link> e{" "}
        <Link to="/visualizzati">le schede viste</Link>.
      </p>
      <Link className="v-button" to="/">
        Torna alla pagina iniziale
      </Link>
    </div>
  );
}
