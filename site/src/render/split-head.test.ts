import { expect, test } from "vitest";
import { splitHead } from "./document.ts";

test("moves a leading title, meta and link elements into the head", () => {
  const hoisted =
    '<title>A &lt; B | Volpe</title><meta name="x" content="1 &gt; 0"/><link rel="canonical" href="/"/>';
  expect(splitHead(`${hoisted}<div><link itemprop="x" href="/"/></div>`)).toEqual({
    head: hoisted,
    body: '<div><link itemprop="x" href="/"/></div>',
  });
});

test("leaves a page without such elements unchanged", () => {
  expect(splitHead("<main>ciao</main>")).toEqual({ head: "", body: "<main>ciao</main>" });
});
