import type { TextSpan } from "@volpe/contract";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

/** Runs of text with their marks. The documents are imported as values, so nothing is markup. */
export function ContentSpans({ spans }: { spans: readonly TextSpan[] }) {
  return spans.map((span, index) => <Span key={index} span={span} />);
}

function Span({ span: { text, strong, em, code, href } }: { span: TextSpan }): ReactNode {
  let shown: ReactNode = code ? <code>{text}</code> : text;
  if (em) shown = <em>{shown}</em>;
  if (strong) shown = <strong>{shown}</strong>;
  if (href === undefined) return shown;
  return href.startsWith("/") ? (
    <Link to={href}>{shown}</Link>
  ) : (
    <a href={href} rel="noopener">
      {shown}
    </a>
  );
}
