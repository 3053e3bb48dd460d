import { FAVOURITES_MAX } from "@volpe/contract";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import {
  type FocusedPlace,
  findFocusedPlace,
  focusSuccessor,
} from "../navigation/focused-place.ts";
import { useClient } from "../page/use-client.tsx";
import type { FavouriteNews } from "./hearts.ts";

type FavouriteNoticeProps = { news: FavouriteNews; onClose: () => void };

/** The notice about a change. It is loaded at the first change, because most visits make none. */
export function FavouriteNotice({ news, onClose }: FavouriteNoticeProps) {
  const { lists } = useClient();
  const { change } = news;
  const changedAt = useRef<FocusedPlace | null>(null);
  useEffect(() => {
    changedAt.current = news && findFocusedPlace();
  }, [news]);
  /**
   * Closes the notice. Its buttons disappear, so the focus returns to where the change was made.
   */
  const close = () => {
    focusSuccessor(changedAt.current);
    onClose();
  };
  return (
    <p>
      <span>{describeNews(news, lists.state.preferiti.length)}</span>
      {change !== null && (
        <button
          type="button"
          onClick={() => {
            change.undo();
            close();
          }}
        >
          Annulla
        </button>
      )}
      {change?.status === "added" && <Link to="/preferiti">Vedi tutti</Link>}
      <button type="button" onClick={close}>
        Chiudi
      </button>
    </p>
  );
}

function describeNews(news: FavouriteNews, count: number): string {
  if (news.change === null) {
    return `Non è andata: i preferiti sono come prima. ${news.refusal}`;
  }
  const { change, label } = news;
  if (change.status === "removed") {
    return `Fuori dai preferiti: «${label}».`;
  }
  return change.dropped.length > 0
    ? `I preferiti sono al massimo ${FAVOURITES_MAX}: per «${label}» ho tolto il più vecchio.`
    : `Nei preferiti: «${label}». Ne hai ${count} su ${FAVOURITES_MAX}.`;
}
