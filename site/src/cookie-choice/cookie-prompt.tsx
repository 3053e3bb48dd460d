import { findCookieChoice, isInForce } from "@volpe/core";
import { type ComponentProps, type ComponentType, useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { useClient } from "../use-client.tsx";
import type { CookieBanner } from "./cookie-banner.tsx";

type Banner = ComponentType<ComponentProps<typeof CookieBanner>>;

/** Fetches the question about cookies where it was not answered; nobody else carries it. */
export function CookiePrompt() {
  const { cookies, now } = useClient();
  const { key } = useLocation();
  const [Banner, setBanner] = useState<Banner | null>(null);

  const ask = useCallback(() => {
    const choice = findCookieChoice(cookies);
    if (choice !== undefined && isInForce(choice, now())) {
      setBanner(null);
      return;
    }
    import("./cookie-banner.tsx").then(
      (loaded) => setBanner(() => loaded?.CookieBanner ?? null),
      // Without it nothing is asked, and nothing optional is kept where that needs an answer.
      () => undefined,
    );
  }, [cookies, now]);

  // The answer may have been given on the page just left, as by the form of the cookie policy.
  useEffect(ask, [ask, key]);

  return Banner !== null && <Banner onAnswered={ask} />;
}
