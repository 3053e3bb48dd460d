import type { createBrowserRouter } from "react-router-dom";
import { isPlainClick } from "../page/is-plain-click.ts";

type Router = Pick<ReturnType<typeof createBrowserRouter>, "navigate">;

/**
 * Opens the links of content that React did not draw (`StaticHtml`) as the router opens its own: without
 * loading a document. Cards are left out: they are plain links everywhere.
 */
export function followStaticLinks(router: Router, document: Document): void {
  document.addEventListener("click", (event) => {
    const link = findLink(event);
    if (link === null || !isOwnPage(link, document.location)) return;
    event.preventDefault();
    void router.navigate(link.pathname + link.search + link.hash);
  });
}

/** The link of a plain click that nobody has answered. */
function findLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, defaultPrevented } = event;
  if (defaultPrevented || !isPlainClick(event) || !(target instanceof Element)) return null;
  return target.closest<HTMLAnchorElement>("[data-static] a[href]:not([part])");
}

/** False for what another host, the browser or a download answers. */
function isOwnPage(link: HTMLAnchorElement, here: Location): boolean {
  const isOurs =
    link.origin === here.origin && link.target === "" && !link.hasAttribute("download");
  const isHere = link.pathname === here.pathname && link.search === here.search;
  return isOurs && !(isHere && link.hash !== "");
}
