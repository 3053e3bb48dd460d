import { isCookieChoiceDue } from "@volpe/core";
import {
  type ComponentProps,
  type ComponentType,
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useState,
} from "react";
import { useLocation } from "react-router-dom";
import { OFFLINE_PATH } from "../page/offline-path.ts";
import { useClient } from "../page/use-client.tsx";
import type { CookieBanner } from "./cookie-banner.tsx";

type Banner = ComponentType<ComponentProps<typeof CookieBanner>>;

type CookieQuestion = {
  /** True if the page was drawn with the question in it. */
  isDrawn: boolean;
  /** The question, on the server; null in the browser, which loads it on its own. */
  Drawn: Banner | null;
};

export const CookieQuestionContext = createContext<CookieQuestion>({ isDrawn: false, Drawn: null });

/** If the module cannot be loaded, the visitor is not asked and no optional cookie is stored. */
const LoadedBanner = lazy(async (): Promise<{ default: Banner }> => {
  const loaded = await import("./cookie-banner.tsx").catch(() => undefined);
  return { default: loaded?.CookieBanner ?? Nothing };
});

function Nothing() {
  return null;
}

/**
 * The cookie question, for visitors who have not answered it. The server draws it, so that it is
 * painted with the page; its script is loaded only where it is asked.
 */
export function CookiePrompt() {
  const { cookies, now } = useClient();
  const { key, pathname } = useLocation();
  const { isDrawn, Drawn } = useContext(CookieQuestionContext);
  const [asks, setAsks] = useState(isDrawn);
  const ask = useCallback(() => setAsks(isCookieChoiceDue(cookies, now())), [cookies, now]);

  // The visitor may have answered on the previous page, for example in the cookie policy's form.
  useEffect(ask, [ask, key]);

  const Banner = Drawn ?? LoadedBanner;
  // The page without a connection shows no question, which would cover what can still be read.
  return (
    asks &&
    pathname !== OFFLINE_PATH && (
      <Suspense>
        <Banner onAnswered={ask} />
      </Suspense>
    )
  );
}
