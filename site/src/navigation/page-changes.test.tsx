import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import {
  createMemoryRouter,
  Link,
  Outlet,
  RouterProvider,
  useLocation,
  useSearchParams,
} from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ANNOUNCEMENTS_ID } from "../page/announce.ts";
import { PageChanges, rememberFocus } from "./page-changes.tsx";

beforeEach(() => {
  document.body.innerHTML = `<p id="${ANNOUNCEMENTS_ID}" role="status"></p>`;
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
});

type From = { href: string; title: string };

const HERE: From = { href: "http://localhost/", title: "Offerte" };

type RootProps = {
  from: From;
  /** Whether the announcer is drawn together with the first page change. */
  isLate: boolean;
};

function Root({ from, isLate }: RootProps) {
  const [left] = useState(rememberFocus);
  const { search } = useLocation();
  return (
    <>
      <nav>
        <Link to="/blog">Blog</Link>
      </nav>
      <main tabIndex={-1}>
        <Outlet />
      </main>
      {(!isLate || search !== "") && <PageChanges from={from} left={left} />}
    </>
  );
}

const NAMES = ["a", "b", "c"];

/** A list whose filters are links that remove them. */
function List() {
  const [search] = useSearchParams();
  const gone = search.getAll("senza");
  const shown = NAMES.filter((name) => !gone.includes(name));
  return (
    <>
      <title>Offerte</title>
      <h1>Offerte</h1>
      <p data-news="">{`${gone.length} tolti`}</p>
      {shown.length > 0 && (
        <ul>
          {shown.map((name) => (
            <li key={name}>
              <Link to={`?${new URLSearchParams([...search, ["senza", name]])}`}>Togli {name}</Link>
            </li>
          ))}
        </ul>
      )}
      <Link to="?ordina=prezzo">Per prezzo</Link>
    </>
  );
}

function Blog() {
  return (
    <>
      <title>Blog di prova</title>
      <h1>Blog</h1>
    </>
  );
}

function start({ from = HERE, isLate = false } = {}) {
  const router = createMemoryRouter([
    {
      element: <Root from={from} isLate={isLate} />,
      children: [
        { path: "/", Component: List },
        { path: "/blog", Component: Blog },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

async function press(name: string) {
  const link = await screen.findByRole("link", { name });
  link.focus();
  link.click();
}

const isSaid = (words: string) =>
  waitFor(() => expect(screen.getByRole("status").textContent).toBe(words));
const isFocused = (name: string) =>
  waitFor(() => expect(document.activeElement?.textContent).toBe(name));

test("announces the title of another page and focuses its beginning", async () => {
  start();
  await press("Blog");
  await isSaid("Blog di prova");
  expect(document.activeElement?.tagName).toBe("MAIN");
});

test("focuses the beginning of a page whose link was pressed before the first rendering", async () => {
  const pressed = document.body.appendChild(document.createElement("a"));
  pressed.href = "/blog";
  pressed.focus();
  const router = start();
  await router.navigate("/blog");
  await isSaid("Blog di prova");
  expect(document.activeElement?.tagName).toBe("MAIN");
});

test("focuses on Back the link that led away", async () => {
  const router = start();
  await press("Blog");
  await isSaid("Blog di prova");
  await router.navigate(-1);
  await isSaid("Offerte");
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Blog" }));
});

test("passes the focus of a removed control to a neighbour", async () => {
  start();
  await press("Togli b");
  await isSaid("1 tolti");
  await isFocused("Togli c");
  await press("Togli c");
  await isSaid("2 tolti");
  await isFocused("Togli a");
});

test("passes the focus of a removed control even if it is drawn together with the change", async () => {
  start({ isLate: true });
  await press("Togli b");
  await isSaid("1 tolti");
  await isFocused("Togli c");
});

test("passes the focus of a removed list to the heading", async () => {
  start();
  for (const [index, name] of NAMES.entries()) {
    await press(`Togli ${name}`);
    await isSaid(`${index + 1} tolti`);
  }
  expect(document.activeElement?.tagName).toBe("H1");
});

test("keeps the focus on a control that stays", async () => {
  start();
  await press("Per prezzo");
  await isSaid("0 tolti");
  expect(document.activeElement?.textContent).toBe("Per prezzo");
});

test("announces a page that was opened while the announcer was loaded", async () => {
  start({ from: { href: "http://localhost/blog", title: "Blog di prova" } });
  await isSaid("Offerte");
});

test("announces nothing on the first page", async () => {
  start();
  await screen.findByRole("heading");
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(screen.getByRole("status").textContent).toBe("");
});
