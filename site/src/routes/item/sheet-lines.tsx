import type { SheetLine } from "@volpe/contract";
import { useId } from "react";

type SheetLinesProps = { title: string; lines: readonly SheetLine[]; note?: string };

/** One part of the offer's sheet; nothing where the offer has none of it. */
export function SheetLines({ title, lines, note }: SheetLinesProps) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section className="sheet-lines" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p>{note}</p>}
      <dl>
        {lines.map((line) => (
          <div key={`${line.label} ${line.value}`}>
            <dt>{line.label}</dt>
            <dd>
              {line.value}
              {line.note && <span>{line.note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
