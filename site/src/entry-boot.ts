import { createBrowserStorage, reloadAfterChunkFailure } from "@volpe/core";
import type { AfterLoad } from "./browser/after-load.ts";
import { createFirstTouch } from "./browser/first-touch.ts";
import { followOtherTabs } from "./browser/follow-other-tabs.ts";
import { showOfflineScreen } from "./browser/offline-screen.ts";
import { createPageClient } from "./browser/page-client.ts";
import { showNotice } from "./browser/page-notice.ts";
import { watchUnhandledErrors } from "./browser/watch-unhandled-errors.ts";
import type { Boot } from "./entry-client.tsx";
import { createHearts } from "./favourites/hearts.ts";
import { followLogin } from "./layout/login-word.ts";
import { createComparedChoices } from "./page/compared-choices.ts";
import { isReachable } from "./page/is-reachable.ts";
import { fillSavedPlace } from "./page/saved-place.ts";
import { keepViewed } from "./page/viewed-mark.ts";
import { readPageState } from "./render/hydration.ts";

const state = readPageState();
const client = createPageClient(state);
const { lists, session, place } = client;
const hearts = createHearts({ lists, onUnseen: () => void hydrateNow() });

const errors = watchUnhandledErrors(() => void hydrateNow());

/** Resolves once the page is hydrated, if it hydrates by itself; at once for any other page. */
let hydrated = Promise.resolve();

const boot: Boot = { state, client, hearts, errors, afterLoad: loadAfterLoad(), handOver };
const { hydrateNow, stop } = createFirstTouch({
  preload,
  hydrate: async () => {
    const { hydratePage } = await import("./entry-client.tsx");
    await hydratePage(boot);
    // React follows the other tabs by now. A browser that had nobody listening in between would
    // report no change of that moment.
    stopFollowing();
  },
  onFailure: (wanted) => void explain(wanted),
});

const endings: (() => void)[] = [];
const readLogin = followLogin(session);

lists.restore();
hearts.draw(document);
const stopFollowing = followOtherTabs({ client, readAudience: () => state.audience });
if (
  state.hydratesOn === "load" ||
  state.resumes?.some(createBrowserStorage().get) ||
  // A list ticks the entries again that were ticked before.
  createComparedChoices(location.pathname).read().length > 0
) {
  preload();
  hydrated = hydrateNow();
} else {
  keepViewed(lists);
  fillSavedPlace(document.querySelector("[data-saved-place]"), place);
  void answerCookies();
  // Another tab may begin a conversation or a form that this page has to show.
  window.addEventListener("storage", ({ key }) => {
    if (key && state.resumes?.includes(key)) void hydrateNow();
  });
}

function handOver() {
  for (const end of endings) end();
  return { isIn: readLogin() };
}

/** The question's script is loaded only where it is asked. */
async function answerCookies() {
  const region = document.querySelector<HTMLElement>(".cookie-banner");
  if (region === null) return;
  // Without the script the question stays a form.
  const module = await import("./cookie-choice/answer-cookies.ts").catch(() => undefined);
  if (module !== undefined) endings.push(module.listenForAnswers(client, region));
}

function preload() {
  const script = document.querySelector<HTMLElement>("[data-parts]");
  for (const href of script?.dataset.parts?.split(" ") ?? []) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  }
}

function loadAfterLoad(): Promise<AfterLoad | undefined> {
  return new Promise((resolve) => {
    // The event always follows this script, because the document names it.
    addEventListener("load", () =>
      import("./browser/after-load.ts").then(
        (module) => resolve(module?.startAfterLoad({ client, build: state.build, hydrated })),
        // Without this module the page works, but only with a connection.
        () => resolve(undefined),
      ),
    );
  });
}

/** Replaces the page's content by the screen for a lost connection. */
function leaveFor(wanted: string) {
  const page = document.getElementById("contenuto");
  stop();
  if (page !== null) showOfflineScreen(page, () => location.assign(wanted));
}

/**
 * Handles a page that cannot be hydrated: the scripts of its build are gone, or the host does not
 * answer.
 */
async function explain(wanted: string | null) {
  if (!(await isReachable())) {
    if (wanted === null) showNotice("Non ci riesco. Controlla la connessione e riprova.");
    else leaveFor(wanted);
    return;
  }
  if (wanted !== null) {
    location.assign(wanted);
    return;
  }
  const isReloading = reloadAfterChunkFailure({
    path: location.pathname,
    storage: createBrowserStorage(() => sessionStorage),
    now: Date.now,
    reload: () => location.reload(),
  });
  if (!isReloading) showNotice("Questa parte della pagina non si carica. Riprova tra un minuto.");
}
