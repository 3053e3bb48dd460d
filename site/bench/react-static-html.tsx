import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { Html } from "../src/render/html.ts";

/**
 * Replaces `render/write-static-html.ts` in a page that React draws alone: its JSX always gives
 * elements.
 */
export const isWriting = false;

type Jsx = (type: unknown, props: object, key?: string) => ReactNode;

export function drawJsx(jsx: Jsx, ...element: Parameters<Jsx>): ReactNode {
  return jsx(...element);
}

export function writeStaticHtml(node: ReactNode): string {
  const html = renderToString(<StaticRouter location="/">{node}</StaticRouter>);
  return Buffer.from(html).toString("latin1");
}

export function writeStaticParts(draw: () => ReactNode): Html[] {
  return [new Html(writeStaticHtml(draw()))];
}
