import { formatDate, withDay } from "@volpe/contract";
import { ApiError } from "@volpe/core";
import { Fox } from "@volpe/ui";
import { useContext, useEffect } from "react";
import { data, Form, Link, useActionData, useLoaderData } from "react-router-dom";
import { forgetTyped } from "../../forms/forget-typed.ts";
import { sendForm } from "../../forms/send-form.ts";
import { loadAsOwner, toLoginLoss } from "../../login/require-login.ts";
import { clientContext } from "../../page/client-context.ts";
import { DocumentHeadContext } from "../../page/document-head.ts";
import { HeadTags } from "../../page/head-tags.tsx";
import type { PageActionArgs, PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import { LOGOUT_PATH } from "../auth/logout-page.tsx";
import { ActivitySection, ListsSection } from "./activity-section.tsx";
import { ConsentsSection } from "./consents-section.tsx";
import { DataRightsSection } from "./data-rights-section.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { loadProfile, type Profile } from "./load-profile.ts";
import { PasswordSection } from "./password-section.tsx";
import { PersonalDataSection } from "./personal-data-section.tsx";
import { doIntent } from "./profile-action.ts";
import {
  type FormNews,
  findIntent,
  type Intent,
  PROFILE_PATH,
  ProfileSection,
  type RefusedProfileForm,
  SECTIONS,
  toDonePath,
} from "./profile-form.tsx";
import { ShippingSection } from "./shipping-section.tsx";
import "./profile.css";

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
  const { password: _, current: __, ...shown } = values;
  return sendForm<Omit<RefusedProfileForm, "errors">>({ intent, values: shown }, async () => {
    const errors = await doIntent(intent, values, context.get(clientContext));
    if (errors.length > 0) {
      throw toLoginLoss(errors, context) ?? new ApiError(422, [...errors]);
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

type ProfileSectionsProps = FormNews & {
  profile: Profile;
  erasureToken: string | null;
  /** Epoch milliseconds. */
  loadedAt: number;
};

/** The whole profile: a navigation of anchors, and a section for each thing that can be changed. */
function ProfileSections(props: ProfileSectionsProps) {
  const { profile, erasureToken, loadedAt, done, refusal } = props;
  const { detail, consents, devices, affiliate, place } = profile;
  const { requests, tickets, unread, favourites, viewed } = profile;
  const news = { done, refusal };
  // A new key empties the password field once the password was accepted.
  const freshOnce = (intent: Intent) => (done === intent ? loadedAt : 0);
  return (
    <div className="profile v-container">
      <header className="profile__header">
        <h1>Il tuo profilo</h1>
        <p className="v-lead">
          {detail.name}, con Volpe {withDay("dal", formatDate(detail.createdAt))}.
        </p>
        {erasureToken !== null && (
          <p className="v-notice v-notice-attention">
            <span>
              Hai chiesto di cancellare il profilo. <a href="#cancella">Vai alla conferma</a>,
              oppure lascia stare: non cambia niente.
            </span>
          </p>
        )}
      </header>
      <nav className="profile__nav" aria-label="In questa pagina">
        <ul>
          {SECTIONS.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="profile__sections">
        <ActivitySection requests={requests} tickets={tickets} unread={unread} />
        <ListsSection favourites={favourites} viewed={viewed} />
        <PersonalDataSection key={`dati-${freshOnce("dati")}`} detail={detail} news={news} />
        <ShippingSection detail={detail} place={place} news={news} />
        <PasswordSection key={`password-${freshOnce("password")}`} detail={detail} news={news} />
        <DevicesSection devices={devices} news={news} />
        <ConsentsSection consents={consents} news={news} />
        <DataRightsSection
          detail={detail}
          affiliate={affiliate}
          erasureToken={erasureToken}
          news={news}
        />
        <LogoutSection />
      </div>
    </div>
  );
}

/**
 * Ends the session of this device only. This module imports the one of the logout, because a person
 * may log out without a connection.
 */
function LogoutSection() {
  return (
    <ProfileSection id="esci" intro="Su questo dispositivo. Gli altri restano connessi.">
      <Form method="post" action={LOGOUT_PATH}>
        <button className="v-button v-button-secondary" type="submit">
          Esci dal profilo
        </button>
      </Form>
    </ProfileSection>
  );
}

/** Shown once the profile is erased. Removes from this device what was typed into forms. */
function Farewell() {
  useEffect(() => {
    forgetTyped();
  }, []);
  return (
    <div className="farewell v-container-text">
      <Fox mood="sorry" size={112} />
      <h1>Il profilo è cancellato</h1>
      <p role="status">
        I contratti che hai firmato restano dieci anni, come chiede la legge, e con loro il resto
        dell’elenco «Che cosa resta» che hai visto prima della conferma. Grazie di essere passato:
        confrontare resta libero, anche senza profilo.
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
