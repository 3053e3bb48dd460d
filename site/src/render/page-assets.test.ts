import { expect, test } from "vitest";
import { createPageAssets } from "./page-assets.ts";

const assets = createPageAssets({
  "src/entry-boot.ts": { file: "assets/entry.js", imports: ["_boot.js"] },
  "_boot.js": { file: "assets/boot.js" },
  "src/entry-client.tsx": {
    file: "assets/application.js",
    css: ["assets/application.css"],
    imports: ["_boot.js", "_react.js"],
  },
  "_react.js": { file: "assets/react.js", css: ["assets/react.css"] },
  "src/routes/a-page.tsx": {
    file: "assets/a.js",
    css: ["assets/a.css"],
    imports: ["_card.js", "_react.js"],
  },
  "_card.js": { file: "assets/card.js", css: ["assets/card.css"] },
});

const PAGE = "src/routes/a-page.tsx";
const STYLES =
  '<link rel="stylesheet" href="/assets/application.css">' +
  '<link rel="stylesheet" href="/assets/react.css">';
const PAGE_STYLES =
  '<link rel="stylesheet" href="/assets/card.css"><link rel="stylesheet" href="/assets/a.css">';
const toPreload = (name: string) =>
  `<link rel="modulepreload" fetchpriority="low" href="/assets/${name}.js">`;

test("a page that waits for a touch names its scripts and loads only the first", () => {
  expect(assets("touch", [PAGE])).toBe(
    STYLES +
      PAGE_STYLES +
      toPreload("boot") +
      '<script type="module" fetchpriority="low" src="/assets/entry.js" data-parts="/assets/react.js /assets/application.js /assets/card.js /assets/a.js"></script>',
  );
  expect(assets("resume", [PAGE])).toBe(assets("touch", [PAGE]));
});

test("a page that is hydrated at load preloads each script once", () => {
  expect(assets("load", [PAGE])).toBe(
    STYLES +
      PAGE_STYLES +
      ["boot", "react", "application", "card", "a"].map(toPreload).join("") +
      '<script type="module" fetchpriority="low" src="/assets/entry.js"></script>',
  );
});

test("adds the files of another module that is drawn with the page", () => {
  const alone = assets("load", [undefined]);
  const both = assets("load", [undefined, "_card.js"]);
  expect(both).not.toBe(alone);
  expect(both).toContain('<link rel="stylesheet" href="/assets/card.css">');
  expect(assets("load", [undefined])).toBe(alone);
});

test("names the application's files for a route without a module", () => {
  expect(assets("load", [undefined])).toBe(
    STYLES +
      ["boot", "react", "application"].map(toPreload).join("") +
      '<script type="module" fetchpriority="low" src="/assets/entry.js"></script>',
  );
});
