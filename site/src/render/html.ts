/** HTML that is already written, used in the place of an element. */
export class Html {
  /** The bytes of the HTML in UTF-8, each as one character. */
  readonly bytes: string;

  constructor(bytes: string) {
    this.bytes = bytes;
  }

  toString(): string {
    return Buffer.from(this.bytes, "latin1").toString();
  }
}

/** React's name of an attribute → its name in HTML, if they differ. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  autoComplete: "autocomplete",
  className: "class",
  dateTime: "datetime",
  defaultChecked: "checked",
  defaultValue: "value",
  fetchPriority: "fetchpriority",
  fontSize: "font-size",
  htmlFor: "for",
  strokeLinecap: "stroke-linecap",
  strokeLinejoin: "stroke-linejoin",
  strokeWidth: "stroke-width",
  tabIndex: "tabindex",
  textAnchor: "text-anchor",
  viewBox: "viewBox",
};

/** Elements without content. */
export const VOID = new Set(["br", "hr", "img", "input", "link", "meta", "source", "wbr"]);

/** React's name → start of the attribute, so that the slow check of a name is made once. */
const starts = new Map(
  Object.entries(ATTRIBUTES).map(([name, written]) => [name, ` ${written}="`]),
);

/** An attribute up to its value, as ` class="`. Throws if HTML has no attribute for the property. */
export function toAttributeStart(name: string): string {
  const known = starts.get(name);
  if (known !== undefined) return known;
  if (/[A-Z]/.test(name)) {
    throw new Error(`Static HTML has no attribute for the property ${name}`);
  }
  const start = ` ${name}="`;
  starts.set(name, start);
  return start;
}

const ALWAYS_WRITTEN = /^ (?:aria|data)-/;

/** A whole attribute, or nothing. `start` is what `toAttributeStart` returns. */
export function writeAttribute(start: string, value: unknown): string {
  if (typeof value === "string") return `${start}${toEscaped(value)}"`;
  if (value === undefined || value === null) return "";
  if (typeof value === "number") return `${start}${value}"`;
  if (typeof value !== "boolean") {
    throw new Error(`Static HTML cannot hold the property${start.slice(0, -2)}`);
  }
  if (ALWAYS_WRITTEN.test(start)) return `${start}${value}"`;
  return value ? `${start}"` : "";
}

const SPECIAL = /["&'<>\u0080-\uffff]/;

const ENTITIES: Readonly<Record<string, string>> = {
  '"': "&quot;",
  "&": "&amp;",
  "'": "&#x27;",
  "<": "&lt;",
  ">": "&gt;",
};

/** Short texts → their HTML. A page repeats most figures of the page before. */
const written = new Map<string, string>();
const WRITTEN_MAX = 2000;
const SHORT = 60;

/**
 * A text escaped for an element or for an attribute's quotation marks: its bytes in UTF-8, each as
 * one character of the result. A text of such characters takes half the memory, and is copied into
 * an answer instead of being encoded.
 */
export function toEscaped(text: string): string {
  if (!SPECIAL.test(text)) return text;
  if (text.length > SHORT) return encode(text);
  let bytes = written.get(text);
  if (bytes === undefined) {
    bytes = encode(text);
    if (written.size === WRITTEN_MAX) written.clear();
    written.set(text, bytes);
  }
  return bytes;
}

function encode(text: string): string {
  const html = text.replace(/["&'<>]/g, (character) => ENTITIES[character] ?? character);
  return Buffer.from(html).toString("latin1");
}
