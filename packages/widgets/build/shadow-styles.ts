import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const UI = resolve(import.meta.dirname, "../../ui/src");
const WIDGETS = resolve(import.meta.dirname, "../src");

/** Tokens that no theme and no page changes: their value stands where they are used. */
const CONSTANT = /^--(?:space-\d|text-\w+|target)$/;
const tokens = new Map(
  [...readFileSync(`${UI}/styles/tokens.css`, "utf8").matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
    ([, name = "", value = ""]) => [name, value],
  ),
);
const styles = [
  ...["assistant", "brand", "offer"].flatMap((folder) => readStyles(`${UI}/${folder}`)),
  ...["scope", "controls", "tokens"].map((name) =>
    readFileSync(`${UI}/styles/${name}.css`, "utf8"),
  ),
  ...readStyles(WIDGETS),
].join("\n");
const dropped = [...tokens.keys()].filter(
  (name) => CONSTANT.test(name) || !styles.includes(`var(${name}`),
);
const DROPPED = new RegExp(`(?:${dropped.join("|")}):[^;}]*;?`, "g");

/** Web fonts, which only the site loads. Looking for each of them makes the first layout longer. */
const WEB_FONTS = /\\?"[\w ]+ (?:Variable|Fallback)\\?",\s*/g;

/**
 * Makes the styles of the components fit for a shadow root: `:root` matches nothing there, and a
 * token that no widget needs is not declared.
 */
export const shadowStyles: Plugin = {
  name: "volpe-shadow-styles",
  enforce: "post",
  transform: {
    filter: { id: /\.css\?inline/ },
    handler: (code) => ({
      code: code
        .replace(/:root(?:\[[^\]]+\])?,/g, "")
        .replace(/var\((--[\w-]+)\)/g, (use, name) =>
          CONSTANT.test(name) ? (tokens.get(name) ?? use) : use,
        )
        .replace(DROPPED, "")
        .replace(WEB_FONTS, "")
        .replace(/--[a-z][\w-]*/g, (name) => (tokens.has(name) ? toShort(name) : name)),
      map: null,
    }),
  },
};

/** Names of tokens are the widgets' own: `--volpe-*` are the page's, and no script reads the others. */
function toShort(token: string): string {
  return `--v${[...tokens.keys()].indexOf(token).toString(36)}`;
}

function readStyles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css"))
    .map((name) => readFileSync(resolve(folder, name), "utf8"));
}
