import { type Comparison, NO_VALUE } from "@volpe/contract";
import type { Section } from "./typology.ts";

/** Reads the slugs of `confronta`: joined by commas or repeated, each once. */
export function readCompared(search: Pick<URLSearchParams, "getAll">): string[] {
  const slugs = search.getAll("confronta").flatMap((text) => text.split(","));
  return [...new Set(slugs.map((slug) => slug.trim()))].filter((slug) => slug !== "");
}

/** Arranges the sections of compared items side by side, line by line. */
export function toComparisonGroups(sheets: readonly (readonly Section[])[]): Comparison["groups"] {
  const titles = new Set(sheets.flatMap((sections) => sections.map(({ title }) => title)));
  return [...titles].map((title) => {
    const lines = sheets.map(
      (sections) => sections.find((section) => section.title === title)?.lines ?? [],
    );
    const labels = new Set(lines.flatMap((each) => each.map(({ label }) => label)));
    return {
      title,
      rows: [...labels].map((label) => {
        const found = lines.map((each) => each.find((line) => line.label === label));
        const values = found.map((line) => line?.value || NO_VALUE);
        const more = found.find((line) => line?.more !== undefined)?.more;
        return { label, values, differs: new Set(values).size > 1, ...(more && { more }) };
      }),
    };
  });
}
