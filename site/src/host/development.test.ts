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

test("leaves out a script of another package", () => {
  expect(toSourceScripts("touch", ["../packages/core/src/chat/chat-engine.ts"])).not.toContain(
    "chat-engine",
  );
});
