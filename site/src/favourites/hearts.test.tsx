import { FavouriteButton } from "@volpe/ui";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { createFakeClient } from "../routes/testing/fake-client.ts";
import { HeartPlace } from "./heart-place.tsx";
import { createHearts } from "./hearts.ts";

afterEach(() => document.body.replaceChildren());

function show({
  favourites = [] as readonly string[],
  showLabel = false,
  onUnseen = vi.fn(),
} = {}) {
  const { lists } = createFakeClient({ cookies: { preferiti: JSON.stringify(favourites) } });
  lists.restore();
  document.body.innerHTML = renderToStaticMarkup(
    <HeartPlace slug="fissa-12" label="Fissa 12" brand="Enerluna" showLabel={showLabel} />,
  );
  const hearts = createHearts({ lists, onUnseen });
  hearts.draw(document);
  const button = document.querySelector("button");
  if (button === null) throw new Error("No heart was drawn");
  return { lists, hearts, button, onUnseen };
}

it.each([false, true])("draws what the component of React draws, with words: %s", (showLabel) => {
  const { button } = show({ favourites: ["fissa-12"], showLabel });
  const drawn = document.createElement("div");
  drawn.innerHTML = renderToStaticMarkup(
    <FavouriteButton
      pressed
      itemName="Fissa 12 di Enerluna"
      showLabel={showLabel}
      onToggle={() => undefined}
    />,
  );
  const [expected] = drawn.children;
  // The order of attributes and React's comments between texts do not matter.
  expected?.normalize();
  button.normalize();
  expect(button.isEqualNode(expected ?? null)).toBe(true);
});

it("draws a heart only once in its place", () => {
  const { hearts } = show();
  hearts.draw(document);
  expect(document.querySelectorAll("button")).toHaveLength(1);
});

it("keeps the news of a press for a later watcher", async () => {
  const { lists, hearts, button, onUnseen } = show();
  button.click();
  expect([...lists.state.preferiti]).toEqual(["fissa-12"]);
  expect(onUnseen).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(button.getAttribute("aria-pressed")).toBe("true"));
  const watcher = vi.fn();
  hearts.watch(watcher);
  expect(watcher).toHaveBeenCalledExactlyOnceWith({
    change: expect.objectContaining({ status: "added" }),
    label: "Fissa 12",
  });
});

it("tells a later watcher of a refusal rather than of the change that was refused", () => {
  const { lists } = createFakeClient({});
  const watchRefusals = vi.spyOn(lists, "watchRefusals");
  document.body.innerHTML = renderToStaticMarkup(
    <HeartPlace slug="fissa-12" label="Fissa 12" brand="Enerluna" />,
  );
  const hearts = createHearts({ lists });
  hearts.draw(document);
  document.querySelector("button")?.click();
  watchRefusals.mock.calls[0]?.[0]?.([{ code: "too-many-requests", message: "Aspetta." }]);
  const watcher = vi.fn();
  hearts.watch(watcher);
  expect(watcher).toHaveBeenCalledExactlyOnceWith({ change: null, refusal: "Aspetta." });
});

it("tells a watcher of each later press", () => {
  const { hearts, button, onUnseen } = show();
  const watcher = vi.fn();
  hearts.watch(watcher);
  button.click();
  button.click();
  expect(watcher.mock.calls.map(([news]) => news.change.status)).toEqual(["added", "removed"]);
  expect(onUnseen).not.toHaveBeenCalled();
});
