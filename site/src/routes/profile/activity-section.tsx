import { formatDate } from "@volpe/contract";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { TICKET_STATES } from "../tickets/ticket-state.tsx";
import type { Profile } from "./load-profile.ts";
import { ProfileSection } from "./profile-form.tsx";

/**
 * The newest requests and tickets. `unread` counts the unread answers of all tickets, also of
 * tickets that are not shown.
 */
export function ActivitySection({
  requests,
  tickets,
  unread,
}: Pick<Profile, "requests" | "tickets" | "unread">) {
  return (
    <ProfileSection
      id="richieste"
      {...(unread > 0 && {
        intro: (
          <>
            Hai {sayUnread(unread)}: <Link to="/tickets">vai ai messaggi</Link>.
          </>
        ),
      })}
    >
      <div className="profile__pair">
        <ShortList
          title="Richieste"
          all={<Link to="/richieste">Tutte le richieste</Link>}
          lines={requests.map(({ id, title, state, createdAt }) => ({
            key: id,
            to: "/richieste",
            text: title,
            note: `${state}, ${formatDate(createdAt)}`,
          }))}
        >
          Ancora nessuna. <Link to="/calcola-preventivo">Calcola un preventivo</Link>: bastano due
          minuti.
        </ShortList>
        <ShortList
          title="Messaggi"
          all={<Link to="/tickets">Tutti i messaggi</Link>}
          lines={tickets.map(({ slug, number, subject, state, unread: news, changedAt }) => ({
            key: slug,
            to: `/tickets/${slug}/ultimo`,
            text: subject,
            note: `${number}, ${TICKET_STATES[state].label}, ${formatDate(changedAt)}`,
            tag: news > 0 && sayUnread(news),
          }))}
        >
          Ancora nessuno. Se qualcosa non torna,{" "}
          <Link to="/tickets/create/nuovo">scrivi all’assistenza</Link>.
        </ShortList>
      </div>
    </ProfileSection>
  );
}

function sayUnread(count: number): string {
  return count === 1 ? "1 risposta da leggere" : `${count} risposte da leggere`;
}

/** The newest favourites and viewed items. */
export function ListsSection({ favourites, viewed }: Pick<Profile, "favourites" | "viewed">) {
  return (
    <ProfileSection id="elenchi">
      <div className="profile__pair">
        <ShortList
          title="Preferiti"
          all={<Link to="/preferiti">Tutti i preferiti: {favourites.total}</Link>}
          total={favourites.total}
          lines={favourites.first.map(toItemLine)}
        >
          Ancora nessuno: tocca il cuore accanto a un’offerta.
        </ShortList>
        <ShortList
          title="Visti di recente"
          all={<Link to="/visualizzati">Tutte le schede viste: {viewed.total}</Link>}
          total={viewed.total}
          lines={viewed.first.map(toItemLine)}
        >
          Ancora nessuna scheda aperta.
        </ShortList>
      </div>
    </ProfileSection>
  );
}

function toItemLine({ path, label, brand }: Profile["viewed"]["first"][number]): Line {
  return { key: path, to: path, text: label, note: brand };
}

type Line = { key: string; to: string; text: string; note: string; tag?: string | false };

type ShortListProps = {
  title: string;
  lines: readonly Line[];
  /**
   * Length of the whole list, by default the number of lines. Entries that left the catalogue have
   * no line.
   */
  total?: number;
  /** The link to the whole list. */
  all: ReactNode;
  /** Shown if the list is empty. */
  children: ReactNode;
};

function ShortList({ title, lines, total = lines.length, all, children }: ShortListProps) {
  return (
    <div className="profile__short">
      <h3>{title}</h3>
      {total === 0 ? (
        <p className="v-quiet">{children}</p>
      ) : (
        <>
          <ul>
            {lines.map(({ key, to, text, note, tag }) => (
              <li key={key}>
                <Link to={to}>{text}</Link>
                <span className="v-quiet v-small">{note}</span>
                {tag && <span className="v-tag v-tag-highlight">{tag}</span>}
              </li>
            ))}
          </ul>
          {all}
        </>
      )}
    </div>
  );
}
