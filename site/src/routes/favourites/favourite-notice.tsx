import { FAVOURITES_MAX } from "@volpe/contract";
import type { FavouriteChange } from "@volpe/core";
import { Link } from "react-router-dom";
import { useClient } from "../../use-client.tsx";

/** What became of a favourite, or why the account did not take it. */
export type FavouriteNews =
  | { change: FavouriteChange; label: string }
  | { change: null; refusal: string };

type FavouriteNoticeProps = { news: FavouriteNews; onClose: () => void };

/** Fetched by the first change, for most visits make none. */
export function FavouriteNotice({ news, onClose }: FavouriteNoticeProps) {
  const { lists } = useClient();
  const { change } = news;
  return (
    <p>
      <span>{toWords(news, lists.state.preferiti.length)}</span>
      {change !== null && (
        <button
          type="button"
          onClick={() => {
            change.undo();
            onClose();
          }}
        >
          Annulla
        </button>
      )}
      {change?.status === "added" && <Link to="/preferiti">Vedi tutti</Link>}
      <button type="button" onClick={onClose}>
        Chiudi
      </button>
    </p>
  );
}

function toWords(news: FavouriteNews, count: number): string {
  if (news.change === null) {
    return `Non è andata: i preferiti sono come prima. ${news.refusal}`;
  }
  const { change, label } = news;
  if (change.status === "removed") {
    return `Fuori dai preferiti: «${label}».`;
  }
  return change.dropped.length > 0
    ? `I preferiti sono al massimo ${FAVOURITES_MAX}: per «${label}» ho tolto il più vecchio.`
    : `Nei preferiti: «${label}». Sono ${count} su ${FAVOURITES_MAX}.`;
}
