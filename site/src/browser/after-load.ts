import { COOKIES, type PageVisit } from "@volpe/contract";
import { type Client, createBrowserStorage, OUTBOX_NAME, watchBuilds } from "@volpe/core";
import type { createBrowserRouter } from "react-router-dom";
import { WORKER_PATH, WORKER_POLICY } from "../page/worker-policy.ts";

/** Controls that a person types into. `v-typed` is the form of an answer to the assistant. */
const TYPED = ":is(form[method=post], .v-typed) :is(input, select, textarea)";

type Router = ReturnType<typeof createBrowserRouter>;

type AfterLoadOptions = {
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

/**
 * Tells the service worker which page is shown, so that it keeps the page for later. Returns a function
 * that tells it again.
 */
function followPages({ client, build }: Omit<AfterLoadOptions, "hydrated">): () => void {
  // Without a service worker no page is stored.
  const worker = registerWorker().catch(() => null);
  const tell = async () => {
    const registration = await worker;
    if (registration === null) return;
    const visit: PageVisit = {
      href: location.href,
      account: client.session.state.session?.user.id ?? "",
      build,
      favourites: client.cookies.get(COOKIES.favourites) ?? "",
      loaded: performance.getEntriesByType("resource").map(({ name }) => name),
    };
    registration.active?.postMessage(visit);
  };
  void tell();
  return () => void tell();
}

/** Rejects if the browser has no service workers or forbids them. */
async function registerWorker(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(toTrusted());
  return await serviceWorker.ready;
}

type Policy = { createScriptURL: (url: string) => string };
type PolicyFactory = { createPolicy: (name: string, rules: Policy) => Policy };

/** The worker's address, from the only policy. Browsers without Trusted Types get a plain text. */
function toTrusted(): string {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  const createScriptURL = () => WORKER_PATH;
  return (
    trustedTypes?.createPolicy(WORKER_POLICY, { createScriptURL }).createScriptURL("") ??
    WORKER_PATH
  );
}

/**
 * Restores what was typed before a reload, and sends what waited for a connection. The modules are
 * loaded only if somebody types, the page was reloaded or something waits.
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

type FollowBuildOptions = {
  builds: Client["api"]["builds"];
  /** Id of the build that the page belongs to. */
  running: string;
  router: Pick<Router, "subscribe">;
  /** Loads a page as a document. */
  load: (href: string) => void;
};

/**
 * After a new build, loads the next page as a document, with the new build's scripts. A form in
 * transit is never interrupted, and a change of the search on the same page keeps what is typed
 * there. Returns a function that tells whether the page is being left for that, because the router
 * must then show no other page.
 */
export function followBuild({ builds, running, router, load }: FollowBuildOptions): () => boolean {
  let isOld = false;
  let isLeaving = false;
  watchBuilds({
    builds,
    running,
    onNewBuild: () => {
      isOld = true;
    },
  });
  router.subscribe(({ navigation, location }) => {
    const { state, location: wanted, formMethod = "GET" } = navigation;
    const leaves = state === "loading" && wanted.pathname !== location.pathname;
    const isLeft = isOld && leaves && formMethod === "GET";
    isLeaving = isLeft;
    if (isLeft) load(wanted.pathname + wanted.search + wanted.hash);
  });
  return () => isLeaving;
}
