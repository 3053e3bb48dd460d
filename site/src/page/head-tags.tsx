import { type ReactNode, useContext } from "react";
import { DocumentHeadContext } from "./document-head.ts";

/**
 * Title, meta and link elements of a page. In the browser React moves them into the head. The
 * server writes them there itself, so that it need not look for them in the page's text.
 */
export function HeadTags({ children }: { children: ReactNode }) {
  const { writeTags } = useContext(DocumentHeadContext);
  writeTags?.(children);
  return writeTags === undefined ? children : null;
}
