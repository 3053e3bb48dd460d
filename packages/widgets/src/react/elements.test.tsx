import { act, createRef, type ReactNode, StrictMode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from "vitest";
import type { VolpeOfferCardsElement } from "../offer-cards/element-types.ts";
import {
  VolpeFavouritesButton,
  VolpeOfferCards,
  type VolpeOfferCardsProps,
  VolpeQuoteAssistant,
  type VolpeQuoteAssistantProps,
} from "./index.ts";
import { ELEMENTS, toEventProp, toSample } from "./test-elements.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let roots: Root[] = [];

beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(async () => {
  await act(async () => roots.map((root) => root.unmount()));
  roots = [];
  document.body.replaceChildren();
  const { calls } = vi.mocked(console.error).mock;
  expect(calls).toEqual([]);
  vi.restoreAllMocks();
});

async function show(tree: ReactNode) {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  roots.push(root);
  const rerender = (next: ReactNode) => act(async () => root.render(next));
  await rerender(tree);
  return { rerender, getElement: () => place.firstElementChild as HTMLElement };
}

test("has a component for every element", () => {
  expect(ELEMENTS.map(({ Component }) => typeof Component)).toEqual(ELEMENTS.map(() => "function"));
});

test("types values, events and the ref as the element has them", () => {
  expectTypeOf<VolpeQuoteAssistantProps["open"]>().toEqualTypeOf<boolean | undefined>();
  expectTypeOf<VolpeQuoteAssistantProps["onVolpeStep"]>().toEqualTypeOf<
    ((event: CustomEvent<{ step: number }>) => void) | undefined
  >();
  expectTypeOf<VolpeOfferCardsProps>().not.toHaveProperty("onVolpeStep");
  expectTypeOf<VolpeOfferCardsProps>().not.toHaveProperty("refresh");
});

describe.each(ELEMENTS)("$tagName", ({ tagName, Component, attributes, properties, events }) => {
  test.each(attributes)("sets and removes the attribute $name", async (attribute) => {
    const { value, written } = toSample(attribute);
    const { rerender, getElement } = await show(<Component {...{ [attribute.name]: value }} />);
    const element = getElement();
    expect([element.localName, element.getAttribute(attribute.name)]).toEqual([tagName, written]);
    await rerender(<Component {...(value === true && { [attribute.name]: false })} />);
    expect(element.hasAttribute(attribute.name)).toBe(false);
    expect(getElement()).toBe(element);
  });

  test("writes no other attribute", async () => {
    const listeners = events.map((event) => [toEventProp(event), vi.fn()]);
    const values = properties.map(({ name }) => [name, { type: "luce" }]);
    const props = Object.fromEntries([...listeners, ...values]);
    const { getElement } = await show(<Component {...props} className="mia" data-x="1" />);
    expect(getElement().getAttributeNames()).toEqual(["class", "data-x"]);
    expect(getElement()).toMatchObject(Object.fromEntries(values));
  });

  test.each(events)(
    "hears %s from the first rendering on, with the current listener only",
    async (name) => {
      const first = vi.fn();
      const second = vi.fn();
      const prop = toEventProp(name);
      const { rerender, getElement } = await show(<Component {...{ [prop]: first }} />);
      const event = new CustomEvent(name, { detail: { count: 1 } });
      const element = getElement();
      element.dispatchEvent(event);
      expect(first.mock.calls).toEqual([[event]]);
      await rerender(<Component {...{ [prop]: second }} />);
      element.dispatchEvent(event);
      await rerender(<Component />);
      element.dispatchEvent(event);
      expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    },
  );

  test("hears events on the server's markup, which the loader has styled", async () => {
    const heard = vi.fn();
    const props = Object.fromEntries(events.map((name) => [toEventProp(name), heard]));
    const tree = <Component {...props} tracking="AFF-123" />;
    const place = document.body.appendChild(document.createElement("div"));
    place.innerHTML = renderToString(tree);
    const element = place.firstElementChild as HTMLElement;
    element.style.cssText = "display: block !important";
    await act(async () => roots.push(hydrateRoot(place, tree)));
    expect(place.firstElementChild).toBe(element);
    for (const name of events) {
      element.dispatchEvent(new CustomEvent(name));
    }
    expect(heard).toHaveBeenCalledTimes(events.length);
    expect(element.style.display).toBe("block");
  });

  test("gives its ref the element with its children", async () => {
    const ref = createRef<HTMLElement>();
    const left = vi.fn();
    const tree = (
      <StrictMode>
        <Component ref={ref}>
          <svg slot="room" height="46" />
        </Component>
        <Component ref={() => left} />
      </StrictMode>
    );
    const { rerender, getElement } = await show(tree);
    expect(ref.current).toBe(getElement());
    expect(getElement().innerHTML).toBe('<svg slot="room" height="46"></svg>');
    left.mockClear();
    await rerender(null);
    expect([ref.current, left.mock.calls.length]).toEqual([null, 1]);
  });
});

test("gives the methods of the element to a ref", async () => {
  const ref = createRef<VolpeOfferCardsElement>();
  await show(<VolpeOfferCards ref={ref} />);
  expectTypeOf(ref.current?.refresh).toEqualTypeOf<(() => void) | undefined>();
});

test("removes the opening when its prop is removed", async () => {
  const { rerender, getElement } = await show(<VolpeQuoteAssistant opening={{ type: "gas" }} />);
  expect(getElement()).toHaveProperty("opening", { type: "gas" });
  await rerender(<VolpeQuoteAssistant />);
  expect(getElement()).toHaveProperty("opening", undefined);
});

test("plain TSX knows the elements and their events", async () => {
  const heard = vi.fn();
  const { getElement } = await show(
    <volpe-favourites-button
      slug="a"
      count
      onvolpe-favourite={({ detail }) => heard(detail.slug)}
    />,
  );
  getElement().dispatchEvent(new CustomEvent("volpe-favourite", { detail: { slug: "a" } }));
  expect(heard.mock.calls).toEqual([["a"]]);
  // @ts-expect-error The element has no such layout.
  expect(<volpe-offer-cards layout="tower" />).toBeDefined();
  // @ts-expect-error The element has no such event.
  expect(<VolpeFavouritesButton onVolpeStep={heard} />).toBeDefined();
});
