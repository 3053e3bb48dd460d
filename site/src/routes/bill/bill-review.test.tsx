import type { BillFile, BillView } from "@volpe/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { BillReview } from "./bill-review.tsx";

const FILE = { id: "a", name: "foto.png", bytes: 1, kind: null, problem: null, progress: 0.2 };
const READING = { ...FILE, status: "reading", supplies: [] };
const SUPPLY = { tipology: "luce", group: 0, fields: [], offer: null };
const READ = { ...FILE, id: "b", status: "read", progress: 1, supplies: [SUPPLY] };

function print(...files: unknown[]): string {
  const view = { bill: "x", keptUntil: "2026-12-01T00:00:00Z", files: files as BillFile[] };
  const Component = () => <BillReview view={view as unknown as BillView} refusal={undefined} />;
  const router = createMemoryRouter([{ path: "/", Component }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

it("loads itself again without a script while a picture is read and no form is shown", () => {
  const refresh = '<noscript><meta http-equiv="refresh" content="5"/></noscript>';
  expect(print(READING)).toContain(refresh);
  expect(print(READING, READ)).not.toContain("refresh");
  expect(print(READ)).not.toContain("refresh");
});

it("deletes the bill only with a second press, apart from the confirmation", () => {
  const page = document.createElement("div");
  page.innerHTML = print(READ);
  const remove = page.querySelector('button[name="azione"][value="cancella"]');
  const fold = remove?.closest("details");

  expect(fold?.open).toBe(false);
  expect(fold?.querySelector("summary")?.textContent).toBe("Cancella la bolletta");
  expect(remove?.closest("form")?.textContent).toContain("Non si può annullare.");
  expect(remove?.closest("form")?.querySelectorAll("button")).toHaveLength(1);
});
