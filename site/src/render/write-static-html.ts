import { Fragment, isValidElement, type ReactNode } from "react";
import { Link, type LinkProps } from "react-router-dom";

/** React's names of attributes that HTML writes otherwise. */
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
const VOID = new Set(["br", "hr", "img", "input", "link", "meta", "source", "wbr"]);
const SPECIAL = /["&'<>]/;
const ENTITIES: Readonly<Record<string, string>> = {
  '"': "&quot;",
  "&": "&amp;",
  "'": "&#x27;",
  "<": "&lt;",
  ">": "&gt;",
};

/**
 * Writes elements as HTML that stays as it is: without React's marks between texts, and several
 * times faster than `renderToString`, which keeps a record of each element in case it suspends.
 * Throws at a handler and at a property that is not in the table above. A component in it may use no
 * hook: React would count it among those of the component that is being rendered. A link of the
 * router is written as a plain one.
 */
export function writeStaticHtml(node: ReactNode): string {
  if (typeof node === "string") return toEscaped(node);
  if (typeof node === "number" || typeof node === "bigint") return String(node);
  if (node === null || node === undefined || typeof node === "boolean") return "";
  if (Array.isArray(node)) {
    let html = "";
    for (const child of node) html += writeStaticHtml(child);
    return html;
  }
  if (!isValidElement<Record<string, unknown>>(node)) {
    throw new Error("Only elements and texts can be written as still HTML");
  }
  const { type, props } = node;
  if (typeof type === "string") return writeElement(type, props);
  if (typeof type === "function") {
    return writeStaticHtml((type as (props: unknown) => ReactNode)(props));
  }
  if (type === Fragment) return writeStaticHtml(props.children as ReactNode);
  if ((type as unknown) === Link) return writeLink(props as unknown as LinkProps);
  throw new Error("A component of still HTML must be a function");
}

/** The same in parts that are short one by one: those of a list's entries are not joined. */
export function writeStaticParts(node: ReactNode): string[] {
  if (Array.isArray(node)) return node.flatMap((child) => writeStaticParts(child));
  if (isValidElement<{ children?: ReactNode }>(node)) {
    const { type, props } = node;
    if (typeof type === "function") {
      return writeStaticParts((type as (props: unknown) => ReactNode)(props));
    }
    if ((type as unknown) === Fragment) return writeStaticParts(props.children);
  }
  return [writeStaticHtml(node)];
}

function writeElement(tag: string, props: Record<string, unknown>): string {
  const start = `<${tag}${writeAttributes(props)}`;
  return VOID.has(tag)
    ? `${start}/>`
    : `${start}>${writeStaticHtml(props.children as ReactNode)}</${tag}>`;
}

function writeLink({ to, ...props }: LinkProps): string {
  if (typeof to !== "string" || !to.startsWith("/")) {
    throw new Error("A link of still HTML must have a whole path");
  }
  return writeElement("a", { ...props, href: to });
}

function writeAttributes(props: Record<string, unknown>): string {
  let html = "";
  for (const name in props) {
    if (name === "children") continue;
    const value = props[name];
    if (typeof value === "string") html += ` ${toAttribute(name)}="${toEscaped(value)}"`;
    else if (value !== undefined && value !== null) html += writeOther(name, value);
  }
  return html;
}

function writeOther(name: string, value: unknown): string {
  if (typeof value === "number") return ` ${toAttribute(name)}="${value}"`;
  if (typeof value !== "boolean") {
    throw new Error(`Static HTML cannot hold the property ${name}`);
  }
  if (name.startsWith("aria-") || name.startsWith("data-")) return ` ${name}="${value}"`;
  return value ? ` ${toAttribute(name)}=""` : "";
}

/** Names that were looked up before, because their check takes longer than writing them. */
const known = new Map(Object.entries(ATTRIBUTES));

function toAttribute(name: string): string {
  const written = known.get(name);
  if (written !== undefined) return written;
  if (/[A-Z]/.test(name)) {
    throw new Error(`Static HTML has no attribute for the property ${name}`);
  }
  known.set(name, name);
  return name;
}

function toEscaped(text: string): string {
  return SPECIAL.test(text)
    ? text.replace(/["&'<>]/g, (character) => ENTITIES[character] ?? character)
    : text;
}
