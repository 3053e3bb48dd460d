import { type ContentBlock, spansToText, type TextSpan } from "@volpe/contract";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { type Drawable, StaticHtml } from "../../page/static-html.tsx";

/** The body of a post or of an answer. */
export function ContentBody({ blocks }: { blocks: Drawable<readonly ContentBlock[]> }) {
  return (
    <StaticHtml as="div" className="article__body" of={blocks}>
      {(shown) => shown.map((block, index) => <Block key={index} block={block} />)}
    </StaticHtml>
  );
}

function Block({ block }: { block: ContentBlock }) {
  switch (block.kind) {
    case "heading": {
      const Heading = block.level === 2 ? "h2" : "h3";
      return <Heading id={block.id}>{block.text}</Heading>;
    }
    case "paragraph":
      return (
        <p>
          <ContentSpans spans={block.spans} />
        </p>
      );
    case "quote":
      return (
        <blockquote>
          <p>
            <ContentSpans spans={block.spans} />
          </p>
        </blockquote>
      );
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List>
          {block.items.map((spans, index) => (
            <li key={index}>
              <ContentSpans spans={spans} />
            </li>
          ))}
        </List>
      );
    }
    case "table":
      return <ContentTable table={block} />;
  }
}

type Table = Extract<ContentBlock, { kind: "table" }>;

/** Matches figures, with or without a unit, and the dash for a missing value. */
const FIGURE = /^(?:[–-]|[\d.,]+(?:\s?(?:€|%|kW|kWh|Smc)(?:\s.*)?)?)$/;

/** A table that scrolls horizontally if the screen is narrower. */
function ContentTable({ table: { head, rows } }: { table: Table }) {
  const caption = head.map(spansToText).filter(Boolean).join(", ");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <section className="article__table" aria-label={`Tabella: ${caption}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((spans, column) => {
              const figures = column > 0 && rows.every((row) => isFigure(row[column] ?? []));
              const Cell = spansToText(spans) === "" ? "td" : "th";
              return (
                <Cell key={column} className={figures ? "article__figure" : undefined}>
                  <ContentSpans spans={spans} />
                </Cell>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row key={index} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ row: [first = [], ...cells] }: { row: readonly TextSpan[][] }) {
  return (
    <tr>
      <th scope="row">
        <ContentSpans spans={first} />
      </th>
      {cells.map((spans, index) => (
        <td key={index} className={isFigure(spans) ? "article__figure" : undefined}>
          <ContentSpans spans={spans} />
        </td>
      ))}
    </tr>
  );
}

function isFigure(spans: readonly TextSpan[]): boolean {
  const text = spansToText(spans);
  return text === "" || FIGURE.test(text);
}

/**
 * Runs of text with their marks. The text is rendered as text nodes, so it cannot contain markup.
 */
function ContentSpans({ spans }: { spans: readonly TextSpan[] }) {
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
