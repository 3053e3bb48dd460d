import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";

/**
 * Stands for `render/write-static-html.ts` in a page that React draws alone: its JSX always gives
 * elements.
 */
export const isWriting = false;

export class Html {}

type Jsx = (type: unknown, props: object, key?: string) => ReactNode;

export function drawJsx(jsx: Jsx, ...element: Parameters<Jsx>): ReactNode {
  return jsx(...element);
}

export function writeStaticHtml(node: ReactNode): string {
  return renderToString(<StaticRouter location="/">{node}</StaticRouter>);
}

export function writeStaticParts(draw: () => ReactNode): string[] {
  return [writeStaticHtml(draw())];
}
