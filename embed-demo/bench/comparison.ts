import { toLimitMs } from "../../site/bench/slow-browser.ts";
import type { Visit } from "./measure.ts";
import type { Scene } from "./scenes.ts";

/** Medians of the visits of a scene, and the heap after 100 mounts. */
export type Measured = Visit &
  Pick<Scene, "id" | "suite" | "name" | "complete" | "note"> & { heapBytes: number };

export type Comparison = { date: string; rounds: number; rows: Measured[] };

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).replace(".", ",");
/** Writes a whole figure. Four digits have a dot too, as in the text around the table. */
const whole = (figure: number) =>
  figure.toLocaleString("it-IT", { maximumFractionDigits: 0, useGrouping: "always" });
const thousandths = (shift: number) => shift.toFixed(3).replace(".", ",");

/** The columns after the name, as the console and the demonstration's page show them. */
const COLUMNS: readonly { title: string; toText: (row: Measured) => string }[] = [
  { title: "kB", toText: ({ bytes }) => kilobytes(bytes) },
  { title: "richieste", toText: ({ requests }) => whole(requests) },
  { title: "processore, ms", toText: ({ mainThreadMs }) => whole(mainThreadMs) },
  { title: "compito più lungo, ms", toText: ({ longestTaskMs }) => whole(longestTaskMs) },
  { title: "si vede dopo, ms", toText: ({ shownMs }) => whole(shownMs) },
  { title: "spostamento", toText: ({ layoutShift }) => thousandths(layoutShift) },
  { title: "memoria dopo 100, kB", toText: ({ heapBytes }) => whole(heapBytes / 1000) },
];

const NAME = "che cosa";
const NOTE = "nota";
const toName = ({ suite, name }: Measured) => `${suite}, ${name}`;

/** The table as lines of aligned columns, for the console. */
export function toLines(rows: readonly Measured[]): string[] {
  const cells = [
    [NAME, ...COLUMNS.map(({ title }) => title), NOTE],
    ...rows.map((row) => [toName(row), ...COLUMNS.map(({ toText }) => toText(row)), row.note]),
  ];
  const widths = cells[0]?.map((_, column) =>
    Math.max(...cells.map((line) => line[column]?.length ?? 0)),
  );
  return cells.map((line) =>
    line
      .map((cell, column) => {
        const width = widths?.[column] ?? 0;
        if (column === line.length - 1) return cell;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join("  ")
      .trimEnd(),
  );
}

/** The HTML of the table that the demonstration's page shows. */
export function toHtml({ date, rounds, rows }: Comparison): string {
  const cell = (tag: string, label: string, text: string) =>
    `              <${tag}${tag === "th" ? ' scope="row"' : ` data-label="${label}"`}>${text}</${tag}>`;
  const day = new Intl.DateTimeFormat("it-IT", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(date),
  );
  const heads = [NAME, ...COLUMNS.map(({ title }) => title), NOTE]
    .map((title) => `              <th scope="col">${title}</th>`)
    .join("\n");
  const lines = rows.map((row) =>
    [
      "            <tr>",
      cell("th", NAME, `${row.suite}<span>${row.name}</span>`),
      ...COLUMNS.map(({ title, toText }) => cell("td", title, toText(row))),
      cell("td", NOTE, row.note),
      "            </tr>",
    ].join("\n"),
  );
  return `<table class="measured">
          <caption>Misurato il <time datetime="${date}">${day}</time> sulla stessa pagina vuota, con il processore rallentato quattro volte e senza rete in mezzo: mediana di ${rounds} visite.</caption>
          <thead>
            <tr>
${heads}
            </tr>
          </thead>
          <tbody>
${lines.join("\n")}
          </tbody>
        </table>`;
}

type Goal = { text: string; reached: boolean };

const LONG_TASK_MS = 50;

/** The goals and whether they are reached. Without measured peers there is no comparing goal. */
export function toGoals(rows: readonly Measured[]): Goal[] {
  const find = (id: string) => rows.find((row) => row.id === id);
  const ours = rows.filter(({ suite }) => suite === "Volpe");
  const lightest = rows
    .filter((row) => row.complete && !ours.includes(row))
    .toSorted((a, b) => a.bytes - b.bytes)[0];
  const goals: Goal[] = [];
  const compare = (id: string, peer: Measured | undefined, share: number, words: string) => {
    const row = find(id);
    if (row === undefined || peer === undefined) return;
    const limit = peer.bytes * share;
    goals.push({
      text: `${row.name}: ${kilobytes(row.bytes)} kB, at most ${kilobytes(limit)} (${words} of ${toName(peer)})`,
      reached: row.bytes <= limit,
    });
  };
  compare("cards", lightest, 1 / 5, "a fifth");
  compare("favourites", lightest, 1 / 5, "a fifth");
  compare("assistant", find("typebot-open"), 1 / 4, "a quarter");
  for (const { name, longestTaskMs, calculationMs } of ours) {
    const limitMs = toLimitMs(LONG_TASK_MS, calculationMs);
    goals.push({
      text: `${name}: longest task ${whole(longestTaskMs)} ms, at most ${whole(limitMs)}; the calculation took ${calculationMs} ms`,
      reached: longestTaskMs <= limitMs,
    });
  }
  return goals;
}
