import { SITE_MENU } from "@volpe/contract";
import { expect, test } from "./fixtures.ts";

const PATHS = new Set(
  Object.values(SITE_MENU).flatMap(({ items }) => items.map(({ path }) => path)),
);

test("every menu entry leads to a page without a redirect", async ({ request }) => {
  const answered: [string, number][] = [];
  for (const path of PATHS) {
    const answer = await request.get(path, { maxRedirects: 0 });
    answered.push([path, answer.status()]);
  }
  expect(answered).toEqual([...PATHS].map((path) => [path, 200]));
});
