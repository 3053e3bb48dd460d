import { createContext, type ReactNode } from "react";

/** What stands on the picture that others show beside a link to the page. */
export type SocialPicture = {
  /** The page's own words, without the site's name. */
  title: string;
  /** The one number, as it is shown: `412 €`. */
  figure?: string;
  /** What the number is: `all’anno, stima`. */
  figureNote?: string;
  /** Path of one of our drawings, as `toPicture` answers it; the fox where there is none. */
  drawing?: string;
};

/** What a page says of itself to those who show a link to it. */
export type SocialCard = {
  title: string;
  description: string;
  path: string;
  /** `article` for what was written on a day. */
  type: "website" | "article";
  /** Null for a page that is not for everybody: it is shown with the site's own picture. */
  picture: SocialPicture | null;
};

type DocumentHead = {
  /** Origin that visitors see; empty leaves the addresses relative. */
  origin: string;
  /** Writes the card. The server's alone: only a document carries it. */
  drawCard?: (card: SocialCard) => ReactNode;
};

export const DocumentHeadContext = createContext<DocumentHead>({ origin: "" });
