import { Fragment, isValidElement, type ReactNode } from "react";
import { Link, type LinkProps } from "react-router-dom";
import { Html, toAttributeStart, toEscaped, VOID, writeAttribute } from "./html.ts";

type Jsx = (type: unknown, props: object, key?: string) => ReactNode;

/** Whether JSX is being written as HTML, by the templates that the server's build makes of it. */
export let isWriting = false;

/**
 * Writes what a function draws as static HTML: without React's marks between texts, and many times
 * faster than `renderToString`, which keeps a record of each element in case it suspends. Throws at
 * a handler and at a property without an attribute. A component in the content may use no hook,
 * which React would count among the hooks of the component that is being rendered. A link of the
 * router is written as a plain link. The entries of a list are parts of their own, so that each is
 * a short text.
 */
export function writeStaticParts(draw: () => ReactNode): Html[] {
  isWriting = true;
  try {
    return toParts(draw());
  } finally {
    isWriting = false;
  }
}

function toParts(node: ReactNode): Html[] {
  if (Array.isArray(node)) return node.flatMap(toParts);
  if (node instanceof Html) return [node];
  return isValidElement<Record<string, unknown>>(node) && typeof node.type !== "string"
    ? toParts(drawNow(node.type, node.props))
    : [new Html(writeStaticHtml(node))];
}

/** Writes elements and texts like `writeStaticParts`, as the `bytes` of one `Html`. */
export function writeStaticHtml(node: ReactNode): string {
  if (typeof node === "string") return toEscaped(node);
  if (node instanceof Html) return node.bytes;
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
  return writeStaticHtml(drawNow(node.type, node.props));
}

/** Handles a call of JSX: writes HTML while static content is written, else makes an element. */
export function drawJsx(
  jsx: Jsx,
  type: unknown,
  props: Record<string, unknown>,
  key?: string,
): ReactNode {
  return isWriting ? drawNow(type, props) : jsx(type, props, key);
}

function drawNow(type: unknown, props: Record<string, unknown>): ReactNode {
  if (typeof type === "string") return toNode(writeElement(type, props));
  if (type === Link) return toNode(writeLink(props as unknown as LinkProps));
  if (typeof type === "function") return (type as (props: unknown) => ReactNode)(props);
  if (type === Fragment) return props.children as ReactNode;
  throw new Error("A component of still HTML must be a function");
}

/** Wraps written HTML as a node. Only this file reads such nodes. */
const toNode = (html: string) => new Html(html) as unknown as ReactNode;

function writeElement(tag: string, props: Record<string, unknown>): string {
  let start = `<${tag}`;
  for (const name in props) {
    const value = props[name];
    if (name !== "children" && value !== undefined && value !== null) {
      start += writeAttribute(toAttributeStart(name), value);
    }
  }
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
