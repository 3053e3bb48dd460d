import type { ReactNode } from "react";

/** The sections in their order, for the page and for the navigation beside it: first what one comes for. */
export const SECTIONS = [
  { id: "richieste", title: "Richieste e messaggi" },
  { id: "elenchi", title: "I tuoi elenchi" },
  { id: "dati", title: "I tuoi dati" },
  { id: "indirizzo", title: "Indirizzo di spedizione" },
  { id: "password", title: "Password" },
  { id: "dispositivi", title: "Dispositivi" },
  { id: "consensi", title: "Consensi" },
  { id: "copia", title: "I tuoi dati con te" },
  { id: "esci", title: "Esci" },
] as const;
export type SectionId = (typeof SECTIONS)[number]["id"];

type ProfileSectionProps = { id: SectionId; intro?: ReactNode; children: ReactNode };

export function ProfileSection({ id, intro, children }: ProfileSectionProps) {
  return (
    <section className="profile__section" id={id} aria-labelledby={`${id}-titolo`}>
      <header>
        <h2 id={`${id}-titolo`}>{SECTIONS.find((section) => section.id === id)?.title}</h2>
        {intro !== undefined && <p className="v-quiet">{intro}</p>}
      </header>
      {children}
    </section>
  );
}
