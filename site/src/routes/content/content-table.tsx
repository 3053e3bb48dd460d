import type { ContentBlock, TextSpan } from "@volpe/contract";
import { ContentSpans } from "./content-spans.tsx";

type Table = Extract<ContentBlock, { kind: "table" }>;

/** Figures, with or without their unit, and the dash that stands for none. */
const FIGURE = /^(?:[–-]|[\d.,]+(?:\s?(?:€|%|kW|kWh|Smc)(?:\s.*)?)?)$/;

/** A table that scrolls in itself where the screen is narrower. */
export function ContentTable({ table: { head, rows } }: { table: Table }) {
  const caption = head.map(toText).filter(Boolean).join(", ");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <section className="article__table" aria-label={`Tabella: ${caption}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((spans, column) => {
              const figures = column > 0 && rows.every((row) => isFigure(row[column] ?? []));
              const Cell = toText(spans) === "" ? "td" : "th";
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
  const text = toText(spans);
  return text === "" || FIGURE.test(text);
}

function toText(spans: readonly TextSpan[]): string {
  return spans.map(({ text }) => text).join("");
}
