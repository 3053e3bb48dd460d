/** What the service worker keeps of each kind, and for how long. The cookie policy states it too. */
export const KEPT_FILES = {
  pages: { maxEntries: 80, days: 30 },
  documents: { maxEntries: 10, days: 30 },
  assets: { maxEntries: 500, days: 60 },
  pictures: { maxEntries: 80, days: 7 },
} satisfies Record<string, KeptBounds>;

export type KeptBounds = { maxEntries: number; days: number };
