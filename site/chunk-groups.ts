import { existsSync } from "node:fs";
import { resolve } from "node:path";

const PROJECT = resolve(import.meta.dirname, "..");

/** Modules that every page loads before a touch: files and whole folders. */
const BEFORE_A_TOUCH = findParts([
  "packages/contract/src/brand.ts",
  "packages/contract/src/consent-version.ts",
  "packages/contract/src/durations.ts",
  "packages/contract/src/empty-draft.ts",
  "packages/contract/src/is-record.ts",
  "packages/contract/src/limits.ts",
  "packages/contract/src/opening-keys.ts",
  "packages/contract/src/tracking-value.ts",
  "packages/contract/src/wire-names.ts",
  "packages/core/src/api/api-error.ts",
  "packages/core/src/api/envelope.ts",
  "packages/core/src/api/offline-error.ts",
  "packages/core/src/api/request.ts",
  "packages/core/src/api/transport.ts",
  "packages/core/src/builds",
  "packages/core/src/chat/chat-state.ts",
  "packages/core/src/consent/cookie-choice.ts",
  "packages/core/src/cookies/browser-cookies.ts",
  "packages/core/src/cookies/cookie-encoding.ts",
  "packages/core/src/cookies/json-cookie.ts",
  "packages/core/src/cookies/memory-cookies.ts",
  "packages/core/src/guard/guard.ts",
  "packages/core/src/guard/site-guards.ts",
  "packages/core/src/lists/favourites.ts",
  "packages/core/src/lists/list-cookies.ts",
  "packages/core/src/lists/lists.ts",
  "packages/core/src/lists/pending-changes.ts",
  "packages/core/src/lists/uses.ts",
  "packages/core/src/lists/viewed.ts",
  "packages/core/src/outbox/outbox-name.ts",
  "packages/core/src/session",
  "packages/core/src/storage",
  "packages/core/src/tracking",
  "packages/core/src/client.ts",
  "packages/core/src/wake",
  "packages/ui/src/icon/outlines.ts",
  "site/src/browser/first-touch.ts",
  "site/src/browser/follow-other-tabs.ts",
  "site/src/browser/offline-screen.ts",
  "site/src/browser/page-client.ts",
  "site/src/browser/page-notice.ts",
  "site/src/browser/watch-unhandled-errors.ts",
  "site/src/cookie-choice/question-fields.ts",
  "site/src/favourites/hearts.ts",
  "site/src/layout/login-word.ts",
  "site/src/page/is-offline.ts",
  "site/src/page/is-plain-click.ts",
  "site/src/page/compared-choices.ts",
  "site/src/page/is-reachable.ts",
  "site/src/page/lost-title.ts",
  "site/src/page/needs-hydration.ts",
  "site/src/page/opening-query.ts",
  "site/src/page/saved-place.ts",
  "site/src/page/viewed-mark.ts",
  "site/src/render/hydration.ts",
]);

/** Modules that every page loads at its first touch: files and whole folders. */
const ON_EVERY_PAGE = findParts([
  "packages/contract/src/page-menus.ts",
  "packages/ui/src/icon/icon.tsx",
  "site/src/cookie-choice/cookie-prompt.tsx",
  "site/src/failure.css",
  "site/src/failure.tsx",
  "site/src/favourites/favourites.css",
  "site/src/favourites/favourites.tsx",
  "site/src/favourites/heart-place.tsx",
  "site/src/favourites/heart.tsx",
  "site/src/guards.ts",
  "site/src/layout",
  "site/src/page",
  "site/src/page-route.ts",
  "site/src/root.tsx",
  "site/src/routes.tsx",
  // Outside of a group this module of three lines would cost lists and home an additional request.
  "site/src/routes/catalogue/energy/load-offer-cards.ts",
  "site/src/search/search-field.css",
  "site/src/search/search-field.tsx",
]);

/** Modules of the folders above that only some pages need. */
const NOT_ON_EVERY_PAGE = findParts([
  "site/src/layout/assistant-links.ts",
  "site/src/layout/assistant-overlay.tsx",
  "site/src/layout/footer-content.tsx",
  "site/src/page/announce.ts",
  "site/src/page/cart-path.ts",
  "site/src/page/chips.tsx",
  "site/src/page/demonstration-notice.tsx",
  "site/src/page/feed-path.ts",
  "site/src/page/fit-title.ts",
  "site/src/page/phone-link.tsx",
  "site/src/page/return-path.ts",
  "site/src/page/scrolled-table.tsx",
  "site/src/page/term.tsx",
  "site/src/page/trail.tsx",
  "site/src/page/use-hydrated.ts",
  "site/src/page/use-upload-bill.ts",
  "site/src/page/worker-policy.ts",
]);

/** Modules that lists and sheets load. */
const ON_LISTS = findParts([
  "packages/contract/src/decimal.ts",
  "packages/contract/src/form-figures.ts",
  "packages/contract/src/italian-figures.ts",
  "packages/contract/src/plausible-figures.ts",
  "packages/contract/src/plausible-spend.ts",
  "packages/contract/src/saving.ts",
  "packages/contract/src/typical-consumption.ts",
  "packages/ui/src/icon/pencil.ts",
  "packages/ui/src/offer/demonstration-line.tsx",
  "packages/ui/src/offer/estimate-mark.tsx",
  "packages/ui/src/offer/favourite-button.tsx",
  "site/src/forms/field-row.tsx",
  "site/src/forms/number-field.css",
  "site/src/forms/number-field.tsx",
  "site/src/forms/segmented-choice.css",
  "site/src/forms/segmented-choice.tsx",
  "site/src/routes/catalogue",
  "site/src/routes/places/place-field.css",
  "site/src/routes/places/place-field.tsx",
]);

const NOT_ON_LISTS = findParts([
  "site/src/routes/catalogue/answer-sheet.ts",
  "site/src/routes/catalogue/catalogue-calls.ts",
  "site/src/routes/catalogue/comparison-bars.css",
  "site/src/routes/catalogue/comparison-bars.tsx",
  "site/src/routes/catalogue/comparison-view.tsx",
  "site/src/routes/catalogue/item-action.tsx",
  "site/src/routes/catalogue/load-list.ts",
  "site/src/routes/catalogue/overview",
  "site/src/routes/catalogue/products",
  "site/src/routes/catalogue/seller-papers.tsx",
  "site/src/routes/catalogue/sheet-layout.css",
  "site/src/routes/catalogue/sheet-layout.tsx",
]);

/** Modules of the energy lists that the lists of other typologies load too. */
const ON_LISTS_OF_ALL_TYPOLOGIES = findParts([
  "site/src/routes/catalogue/energy/load-energy-list.ts",
  "site/src/routes/catalogue/energy/offer-cards.tsx",
  "site/src/routes/catalogue/energy/supply-profile.ts",
]);

/** Modules of the cards of energy offers, which the server draws on a list's first page. */
const ON_CARDS = findParts([
  "packages/ui/src/offer/offer-card.tsx",
  "packages/ui/src/offer/offer-foot.tsx",
  "packages/ui/src/offer/saving-line.tsx",
  "packages/ui/src/offer/spend-bar.tsx",
  "packages/ui/src/offer/supplier-tile.tsx",
]);

const ENERGY = findParts(["site/src/routes/catalogue/energy"]);

/** Modules of the energy folder that no list loads at its first touch. */
const NOT_ON_ENERGY_LISTS = findParts([
  "site/src/routes/catalogue/energy/calculator-redirect.ts",
  "site/src/routes/catalogue/energy/excluded-groups.tsx",
  "site/src/routes/catalogue/energy/no-offers.tsx",
  "site/src/routes/catalogue/energy/spend-dots.tsx",
]);

const ON_DOCUMENTS = findParts([
  "site/src/routes/blog/feed-link.tsx",
  "site/src/routes/blog/tags.ts",
  "site/src/routes/content/content-body.tsx",
  "site/src/routes/content/document-days.tsx",
  "site/src/routes/content/document-end.tsx",
]);

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
    test: (id: string) => isIn(ON_EVERY_PAGE, id) && !isIn(NOT_ON_EVERY_PAGE, id),
    minShareCount: 2,
    priority: 2,
  },
  {
    name: "lists",
    test: (id: string) =>
      isIn(ON_LISTS_OF_ALL_TYPOLOGIES, id) ||
      (isIn(ON_LISTS, id) && !isIn([...NOT_ON_LISTS, ...ENERGY], id)),
    minShareCount: 2,
    priority: 1,
  },
  { name: "cards", test: (id: string) => isIn(ON_CARDS, id), minShareCount: 2, priority: 1 },
  {
    name: "energy-lists",
    test: (id: string) =>
      isIn(ENERGY, id) && !isIn([...ON_LISTS_OF_ALL_TYPOLOGIES, ...NOT_ON_ENERGY_LISTS], id),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: "documents",
    test: (id: string) => isIn(ON_DOCUMENTS, id),
    minShareCount: 2,
    priority: 1,
  },
];

/** Throws if a listed path no longer exists: its module would silently move to another chunk. */
function findParts(parts: readonly string[]): string[] {
  return parts.map((part) => {
    const path = resolve(PROJECT, part);
    if (!existsSync(path)) {
      throw new Error(`A chunk names a module that is not there: ${part}`);
    }
    return path;
  });
}

function isIn(paths: readonly string[], id: string): boolean {
  return paths.some((path) => id === path || id.startsWith(`${path}/`));
}
