import { findCookieChoice, isInForce } from "@volpe/core";
import { type ComponentProps, type ComponentType, useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { useClient } from "../page/use-client.tsx";
import type { CookieBanner } from "./cookie-banner.tsx";

type Banner = ComponentType<ComponentProps<typeof CookieBanner>>;

/** Loads the cookie question, only for visitors who have not answered it. */
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
      // If the module cannot be loaded, the visitor is not asked and no optional cookie is stored.
      () => undefined,
    );
  }, [cookies, now]);

  // The visitor may have answered on the previous page, for example in the cookie policy's form.
  useEffect(ask, [ask, key]);

  return Banner !== null && <Banner onAnswered={ask} />;
}
