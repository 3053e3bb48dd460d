import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { defineElement } from "../define/define-widget.ts";
import { emit } from "../define/emit.ts";
import { VolpeQuoteAssistant } from "./index.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Emits `volpe-open` while it is added, as the assistant with `open` does. */
class Probe extends HTMLElement {
  opening: unknown = "none";
  set open(isOpen: boolean) {
    this.toggleAttribute("open", isOpen);
  }
  connectedCallback() {
    if (!emit(this, "volpe-open", {}, { cancelable: true })) {
      this.removeAttribute("open");
    }
  }
}

test("hears and prevents an event that a defined element emits while it is added", async () => {
  defineElement("volpe-quote-assistant", () => Probe);
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const onVolpeOpen = vi.fn((event: Event) => event.preventDefault());
  const show = (open: boolean) =>
    act(async () =>
      root.render(
        <VolpeQuoteAssistant open={open} opening={{ type: "gas" }} onVolpeOpen={onVolpeOpen} />,
      ),
    );
  await show(true);
  expect(onVolpeOpen).toHaveBeenCalledTimes(1);
  const element = place.firstElementChild as Probe;
  expect([element.outerHTML, element.opening]).toEqual([
    "<volpe-quote-assistant></volpe-quote-assistant>",
    { type: "gas" },
  ]);
  await show(false);
  await show(true);
  expect(element.hasAttribute("open")).toBe(true);
  await act(async () => root.unmount());
});
