// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { followStaticLinks } from "./follow-static-links.ts";

const navigate = vi.fn(async () => undefined);

beforeEach(() => {
  navigate.mockClear();
  document.body.innerHTML = `
    <footer data-static="">
      <a id="page" href="/blog?tema=luce#primo"><span>Blog</span></a>
      <a id="part" href="#fonte">Fonte</a>
      <a id="other" href="https://portale.example/">Portale</a>
      <a id="file" href="/api/v1/offers.csv" download="">CSV</a>
      <a id="tab" href="/faqs" target="_blank">Domande</a>
    </footer>
    <a id="plain" href="/chi-sono">Chi sono</a>`;
  // jsdom cannot navigate and reports each attempt as an error.
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
});

const press = (selector: string, init: MouseEventInit = {}) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));

followStaticLinks({ navigate });

it("opens a page that static content links to", () => {
  press("#page span");
  expect(navigate).toHaveBeenCalledWith("/blog?tema=luce#primo");
});

it.each(["#part", "#other", "#file", "#tab", "#plain"])("leaves %s to the browser", (selector) => {
  press(selector);
  expect(navigate).not.toHaveBeenCalled();
});

it("leaves a click for another tab to the browser", () => {
  press("#page", { ctrlKey: true });
  press("#page", { button: 1 });
  expect(navigate).not.toHaveBeenCalled();
});
