import type { Session } from "@volpe/core";
import { subscribe } from "valtio/vanilla";

/**
 * Writes «Profilo» into the links of `AuthLink` while somebody is logged in, on a page that is the
 * same for everybody. Returns a function that stops this and returns whether they say «Profilo».
 */
export function followLogin(session: Session): () => boolean {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[data-login]")];
  let isIn = false;
  const write = () => {
    isIn = session.state.session !== null;
    for (const link of links) {
      const { word, href } = LOGIN_WORDS[isIn ? "in" : "out"];
      link.setAttribute("href", href);
      // The profile is a page; only the login opens over the page.
      if (isIn) delete link.dataset.hydrates;
      else link.dataset.hydrates = "";
      const said = link.querySelector(":scope > span");
      if (said !== null) said.textContent = word;
    }
  };
  write();
  const stop = subscribe(session.state, write);
  return () => {
    stop();
    return isIn;
  };
}

/** The menu's word for the login, and where it leads. */
export const LOGIN_WORDS = {
  in: { word: "Profilo", href: "/profilo" },
  out: { word: "Login", href: "/auth/login" },
} as const;
