import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/**
 * Writes `region-shapes.ts` anew from the package `@svg-maps/italy`:
 * `node src/routes/places/make-region-shapes.ts PATH/TO/@svg-maps/italy/index.js`. Points are
 * rounded to whole units, so neighbours keep one border; islets of less than 5 units are left out.
 */
const NAMES: Readonly<Record<string, string>> = {
  "aosta-valley": "Valle d’Aosta",
  apulia: "Puglia",
  lombardy: "Lombardia",
  piedmont: "Piemonte",
  sardinia: "Sardegna",
  sicily: "Sicilia",
  "trentino-south-tyrol": "Trentino-Alto Adige",
  tuscany: "Toscana",
};
const ISLET = 5;

type Point = [x: number, y: number];
type Source = {
  default: { viewBox: string; locations: { id: string; name: string; path: string }[] };
};

const { default: map } = (await import(pathToFileURL(process.argv[2] ?? "").href)) as Source;
const regions = map.locations
  .map(({ id, name, path }) => ({ region: NAMES[id] ?? name, ...toShape(path) }))
  .toSorted((a, b) => a.region.localeCompare(b.region, "it"));

writeFileSync(
  new URL("region-shapes.ts", import.meta.url),
  `// Made by make-region-shapes.ts from @svg-maps/italy 2.0.0 (Victor Cazanave, after MapSVG),
// Creative Commons Attribution 4.0; changed: rounded, small islets left out, Italian names.
export const MAP_VIEW_BOX = ${JSON.stringify(map.viewBox)};

/** A region's outline and the middle of its biggest part, in the units of the view box. */
export const REGION_SHAPES = [
${regions.map((shape) => `  ${JSON.stringify(shape)},`).join("\n")}
] as const;
`,
);

function toShape(path: string): { path: string; x: number; y: number } {
  const parts = readParts(path).filter((part) => sizeOf(part) >= ISLET);
  const [biggest = []] = parts.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const [left, right] = rangeOf(biggest, 0);
  const [top, bottom] = rangeOf(biggest, 1);
  return {
    path: parts.map(toPath).join(""),
    x: Math.round((left + right) / 2),
    y: Math.round((top + bottom) / 2),
  };
}

/** Sub-paths as absolute points; the source has moves, lines and closings alone. */
function readParts(path: string): Point[][] {
  const parts: Point[][] = [];
  let [x, y] = [0, 0];
  let command = "m";
  const tokens = path.match(/[a-z]|-?[\d.]+(?:e-?\d+)?/gi) ?? [];
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index] ?? "";
    if (/[a-z]/i.test(token)) {
      command = token;
      index += 1;
      if (/z/i.test(command)) [x, y] = parts.at(-1)?.[0] ?? [x, y];
      continue;
    }
    const relative = command === command.toLowerCase();
    const first = Number(token);
    if (/[hv]/i.test(command)) {
      if (/h/i.test(command)) x = relative ? x + first : first;
      else y = relative ? y + first : first;
      index += 1;
    } else if (/[ml]/i.test(command)) {
      const second = Number(tokens[index + 1]);
      [x, y] = relative ? [x + first, y + second] : [first, second];
      index += 2;
    } else {
      throw new Error(`A path has the command ${command}`);
    }
    if (/m/i.test(command)) {
      parts.push([]);
      command = relative ? "l" : "L";
    }
    parts.at(-1)?.push([x, y]);
  }
  return parts;
}

function toPath(points: readonly Point[]): string {
  let last: Point = [0, 0];
  const steps: string[] = [];
  for (const [index, point] of points.entries()) {
    const [x, y] = [Math.round(point[0]), Math.round(point[1])];
    const [dx, dy] = [x - last[0], y - last[1]];
    if (index === 0) steps.push(`M${x} ${y}l`);
    else if (dx !== 0 || dy !== 0) steps.push(`${dx} ${dy} `);
    last = [x, y];
  }
  return `${steps.join("").trim()}z`;
}

function rangeOf(points: readonly Point[], axis: 0 | 1): Point {
  const values = points.map((point) => point[axis]);
  return [Math.min(...values), Math.max(...values)];
}

function sizeOf(points: readonly Point[]): number {
  const [left, right] = rangeOf(points, 0);
  const [top, bottom] = rangeOf(points, 1);
  return Math.max(right - left, bottom - top);
}
