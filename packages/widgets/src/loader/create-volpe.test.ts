import { afterEach, expect, test, vi } from "vitest";
import { createVolpe } from "./create-volpe.ts";

afterEach(() => {
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

test("an element with data-volpe-open opens the assistant that it selects, else the first", () => {
  vi.stubGlobal("VOLPE_VERSION", "1.2.3");
  createVolpe({ host: "https://volpe.example" });
  createVolpe({ host: "https://volpe.example" });
  document.body.innerHTML = `<volpe-quote-assistant></volpe-quote-assistant>
    <volpe-quote-assistant id="two"></volpe-quote-assistant>
    <a data-volpe-open href="#x"><b>Apri</b></a><button data-volpe-open="#two">Apri</button>`;
  const [first, second] = document.querySelectorAll("volpe-quote-assistant");
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  document.querySelector("b")?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  expect([first?.hasAttribute("open"), second?.hasAttribute("open")]).toEqual([true, false]);
  document.querySelector("button")?.click();
  expect(second?.hasAttribute("open")).toBe(true);
});

test("data-volpe-open in a shadow root of the page opens the assistant of the document", () => {
  vi.stubGlobal("VOLPE_VERSION", "1.2.3");
  createVolpe({ host: "https://volpe.example" });
  document.body.innerHTML = "<volpe-quote-assistant></volpe-quote-assistant><div></div>";
  const root = document.querySelector("div")?.attachShadow({ mode: "open" }) as ShadowRoot;
  root.innerHTML = "<button data-volpe-open>Apri</button>";
  const click = new MouseEvent("click", { bubbles: true, composed: true, cancelable: true });
  root.querySelector("button")?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  expect(document.querySelector("volpe-quote-assistant")?.hasAttribute("open")).toBe(true);
});

test("a value of data-volpe-open that is no selector causes a warning", () => {
  vi.stubGlobal("VOLPE_VERSION", "1.2.3");
  createVolpe({ host: "https://volpe.example" });
  document.body.innerHTML = `<button data-volpe-open="###">Apri</button>`;
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  const thrown = vi.fn();
  window.addEventListener("error", thrown);
  document.querySelector("button")?.click();
  window.removeEventListener("error", thrown);
  expect(thrown).not.toHaveBeenCalled();
  expect(warned).toHaveBeenCalledExactlyOnceWith('Volpe: data-volpe-open="###" is no selector.');
});
