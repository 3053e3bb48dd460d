import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { announce } from "../page/announce.ts";
import { type FocusedPlace, findFocusedPlace, focusSuccessor } from "./focused-place.ts";

/** The place of the focus before a page change. It is null while no change is under way. */
type LeftPlace = { current: FocusedPlace | null };

type Shown = { key: string; pathname: string; search: string; title: string };

/** Events that may lead to another page. They are observed before the current page changes. */
const LEAVING = ["click", "keydown", "popstate"];

/**
 * Remembers the place of the focus from now on. This begins before the component below is rendered,
 * because the component may be rendered together with a page change.
 */
export function rememberFocus(): LeftPlace {
  const left: LeftPlace = { current: null };
  const remember = () => {
    left.current = findFocusedPlace();
  };
  // The press that loaded this module may already have started a page change.
  remember();
  for (const event of LEAVING) addEventListener(event, remember, true);
  return left;
}

/**
 * Does for a client-side page change what the browser does for a document: it announces the title
 * and moves the focus to the beginning, or on Back to the link that led away. If only the search
 * changed, it announces the elements marked with `data-news` (the attribute's words, or the
 * element's), and moves a focus whose control is gone.
 */
export function PageChanges({
  from,
  left,
}: {
  /** The value that `rememberFocus` returned. */
  left: LeftPlace;
  /** The page that was shown when this module began to load. Another page may be shown now. */
  from: { href: string; title: string };
}) {
  const { key, pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const links = useRef(new Map<string, string>());
  const shown = useRef<Shown | null>(null);

  useEffect(() => {
    const before = shown.current ?? toShown(from, { key, pathname, search });
    shown.current = { key, pathname, search, title: document.title };
    // A page change may be under way when this component is first rendered.
    if (before.key === key) return;
    const place = left.current;
    left.current = null;
    const link = place?.[0]?.element;
    if (link instanceof HTMLAnchorElement) links.current.set(before.key, link.href);
    if (before.pathname !== pathname) {
      announce(document.title);
      const back = type === "POP" ? findLink(links.current.get(key)) : null;
      if (!hasMovedFrom(link))
        (back ?? findTarget(hash) ?? findMain())?.focus({ preventScroll: true });
      return;
    }
    if (before.search === search && document.title === before.title && link?.isConnected) return;
    announce(toNews(before.title));
    if (document.activeElement === document.body && place !== null) {
      focusSuccessor(place);
    }
  }, [key, pathname, search, hash, type, from, left]);

  return null;
}

/** The page before this module was loaded. It has the current page's key if nothing has changed. */
function toShown(
  { href, title }: { href: string; title: string },
  now: Omit<Shown, "title">,
): Shown {
  const { pathname, search } = new URL(href);
  const isSame = pathname === now.pathname && search === now.search;
  return { key: isSame ? now.key : "", pathname, search, title };
}

/** Whether the new page itself moved the focus, for example to a dialog or an error summary. */
function hasMovedFrom(link: Element | undefined): boolean {
  const { activeElement, body } = document;
  return ![body, findMain(), link].includes(activeElement as HTMLElement);
}

function findLink(href: string | undefined): HTMLElement | null {
  return [...document.links].find((link) => link.href === href) ?? null;
}

/** Returns the element that the address names, after making it focusable. */
function findTarget(hash: string): HTMLElement | null {
  const target = document.getElementById(hash.slice(1));
  if (target !== null && target.tabIndex < 0) target.tabIndex = -1;
  return target;
}

function findMain(): HTMLElement | null {
  return document.querySelector("main");
}

function toNews(titleBefore: string): string {
  const news = [...document.querySelectorAll<HTMLElement>("[data-news]")].map(
    ({ dataset, textContent }) => dataset.news || textContent,
  );
  const title = document.title === titleBefore ? [] : [document.title];
  return [...title, ...news].join(". ");
}
