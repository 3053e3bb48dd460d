import { type Client, createBrowserStorage, OUTBOX_NAME } from "@volpe/core";
import type { createBrowserRouter } from "react-router-dom";
import { followBuild } from "./follow-build.ts";
import { registerWorker } from "./register-worker.ts";

/** A button of a form is pressed, not typed into. `v-typed` is an answer to the assistant. */
const TYPED = ":is(form[method=post], .v-typed) :is(input, select, textarea)";

type Router = ReturnType<typeof createBrowserRouter>;

export type AfterLoadOptions = {
  client: Client;
  /** Id of the build that the page belongs to. */
  build: string;
  /** Resolves once the page is hydrated, if it hydrates by itself; at once for any other page. */
  hydrated: Promise<void>;
};

/** Called once a router opens the pages. Returns whether the page is being left for a new build. */
export type AfterLoad = { follow(router: Router): () => boolean };

/**
 * Starts the work that waits until a page is loaded and idle, so that it delays no first paint and
 * no hydration.
 */
export function startAfterLoad({ client, build, hydrated }: AfterLoadOptions): AfterLoad {
  const tell = followPages({ client, build });
  resumeForms(client, hydrated);
  return {
    follow(router) {
      let { pathname, search } = location;
      router.subscribe(({ navigation: { state }, location: shown }) => {
        if (state !== "idle" || (shown.pathname === pathname && shown.search === search)) return;
        ({ pathname, search } = shown);
        document.getElementById("senza-rete")?.remove();
        tell();
      });
      return followBuild({
        builds: client.api.builds,
        running: build,
        router,
        load: (href) => location.assign(href),
      });
    },
  };
}

/** Tells the service worker which page is shown. Returns a function that tells it again. */
function followPages({ client, build }: Omit<AfterLoadOptions, "hydrated">): () => void {
  const worker = registerWorker({ client, build });
  // Without a service worker no page is stored.
  const tell = () =>
    void worker.then(
      (tellPage) => tellPage(),
      () => undefined,
    );
  tell();
  return tell;
}

/**
 * Restores what was typed before a reload, and sends what waited for a connection. The modules are
 * loaded only where somebody types or something waits.
 */
function resumeForms(client: Client, hydrated: Promise<void>): void {
  const account = client.session.state.session?.user.id ?? "";
  const load = <Module>(module: Promise<Module>, use: (module: Module) => unknown) =>
    // A module that cannot be loaded without a connection resolves as undefined.
    void module.then(
      (loaded) => loaded && use(loaded),
      () => undefined,
    );
  if (createBrowserStorage().get(OUTBOX_NAME)) {
    load(import("../forms/waiting-forms.ts"), (forms) => forms.sendWaitingForms(client));
  }
  const [visit] = performance.getEntriesByType("navigation");
  if (visit instanceof PerformanceNavigationTiming && visit.type === "reload") {
    // A form with its own draft restores itself first and says so.
    load(import("../forms/typed-text.ts"), (text) =>
      hydrated.then(() => text.restoreTypedText(account)),
    );
  }
  const listen = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(TYPED)) {
      removeEventListener("focusin", listen);
      load(import("../forms/typed-text.ts"), (text) => {
        text.keepTypedText(account);
        text.restoreAnswer(account);
      });
    }
  };
  addEventListener("focusin", listen);
}
