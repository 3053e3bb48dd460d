import { act } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { SubmissionField } from "./submission-field.tsx";

const idOf = (html: string) => /value="([^"]+)"/.exec(html)?.[1];

test("keeps the id of the server's form after hydration", async () => {
  const html = renderToString(<SubmissionField />);
  expect(idOf(html)).not.toBe(idOf(renderToString(<SubmissionField />)));
  document.body.innerHTML = html;
  const faults: unknown[] = [];
  await act(async () => {
    hydrateRoot(document.body, <SubmissionField />, { onRecoverableError: (e) => faults.push(e) });
  });
  expect(document.querySelector("input")?.value).toBe(idOf(html));
  expect(faults).toEqual([]);
});

test("gives a form from the browser's cache a new id", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = "<main></main>";
  const root = createRoot(document.querySelector("main") as HTMLElement);
  await act(async () => root.render(<SubmissionField />));
  const show = async (persisted: boolean) => {
    const shown = Object.assign(new Event("pageshow"), { persisted });
    await act(async () => window.dispatchEvent(shown));
    return document.querySelector("input")?.value;
  };
  const first = await show(false);
  expect(await show(false)).toBe(first);
  const second = await show(true);
  expect(second).toMatch(/^[\da-f-]{36}$/);
  expect(second).not.toBe(first);
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
