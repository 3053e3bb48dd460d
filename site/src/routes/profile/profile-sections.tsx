import { formatDate } from "@volpe/ui";
import { ActivitySection } from "./activity-section.tsx";
import { ConsentsSection } from "./consents-section.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { ListsSection } from "./lists-section.tsx";
import type { Profile } from "./load-profile.ts";
import { LogoutSection } from "./logout-section.tsx";
import { OwnDataSection } from "./own-data-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { PersonalDataSection } from "./personal-data-section.tsx";
import type { FormNews, Intent } from "./profile-intents.ts";
import { SECTIONS } from "./profile-section.tsx";
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
  const { detail, devices, requests, tickets, unread, favourites, viewed } = profile;
  const news = { done, refusal };
  // A password that was accepted does not stay in its field.
  const freshOnce = (intent: Intent) => (done === intent ? loadedAt : 0);
  return (
    <div className="profile v-container">
      <header className="profile__header">
        <h1>Il tuo profilo</h1>
        <p className="v-lead">
          {detail.name}, con Volpe dal {formatDate(detail.createdAt)}.
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
        <ShippingSection detail={detail} news={news} />
        <PasswordSection key={`password-${freshOnce("password")}`} detail={detail} news={news} />
        <DevicesSection devices={devices} news={news} />
        <ConsentsSection consents={detail.consents} news={news} />
        <OwnDataSection detail={detail} erasureToken={erasureToken} news={news} />
        <LogoutSection />
      </div>
    </div>
  );
}
