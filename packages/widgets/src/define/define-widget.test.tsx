import { useEffect, useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { flag, oneOf, text } from "./attribute.ts";
import { toComponentElement, type WidgetProps } from "./component-element.ts";
import { createWidget, defineElement } from "./define-widget.ts";
import { emit } from "./emit.ts";

type Values = { label: string; open: boolean; size: "small" | "large"; data: unknown };

let mounts = 0;
let unmounts = 0;

function Probe({ label, open, size, data, container }: WidgetProps<Values>) {
  const [clicks, setClicks] = useState(0);
  useEffect(() => {
    mounts += 1;
    return () => {
      unmounts += 1;
    };
  }, []);
  return (
    <button
      type="button"
      onClick={() => {
        setClicks(clicks + 1);
        emit(container.host, "volpe-probe", { clicks });
      }}
    >
      {JSON.stringify({ label, open, size, data, clicks })}
    </button>
  );
}

defineElement("x-probe", () =>
  createWidget<Values>(toComponentElement(Probe), {
    attributes: { label: text, open: flag, size: oneOf(["small", "large"]) },
    properties: ["data"],
    sheets: () => [],
  }),
);

type ProbeElement = HTMLElement & Values & { shadowRoot: ShadowRoot };

const settle = () => new Promise((resolve) => setTimeout(resolve, 60));
const create = () => document.createElement("x-probe") as ProbeElement;
const shown = (element: ProbeElement) =>
  JSON.parse(element.shadowRoot.querySelector("button")?.textContent || "null");

beforeEach(() => {
  mounts = 0;
  unmounts = 0;
});

afterEach(async () => {
  document.body.replaceChildren();
  await settle();
});

test("mounts nothing while detached", async () => {
  const element = create();
  element.setAttribute("label", "a");
  await settle();
  expect([mounts, element.shadowRoot.childElementCount]).toEqual([0, 0]);
  document.body.append(element);
  await settle();
  expect([mounts, shown(element).label]).toEqual([1, "a"]);
});

test("keeps properties that were set before the element was defined", async () => {
  document.body.innerHTML = "<x-late></x-late>";
  const element = document.body.firstElementChild as ProbeElement;
  Object.assign(element, { label: "early", open: true, data: { a: 1 } });
  defineElement("x-late", () =>
    createWidget<Values>(toComponentElement(Probe), {
      attributes: { label: text, open: flag, size: oneOf(["small", "large"]) },
      properties: ["data"],
      sheets: () => [],
    }),
  );
  await settle();
  expect(shown(element)).toMatchObject({ label: "early", open: true, data: { a: 1 } });
  element.label = "later";
  await settle();
  expect(shown(element).label).toBe("later");
});

test("an upgraded element keeps its place until it mounts in the next task", async () => {
  document.body.innerHTML = '<x-upgraded style="min-block-size: 46px"></x-upgraded>';
  const element = document.body.firstElementChild as ProbeElement;
  defineElement("x-upgraded", () =>
    createWidget<Values>(toComponentElement(Probe), { attributes: {}, sheets: () => [] }),
  );
  const html = () => element.shadowRoot.innerHTML.replace(/>\{.*?\}</, "><");
  expect([html(), element.style.minBlockSize]).toEqual(['<slot name="room"></slot>', "46px"]);
  await settle();
  expect([html(), element.style.minBlockSize, mounts]).toEqual([
    '<button type="button"></button>',
    "",
    1,
  ]);
});

test("an element that is removed right after its definition does not mount", async () => {
  document.body.innerHTML = "<x-removed></x-removed>";
  const element = document.body.firstElementChild as ProbeElement;
  defineElement("x-removed", () =>
    createWidget<Values>(toComponentElement(Probe), { attributes: {}, sheets: () => [] }),
  );
  element.remove();
  await settle();
  expect([mounts, element.shadowRoot.innerHTML]).toEqual([0, ""]);
});

test("reads a present boolean attribute as true, whatever its value", async () => {
  document.body.innerHTML =
    '<x-probe open=""></x-probe><x-probe open="false"></x-probe><x-probe></x-probe>';
  await settle();
  const all = [...document.body.children] as ProbeElement[];
  expect(all.map((element) => [element.open, shown(element).open])).toEqual([
    [true, true],
    [true, true],
    [false, false],
  ]);
});

test("reads an enumerated attribute in any case, with its first value as default", async () => {
  document.body.innerHTML = '<x-probe size="Large"></x-probe><x-probe size="huge"></x-probe>';
  await settle();
  const all = [...document.body.children] as ProbeElement[];
  expect(all.map((element) => shown(element).size)).toEqual(["large", "small"]);
});

test("restores the default when an attribute is removed", async () => {
  document.body.innerHTML = '<x-probe label="a" open size="large"></x-probe>';
  const element = document.body.firstElementChild as ProbeElement;
  for (const name of ["label", "open", "size"]) {
    element.removeAttribute(name);
  }
  await settle();
  expect(shown(element)).toMatchObject({ label: "", open: false, size: "small" });
});

test("uses the default for an unknown attribute value", () => {
  const element = create();
  element.setAttribute("size", "enormous");
  expect(element.size).toBe("small");
});

test("never writes an object property to an attribute", async () => {
  const element = create();
  document.body.append(element);
  element.data = { token: "secret" };
  await settle();
  expect(shown(element).data).toEqual({ token: "secret" });
  expect(element.outerHTML).not.toContain("secret");
});

test("setting a property updates its attribute", () => {
  const element = create();
  element.open = true;
  element.label = "a";
  element.size = "large";
  expect(element.outerHTML).toBe('<x-probe open="" label="a" size="large"></x-probe>');
  element.open = false;
  element.label = "";
  expect(element.outerHTML).toBe('<x-probe size="large"></x-probe>');
});

test("events bubble out of the shadow root", async () => {
  const heard: unknown[] = [];
  const outer = document.createElement("div");
  const root = outer.attachShadow({ mode: "open" });
  const element = create();
  root.append(element);
  document.body.append(outer);
  await settle();
  const hear = (event: Event) => heard.push((event as CustomEvent).detail);
  document.addEventListener("volpe-probe", hear);
  element.shadowRoot.querySelector("button")?.click();
  document.removeEventListener("volpe-probe", hear);
  expect(heard).toEqual([{ clicks: 0 }]);
});

test("keeps the component's state when the element is moved", async () => {
  const element = create();
  document.body.append(element);
  await settle();
  element.shadowRoot.querySelector("button")?.click();
  const section = document.createElement("section");
  document.body.append(section);
  section.append(element);
  await settle();
  expect([mounts, unmounts, shown(element).clicks]).toEqual([1, 0, 1]);
});

test("mounts a removed element again when it is added again", async () => {
  const element = create();
  document.body.append(element);
  await settle();
  element.remove();
  await settle();
  expect([mounts, unmounts, element.shadowRoot.childElementCount]).toEqual([1, 1, 0]);
  document.body.append(element);
  await settle();
  expect([mounts, unmounts]).toEqual([2, 1]);
});

test("keeps the first definition of a name", () => {
  const first = customElements.get("x-probe");
  defineElement("x-probe", () => class extends HTMLElement {});
  expect(customElements.get("x-probe")).toBe(first);
});
