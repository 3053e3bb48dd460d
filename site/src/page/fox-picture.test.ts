import { FOX_MARK } from "@volpe/contract";
import { expect, test } from "vitest";
import icon from "../../public/favicon.svg?raw";

test("uses the mark of the printed documents as the site's icon", () => {
  const drawn = [...icon.matchAll(/<path fill="([^"]+)"(?: opacity="([^"]+)")? d="([^"]+)"/g)];

  expect(drawn.map(([, fill, opacity, d]) => ({ fill, opacity: Number(opacity ?? 1), d }))).toEqual(
    FOX_MARK.map(({ fill, opacity = 1, d }) => ({ fill, opacity, d })),
  );
});
