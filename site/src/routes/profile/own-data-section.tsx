import type { AccountDetail } from "@volpe/contract";
import { EraseProfile } from "./erase-profile.tsx";
import type { FormNews } from "./profile-intents.ts";
import { ProfileSection } from "./profile-section.tsx";

type OwnDataSectionProps = { detail: AccountDetail; erasureToken: string | null; news: FormNews };

/** A copy of all that is kept, and the end of it. */
export function OwnDataSection({ detail, erasureToken, news }: OwnDataSectionProps) {
  return (
    <ProfileSection
      id="copia"
      intro="Tutto ciò che conservo di te in un file JSON, che si apre con qualsiasi editor di testo: dati, consensi, richieste, messaggi ed elenchi."
    >
      <p>
        <a className="v-button v-button-secondary" href="/profilo/dati.json" download>
          Scarica i tuoi dati
        </a>
      </p>
      <EraseProfile hasPassword={detail.hasPassword} erasureToken={erasureToken} news={news} />
    </ProfileSection>
  );
}
