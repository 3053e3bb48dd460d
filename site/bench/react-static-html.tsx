import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";

/** Stands for `render/write-static-html.ts` in a page that React draws alone. */
export function writeStaticHtml(node: ReactNode): string {
  return renderToString(<StaticRouter location="/">{node}</StaticRouter>);
}

export function writeStaticParts(node: ReactNode): string[] {
  return [writeStaticHtml(node)];
}
