import type { Client } from "@volpe/core";
import type { createBrowserRouter } from "react-router-dom";
import { followBuild } from "./follow-build.ts";
import { registerWorker } from "./register-worker.ts";

type Router = ReturnType<typeof createBrowserRouter>;

export type AfterLoadOptions = {
  client: Client;
  /** Id of the build that the page belongs to. */
  build: string;
};

/** What goes on with the pages that a router opens. */
export type AfterLoad = { follow(router: Router): void };

/** What a page does once it is loaded and idle, so that it delays no first paint and no hydration. */
export function startAfterLoad({ client, build }: AfterLoadOptions): AfterLoad {
  const tell = followPages({ client, build });
  saveTypedText(client.session.state.session?.user.id ?? "");
  return {
    follow(router) {
      followBuild({
        builds: client.api.builds,
        running: build,
        router,
        load: (href) => location.assign(href),
      });
      let { pathname, search } = location;
      router.subscribe(({ navigation: { state }, location: shown }) => {
        if (state !== "idle" || (shown.pathname === pathname && shown.search === search)) return;
        ({ pathname, search } = shown);
        document.getElementById("senza-rete")?.remove();
        tell();
      });
    },
  };
}

/** Tells the service worker the page. Returns what tells it another one. */
function followPages({ client, build }: AfterLoadOptions): () => void {
  const worker = registerWorker({ client, build });
  // Without a service worker no page is kept.
  const tell = () =>
    void worker.then(
      (tellPage) => tellPage(),
      () => undefined,
    );
  tell();
  return tell;
}

/** Restores what was typed before a reload. The module is loaded only where somebody types. */
function saveTypedText(account: string): void {
  const load = () => import("../forms/typed-text.ts").catch(() => undefined);
  const [visit] = performance.getEntriesByType("navigation");
  if (visit instanceof PerformanceNavigationTiming && visit.type === "reload") {
    void load().then((module) => module?.restoreTypedText(account));
  }
  const listen = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.closest("form")) {
      removeEventListener("focusin", listen);
      void load().then((module) => module?.keepTypedText(account));
    }
  };
  addEventListener("focusin", listen);
}
