import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const UI = resolve(import.meta.dirname, "../../ui/src");
const WIDGETS = resolve(import.meta.dirname, "../src");

/** Tokens that no theme and no page changes. The build writes their value where they are used. */
const CONSTANT = /^--(?:space-\d|text-\w+|target)$/;
/**
 * Values that no page sets. An element alone uses most of them once, so its build writes them out.
 */
const UNSET = /^(?:light-dark\(|#|cubic-bezier\()/;
const tokens = new Map(
  [...readFileSync(`${UI}/styles/tokens.css`, "utf8").matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
    ([, name = "", value = ""]) => [name, value],
  ),
);
/** Web fonts, which only the site loads. Looking them up would slow down the first layout. */
const WEB_FONTS = /\\?"[\w ]+ (?:Variable|Fallback)\\?",\s*/g;

/**
 * What the minifier leaves in values with variables, and what values written in place of a token
 * bring with them: spaces after commas, and zeros before a decimal point.
 */
const LOOSE = /(?<comma>,) (?=\S)|(?<=[(,] ?)0(?=\.\d)/g;

/** Only the assistant has compact cards. */
const NOT_COMPACT = ":not(.v-card-compact)";

/** Without the web fonts, headings have the same family as texts. */
const HEAD = "--font-head";

/**
 * A theme of the page, or of an element around the component: in a shadow root only the host has
 * one.
 */
const OUTER_THEMES =
  /(?<=\})(?::root\[data-theme=\\?"?\w+\\?"?\]|\[data-theme=\\?"?\w+\\?"?\] \.v-scope)\s*\{[^}]*\}/g;

/** Reads the styles of all elements, or of one that needs no runtime for components. */
function readUsed(widget: string | undefined): string {
  const folders = widget
    ? [`${UI}/offer`, `${WIDGETS}/define`, `${WIDGETS}/${widget}`]
    : [`${UI}/assistant`, `${UI}/brand`, `${UI}/offer`, WIDGETS];
  const files = ["scope", "tokens", ...(widget ? [] : ["controls"])];
  return [
    ...folders.flatMap(readStyles),
    ...files.map((name) => readFileSync(`${UI}/styles/${name}.css`, "utf8")),
  ].join("\n");
}

/**
 * Adapts the components' styles to a shadow root, where `:root` matches nothing. A token that no
 * widget of the build uses is not declared.
 */
export function shadowStyles(widget?: string): Plugin {
  const styles = readUsed(widget);
  const isConstant = (name: string) =>
    CONSTANT.test(name) || (widget !== undefined && UNSET.test(tokens.get(name) ?? ""));
  const dropped = [...tokens.keys()].filter(
    (name) => isConstant(name) || name === HEAD || !styles.includes(`var(${name}`),
  );
  const declared = new RegExp(`(?:${dropped.join("|")}):[^;}]*;?`, "g");
  return {
    name: "volpe-shadow-styles",
    enforce: "post",
    transform: {
      filter: { id: /\.css\?inline/ },
      handler: (code) => ({
        code: (widget === undefined ? code : code.replaceAll(NOT_COMPACT, ""))
          .replace(OUTER_THEMES, "")
          .replace(/:root(?:\[[^\]]+\])?,/g, "")
          .replaceAll(`var(${HEAD})`, "var(--font-text)")
          .replace(/var\((--[\w-]+)\)/g, (use, name) =>
            isConstant(name) ? (tokens.get(name) ?? use) : use,
          )
          .replace(declared, "")
          .replace(WEB_FONTS, "")
          .replace(LOOSE, "$<comma>")
          .replace(/--[a-z][\w-]*/g, (name) => (tokens.has(name) ? toShort(name) : name)),
        map: null,
      }),
    },
  };
}

/**
 * Shortens the names of internal tokens. Pages set only `--volpe-*`, and no script reads the
 * others.
 */
function toShort(token: string): string {
  return `--v${[...tokens.keys()].indexOf(token).toString(36)}`;
}

function readStyles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css"))
    .map((name) => readFileSync(resolve(folder, name), "utf8"));
}
