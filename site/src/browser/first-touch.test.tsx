import { type SyntheticEvent, useEffect, useLayoutEffect, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { createFirstTouch } from "./first-touch.ts";

/** A field whose value React holds, and a box, in a part that is rendered again at once. */
function Redrawn() {
  const [text, setText] = useState("");
  const [isTicked, setTicked] = useState(false);
  const [times, setTimes] = useState(0);
  useLayoutEffect(() => setTimes(1), []);
  return (
    <p data-times={times}>
      <input name="citta" value={text} onChange={(event) => setText(event.target.value)} />
      <input
        type="checkbox"
        name="casa"
        checked={isTicked}
        onChange={(event) => setTicked(event.target.checked)}
      />
      <output>{`${text} ${isTicked}`}</output>
    </p>
  );
}

/** A page on which every control reports its events. */
function Page({
  onHeard,
  onHydrated,
}: {
  onHeard: (what: string) => void;
  onHydrated?: () => void;
}) {
  const [text, setText] = useState("");
  useEffect(() => onHydrated?.(), [onHydrated]);
  const hear = (what: string) => (event: SyntheticEvent) => {
    event.preventDefault();
    onHeard(what);
  };
  return (
    <>
      <button type="button" onClick={() => onHeard("button")}>
        Apri
      </button>
      <a href="/chat" data-hydrates="" onClick={hear("chat")}>
        Chat
      </a>
      <a href="?ordina=prezzo" onClick={hear("order")}>
        Ordina
      </a>
      <a href="/blog">Blog</a>
      <form onSubmit={hear("form")}>
        <input
          aria-label="Testo"
          onFocus={() => onHeard("focus")}
          onChange={(event) => setText(event.target.value)}
        />
        <input
          type="checkbox"
          aria-label="Verde"
          onChange={(event) => onHeard(`box ${event.target.checked}`)}
        />
        <select aria-label="Zona" onChange={(event) => onHeard(event.target.value)} defaultValue="">
          <option value="">Tutte</option>
          <option value="MI">Milano</option>
        </select>
        <button type="submit" name="invia">
          Invia
        </button>
      </form>
      <form action="/search">
        <button type="submit">Cerca</button>
      </form>
      <p>{text}</p>
      <Redrawn />
    </>
  );
}

let container: HTMLElement;
let root: Root | undefined;
beforeEach(() => {
  // The page is hydrated once its effects have run, as in a browser.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  container = document.body.appendChild(document.createElement("div"));
});
afterEach(() => {
  root?.unmount();
  container.remove();
  vi.unstubAllGlobals();
});

function open() {
  const heard: string[] = [];
  const onHeard = (what: string) => void heard.push(what);
  container.innerHTML = renderToString(<Page onHeard={onHeard} />);
  const loaded = Promise.withResolvers<void>();
  const preload = vi.fn();
  const onFailure = vi.fn();
  const { hydrateNow, stop } = createFirstTouch({
    preload,
    onFailure,
    hydrate: vi.fn(async () => {
      await loaded.promise;
      await new Promise<void>((resolve) => {
        root = hydrateRoot(container, <Page onHeard={onHeard} onHydrated={resolve} />);
      });
    }),
  });
  onTestFinished(stop);
  const find = <Found extends HTMLElement>(selector: string) => {
    const found = container.querySelector<Found>(selector);
    if (found === null) throw new Error(selector);
    return found;
  };
  const load = () => {
    loaded.resolve();
    return hydrateNow();
  };
  return {
    heard,
    preload,
    onFailure,
    find,
    load,
    fail: () => loaded.reject(new Error("No script")),
  };
}

/** A click as a person makes it. Returns false if the page prevented its default action. */
const click = (target: HTMLElement) =>
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, button: 0 }));

it.each([
  ["button[type=button]", "button"],
  ["[data-hydrates]", "chat"],
  ["a[href^='?']", "order"],
])("holds a click on %s and repeats it once the page is hydrated", async (selector, heard) => {
  const page = open();
  expect(click(page.find(selector))).toBe(false);
  expect(click(page.find(selector))).toBe(false);
  expect(document.querySelector("[role=progressbar]")).not.toBeNull();
  await page.load();
  expect(page.heard).toEqual([heard]);
  expect(document.querySelector("[role=progressbar]")).toBeNull();
  click(page.find(selector));
  expect(page.heard).toEqual([heard, heard]);
});

it("holds a form that only a script can send", async () => {
  const page = open();
  page.find("[name=invia]").click();
  await page.load();
  expect(page.heard).toEqual(["form"]);
});

it("leaves links to other pages and forms with an action to the browser", () => {
  const page = open();
  const sent = vi.fn((event: Event) => event.preventDefault());
  addEventListener("click", sent, { once: true });
  click(page.find("a[href='/blog']"));
  addEventListener("submit", sent, { once: true });
  page.find("form[action] button").click();
  expect(sent).toHaveBeenCalledTimes(2);
  expect(page.heard).toEqual([]);
});

it("leaves a click that opens another tab to the browser", () => {
  const page = open();
  addEventListener("click", (event) => event.preventDefault(), { once: true });
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
  const stopped = vi.spyOn(event, "stopImmediatePropagation");
  page.find("[data-hydrates]").dispatchEvent(event);
  expect(stopped).not.toHaveBeenCalled();
});

it("passes earlier typed, ticked and chosen values on to React without changing them", async () => {
  const page = open();
  const text = page.find<HTMLInputElement>("input:not([type])");
  text.focus();
  text.value = "bolletta";
  text.dispatchEvent(new Event("input", { bubbles: true }));
  page.find("[type=checkbox]").click();
  const zone = page.find<HTMLSelectElement>("select");
  zone.value = "MI";
  zone.dispatchEvent(new Event("change", { bubbles: true }));
  text.focus();
  await page.load();
  await vi.waitFor(() => expect(page.find("p").textContent).toBe("bolletta"));
  expect(page.heard.toSorted()).toEqual(["MI", "box true", "focus"]);
  expect([text.value, page.find<HTMLInputElement>("[type=checkbox]").checked, zone.value]).toEqual([
    "bolletta",
    true,
    "MI",
  ]);
});

it("keeps what was typed and ticked where React renders again before it is told", async () => {
  const page = open();
  const city = page.find<HTMLInputElement>("[name=citta]");
  city.value = "Torino";
  city.dispatchEvent(new Event("input", { bubbles: true }));
  page.find("[name=casa]").click();
  await page.load();
  await vi.waitFor(() => expect(page.find("output").textContent).toBe("Torino true"));
  expect(page.find("[data-times]").dataset.times).toBe("1");
  expect(city.value).toBe("Torino");
});

it("fetches the scripts at the first hint but runs them only at an input", () => {
  const page = open();
  document.dispatchEvent(new Event("scroll"));
  document.dispatchEvent(new Event("scroll"));
  expect(page.preload).toHaveBeenCalledOnce();
  expect(document.querySelector("[role=progressbar]")).toBeNull();
});

it("ignores a pointer that rests where the page appears", () => {
  const page = open();
  const move = (movementX: number) =>
    document.dispatchEvent(Object.assign(new Event("pointermove"), { movementX, movementY: 0 }));
  move(0);
  expect(page.preload).not.toHaveBeenCalled();
  move(1);
  expect(page.preload).toHaveBeenCalledOnce();
});

it("tries again at the next input after scripts could not be loaded", async () => {
  const page = open();
  click(page.find("[data-hydrates]"));
  page.fail();
  await vi.waitFor(() => expect(page.onFailure).toHaveBeenCalledExactlyOnceWith(null));
  expect(document.querySelector("[role=progressbar]")).toBeNull();
  expect(click(page.find("[data-hydrates]"))).toBe(false);
});

it("names the pressed link when the scripts cannot be loaded", async () => {
  const page = open();
  click(page.find("a[href^='?']"));
  page.fail();
  await vi.waitFor(() => expect(page.onFailure).toHaveBeenCalledWith("/?ordina=prezzo"));
});
