import { expect, test } from "vitest";
import { createPageAssets } from "./page-assets.ts";

const assets = createPageAssets({
  "src/entry-client.tsx": {
    file: "assets/entry.js",
    css: ["assets/entry.css"],
    imports: ["_react.js"],
  },
  "_react.js": { file: "assets/react.js", css: ["assets/react.css"] },
  "src/routes/a-page.tsx": {
    file: "assets/a.js",
    css: ["assets/a.css"],
    imports: ["_card.js", "_react.js"],
  },
  "_card.js": { file: "assets/card.js", css: ["assets/card.css"] },
});

test("names each file of a page once, with the entry's style sheet first", () => {
  expect(assets("src/routes/a-page.tsx")).toBe(
    '<link rel="stylesheet" href="/assets/entry.css">' +
      '<link rel="stylesheet" href="/assets/react.css">' +
      '<link rel="stylesheet" href="/assets/card.css">' +
      '<link rel="stylesheet" href="/assets/a.css">' +
      '<link rel="modulepreload" fetchpriority="low" href="/assets/react.js">' +
      '<link rel="modulepreload" fetchpriority="low" href="/assets/card.js">' +
      '<link rel="modulepreload" fetchpriority="low" href="/assets/a.js">' +
      '<script type="module" fetchpriority="low" src="/assets/entry.js"></script>',
  );
});

test("adds the files of what is drawn with the page", () => {
  const alone = assets(undefined);
  const both = assets(undefined, "_card.js");
  expect(both).not.toBe(alone);
  expect(both).toContain('<link rel="stylesheet" href="/assets/card.css">');
  expect(assets(undefined)).toBe(alone);
});

test("names the entry's files for a route without a module", () => {
  expect(assets(undefined)).toBe(
    '<link rel="stylesheet" href="/assets/entry.css">' +
      '<link rel="stylesheet" href="/assets/react.css">' +
      '<link rel="modulepreload" fetchpriority="low" href="/assets/react.js">' +
      '<script type="module" fetchpriority="low" src="/assets/entry.js"></script>',
  );
});
