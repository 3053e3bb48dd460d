import { expect, test } from "vitest";
import { createRenderTurns } from "./renderer.ts";

test("draws pages in order of arrival, each in its own turn of the event loop", async () => {
  const takeTurn = createRenderTurns();
  let turn = 0;
  const tick = () => {
    turn += 1;
    return setImmediate(() => {
      ticker = tick();
    });
  };
  let ticker = tick();
  const drawn: { name: string; turn: number }[] = [];
  const draw = async (name: string) => {
    await takeTurn();
    drawn.push({ name, turn });
  };
  await Promise.all(["first", "second", "third"].map(draw));
  clearImmediate(ticker);
  expect(drawn.map(({ name }) => name)).toEqual(["first", "second", "third"]);
  expect(new Set(drawn.map((each) => each.turn)).size).toBe(3);
});

test("gives a turn again after the last page was drawn", async () => {
  const takeTurn = createRenderTurns();
  await takeTurn();
  await expect(takeTurn()).resolves.toBeUndefined();
});
