import type { FolderTable } from "./check-folder-arrows.ts";

/** The rows of `FOLDER_ARROWS` for the packages that run in a browser. */
export const BROWSER_ARROWS: Readonly<Record<string, FolderTable>> = {
  "packages/core/src": {
    leaves: [],
    rooms: {
      guard: [],
      api: ["guard"],
      chat: ["guard"],
      builds: ["api", "chat", "guard"],
      cookies: ["guard"],
      consent: ["chat", "cookies", "guard"],
      lists: ["api", "cookies", "guard"],
      place: ["cookies", "guard"],
      session: ["cookies", "guard"],
      storage: [],
      tracking: [],
      "client.ts": ["api", "chat", "consent", "lists", "place", "session", "storage", "tracking"],
      tickets: ["api", "chat", "guard"],
      "index.ts": [
        "api",
        "builds",
        "chat",
        "client.ts",
        "consent",
        "cookies",
        "guard",
        "lists",
        "storage",
        "tickets",
        "tracking",
      ],
      "log.ts": [],
    },
  },
  "packages/ui/src": {
    leaves: [],
    rooms: {
      brand: [],
      icon: [],
      offer: ["icon"],
      share: [],
      assistant: ["brand", "icon", "offer", "share"],
      "index.ts": ["assistant", "brand", "icon", "offer", "share"],
    },
  },
  "packages/widgets/src": {
    leaves: [],
    rooms: {
      define: [],
      "favourites-button": ["define", "loader"],
      later: ["define"],
      loader: ["define"],
      "offer-cards": ["define"],
      "self-check": ["loader"],
      "quote-assistant": ["define", "later", "loader"],
      "index.ts": ["favourites-button", "loader", "offer-cards", "quote-assistant"],
      preact: [],
      react: ["loader"],
      standalone: ["favourites-button", "loader", "offer-cards", "quote-assistant"],
    },
  },
};
