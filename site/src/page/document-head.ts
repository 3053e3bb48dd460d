import { createContext, type ReactNode } from "react";

/** The content of the picture that other sites show with a link to the page. */
export type SocialPicture = {
  /** Without the site's name. */
  title: string;
  /** The main number, formatted: `412 €`. */
  figure?: string;
  /** The meaning of the number, as `all’anno, stima`. */
  figureNote?: string;
  /** Path of one of our drawings, from `toPicture`; the fox if absent. */
  drawing?: string;
};

/** The Open Graph card: what other sites show of a link to the page. */
export type SocialCard = {
  title: string;
  description: string;
  path: string;
  /** `article` for a dated text. */
  type: "website" | "article";
  /** Null for a personal page: it gets the site's picture. */
  picture: SocialPicture | null;
};

type DocumentHead = {
  /** Origin that visitors see; empty leaves the addresses relative. */
  origin: string;
  /** Writes elements into the document's head. Set on the server only, as `drawCard`. */
  writeTags?: (tags: ReactNode) => void;
  /** The elements of the page's card. */
  drawCard?: (card: SocialCard) => ReactNode;
};

export const DocumentHeadContext = createContext<DocumentHead>({ origin: "" });
