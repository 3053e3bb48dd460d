import { act, StrictMode, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { loadVolpe } from "./index.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const HOST = "https://volpe.example";
const listScripts = () => [...document.scripts].map(({ outerHTML }) => outerHTML);

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test("adds the host's script with the page's settings", () => {
  const settings = { tracking: "AFF-123", transports: "polling", consent: "pending" } as const;
  loadVolpe({ host: HOST, ...settings, debug: true, nonce: "abc" });
  const [script] = document.scripts;
  expect([script?.src, script?.async, script?.nonce, { ...script?.dataset }]).toEqual([
    `${HOST}/embed/v1/embed.js`,
    true,
    "abc",
    { ...settings, volpeDebug: "" },
  ]);
});

test("adds the script once, in StrictMode and at every further call", async () => {
  function App() {
    useEffect(() => loadVolpe({ host: HOST }), []);
    return null;
  }
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <StrictMode>
        <App />
        <App />
      </StrictMode>,
    ),
  );
  loadVolpe({ host: `${HOST}/`, tracking: "AFF-123" });
  expect(document.scripts).toHaveLength(1);
  await act(async () => root.unmount());
});

test("adds no script to a page that has its own tag", () => {
  document.head.innerHTML = `<script async src="${HOST}/embed/v1/embed.js"></script>`;
  const before = listScripts();
  loadVolpe({ host: HOST, tracking: "AFF-123" });
  expect(listScripts()).toEqual(before);
});

test("tries again at the next call after the script could not be loaded", () => {
  const heard = vi.fn();
  document.addEventListener("volpe-error", ({ detail }) => heard(detail), { once: true });
  loadVolpe({ host: HOST });
  document.scripts[0]?.dispatchEvent(new Event("error"));
  expect(heard.mock.calls).toEqual([[{ code: "module", requestId: null }]]);
  expect(document.scripts).toHaveLength(0);
  loadVolpe({ host: HOST });
  expect(document.scripts).toHaveLength(1);
});

test("refuses a host that is no address", () => {
  expect(() => loadVolpe({ host: "volpe" })).toThrow(TypeError);
});
