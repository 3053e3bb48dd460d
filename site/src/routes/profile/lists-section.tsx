import { Link } from "react-router-dom";
import type { Profile } from "./load-profile.ts";
import { ProfileSection } from "./profile-section.tsx";

type ListsSectionProps = Pick<Profile, "favourites" | "viewed">;

/** The newest of what was kept and of what was opened. */
export function ListsSection({ favourites, viewed }: ListsSectionProps) {
  return (
    <ProfileSection id="elenchi">
      <div className="profile__pair">
        <ShortList
          title="Preferiti"
          all="Tutti i preferiti"
          list={favourites}
          path="/preferiti"
          empty="Ancora nessuno: tocca il cuore accanto a un’offerta."
        />
        <ShortList
          title="Visti di recente"
          all="Tutte le schede viste"
          list={viewed}
          path="/visualizzati"
          empty="Ancora nessuna scheda aperta."
        />
      </div>
    </ProfileSection>
  );
}

type ShortListProps = {
  title: string;
  list: Profile["viewed"];
  path: string;
  all: string;
  empty: string;
};

function ShortList({ title, list: { total, first }, path, all, empty }: ShortListProps) {
  return (
    <div className="profile__short">
      <h3>{title}</h3>
      {total === 0 ? (
        <p className="v-quiet">{empty}</p>
      ) : (
        <>
          <ul>
            {first.map((item) => (
              <li key={item.path}>
                <Link to={item.path}>{item.label}</Link>
                <span className="v-quiet v-small">{item.brand}</span>
              </li>
            ))}
          </ul>
          <Link to={path}>
            {all}: {total}
          </Link>
        </>
      )}
    </div>
  );
}
