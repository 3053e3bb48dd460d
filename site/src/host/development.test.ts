import { expect, test } from "vitest";
import { toSourceScripts } from "./development.ts";

test("loads the modules that bring a page's styles before its first touch", () => {
  expect(toSourceScripts("touch", ["src/routes/home/home-page.tsx", undefined])).toBe(
    [
      '<script type="module" src="/src/entry-boot.ts"></script>',
      '<script type="module" src="/src/entry-client.tsx"></script>',
      '<script type="module" src="/src/routes/home/home-page.tsx"></script>',
    ].join(""),
  );
});
