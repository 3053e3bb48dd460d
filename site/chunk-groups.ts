import { existsSync } from "node:fs";
import { resolve } from "node:path";

const PACKAGES = resolve(import.meta.dirname, "../packages");

/** Modules of other packages that every page loads before a touch: files and whole folders. */
const BEFORE_A_TOUCH = findParts([
  "contract/src/brand.ts",
  "contract/src/consent-version.ts",
  "contract/src/durations.ts",
  "contract/src/empty-draft.ts",
  "contract/src/limits.ts",
  "contract/src/opening-keys.ts",
  "contract/src/tracking-value.ts",
  "contract/src/wire-names.ts",
  "core/src/api/api-error.ts",
  "core/src/api/envelope.ts",
  "core/src/api/offline-error.ts",
  "core/src/api/request.ts",
  "core/src/api/transport.ts",
  "core/src/builds",
  "core/src/chat/chat-state.ts",
  "core/src/chat/wake-signals.ts",
  "core/src/consent/cookie-choice.ts",
  "core/src/cookies/browser-cookies.ts",
  "core/src/cookies/cookie-encoding.ts",
  "core/src/cookies/json-cookie.ts",
  "core/src/cookies/memory-cookies.ts",
  "core/src/guard/guard.ts",
  "core/src/guard/site-guards.ts",
  "core/src/lists/favourites.ts",
  "core/src/lists/list-cookies.ts",
  "core/src/lists/lists.ts",
  "core/src/lists/pending-changes.ts",
  "core/src/lists/uses.ts",
  "core/src/lists/viewed.ts",
  "core/src/outbox/outbox-name.ts",
  "core/src/session",
  "core/src/storage",
  "core/src/tracking",
  "core/src/client.ts",
  "ui/src/icon/outlines.ts",
]);

/** Modules of other packages that every page loads at its first touch. */
const ON_EVERY_PAGE = findParts(["contract/src/site-menu.ts", "ui/src/icon/icon.tsx"]);

/** Modules that lists and sheets load. */
const ON_LISTS = findParts([
  "contract/src/decimal.ts",
  "contract/src/form-figures.ts",
  "contract/src/italian-figures.ts",
  "contract/src/plausible-figures.ts",
  "contract/src/plausible-spend.ts",
  "contract/src/typical-consumption.ts",
  "ui/src/icon/pencil.ts",
  "ui/src/offer/demonstration-line.tsx",
  "ui/src/offer/estimate-mark.tsx",
  "ui/src/offer/favourite-button.tsx",
]);

/** Modules of the cards of energy offers, which the server draws on a list's first page. */
const ON_CARDS = findParts([
  "ui/src/offer/offer-card.tsx",
  "ui/src/offer/offer-foot.tsx",
  "ui/src/offer/saving-line.tsx",
  "ui/src/offer/spend-bar.tsx",
  "ui/src/offer/supplier-tile.tsx",
]);

const SITE_BEFORE_A_TOUCH =
  /\/site\/src\/(browser\/(first-touch|follow-other-tabs|offline-screen|page-|watch-unhandled)|favourites\/hearts|layout\/login-word|page\/(is-plain-click|is-offline|is-reachable|opening-query|saved-place|viewed-mark|needs-hydration)|render\/hydration|cookie-choice\/question-fields)/;
const SITE_ON_EVERY_PAGE =
  /\/site\/src\/(layout\/(?!assistant-(overlay|links)|footer-content)|search\/(?!onward|search-suggestions)|page\/(?!announce|cart-path|demonstration-notice|fit-title|return-path|use-hydrated|feed-path|term|chips|drawing|scrolled-table|use-upload-bill|worker-policy)|favourites\/heart|favourites\/favourites|cookie-choice\/cookie-prompt|(?!error-screen|entry-)[^/]+$)/;
const SITE_ON_LISTS =
  /\/site\/src\/(routes\/(catalogue\/(?!comparison-|catalogue-calls|load-list|answer-sheet|seller-papers|sheet-layout|item-action|products\/|overview\/|energy\/(?!supply-profile|offer-cards|load-energy-list))|places\/(placed-path|place-field))|forms\/(segmented-choice|field-row|number-field))/;
const SITE_ON_ENERGY_LISTS =
  /\/site\/src\/routes\/catalogue\/energy\/(?!household-choices|calculator-redirect|supply-profile|(load-)?offer-cards|load-energy-list|spend-dots|excluded-groups|no-offers)/;
const SITE_ON_DOCUMENTS =
  /\/site\/src\/routes\/(content\/(content-body|document-)|blog\/(tags|feed-link))/;

/**
 * Groups modules into a few cacheable chunks: libraries that rarely change, code of every page,
 * code of lists, and code of posts and answers. Many small files would be larger in total,
 * because each is compressed alone.
 * Modules that only some pages need are in no group.
 */
export const CHUNK_GROUPS = [
  {
    name: "boot",
    test: (id: string) =>
      /node_modules\/(valtio|proxy-compare|js-cookie)\/(?!.*react)/.test(id) ||
      SITE_BEFORE_A_TOUCH.test(id) ||
      isIn(BEFORE_A_TOUCH, id),
    priority: 4,
  },
  {
    name: "vendor",
    test: /node_modules\/(react|react-dom|scheduler|react-router|valtio)\//,
    priority: 3,
  },
  {
    name: "site",
    test: (id: string) => SITE_ON_EVERY_PAGE.test(id) || isIn(ON_EVERY_PAGE, id),
    minShareCount: 2,
    priority: 2,
  },
  {
    name: "lists",
    test: (id: string) => SITE_ON_LISTS.test(id) || isIn(ON_LISTS, id),
    minShareCount: 2,
    priority: 1,
  },
  { name: "cards", test: (id: string) => isIn(ON_CARDS, id), minShareCount: 2, priority: 1 },
  {
    name: "energy-lists",
    test: SITE_ON_ENERGY_LISTS,
    minShareCount: 2,
    priority: 1,
  },
  { name: "documents", test: SITE_ON_DOCUMENTS, minShareCount: 2, priority: 1 },
];

/** Throws if a listed path no longer exists: its module would silently move to another chunk. */
function findParts(parts: readonly string[]): string[] {
  return parts.map((part) => {
    const path = resolve(PACKAGES, part);
    if (!existsSync(path)) {
      throw new Error(`A chunk names a module that is not there: packages/${part}`);
    }
    return path;
  });
}

function isIn(paths: readonly string[], id: string): boolean {
  return paths.some((path) => id === path || id.startsWith(`${path}/`));
}
