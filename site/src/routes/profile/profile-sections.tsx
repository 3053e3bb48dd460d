import { formatDate, withDay } from "@volpe/contract";
import { Form } from "react-router-dom";
import { LOGOUT_PATH } from "../auth/logout-page.tsx";
import { ActivitySection, ListsSection } from "./activity-section.tsx";
import { ConsentsSection } from "./consents-section.tsx";
import { DevicesSection } from "./devices-section.tsx";
import type { Profile } from "./load-profile.ts";
import { OwnDataSection } from "./own-data-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { PersonalDataSection } from "./personal-data-section.tsx";
import { type FormNews, type Intent, ProfileSection, SECTIONS } from "./profile-form.tsx";
import { ShippingSection } from "./shipping-section.tsx";
import "./profile.css";

type ProfileSectionsProps = FormNews & {
  profile: Profile;
  erasureToken: string | null;
  /** Epoch milliseconds. */
  loadedAt: number;
};

/** The whole profile: a navigation of anchors, and a section for each thing that can be changed. */
export function ProfileSections(props: ProfileSectionsProps) {
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
        <OwnDataSection
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
 * Ends the session of this device only. The module of the logout comes with this one, because a
 * person may log out without a connection.
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
