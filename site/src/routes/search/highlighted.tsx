import type { SearchSpan } from "@volpe/contract";
import { Fragment } from "react";

/** A text with what was found in it marked. */
export function Highlighted({ spans }: { spans: readonly SearchSpan[] }) {
  // The spans of a text never change places.
  return spans.map(({ text, hit }, index) =>
    hit ? (
      <mark key={`${index}${text}`}>{text}</mark>
    ) : (
      <Fragment key={`${index}${text}`}>{text}</Fragment>
    ),
  );
}
