import type { createBrowserRouter } from "react-router-dom";
import { isPlainClick } from "../page/is-plain-click.ts";
import { findInternalAddress } from "./first-touch.ts";

type Router = Pick<ReturnType<typeof createBrowserRouter>, "navigate">;

/**
 * Opens the links of content that React did not draw (`StaticHtml`) as the router opens its own: without
 * loading a document. Cards are left out: they are plain links everywhere.
 */
export function followStaticLinks(router: Router): void {
  document.addEventListener("click", (event) => {
    const link = findLink(event);
    if (link === null || isPlaceHere(link)) return;
    const address = findInternalAddress(link);
    if (address === null) return;
    event.preventDefault();
    void router.navigate(address);
  });
}

/** The link of a plain click whose default action nothing has prevented. */
function findLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, defaultPrevented } = event;
  if (defaultPrevented || !isPlainClick(event) || !(target instanceof Element)) return null;
  return target.closest<HTMLAnchorElement>("[data-static] a[href]:not([part])");
}

/** Whether a link leads to a place in this page, to which the browser goes by itself. */
function isPlaceHere({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return pathname === location.pathname && search === location.search && hash !== "";
}
