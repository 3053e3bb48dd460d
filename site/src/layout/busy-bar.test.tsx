import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { PageClientContext } from "../page/use-client.tsx";
import { createFakeClient } from "../routes/testing/fake-client.ts";
import { BusyBar } from "./busy-bar.tsx";

afterEach(cleanup);

function show() {
  const client = createFakeClient({});
  const page = Promise.withResolvers<null>();
  const router = createMemoryRouter([
    { path: "/", Component: BusyBar },
    { path: "/lenta", loader: () => page.promise, Component: BusyBar },
  ]);
  render(
    <PageClientContext value={client}>
      <RouterProvider router={router} />
    </PageClientContext>,
  );
  return { client, page, router };
}

const findBar = () => screen.queryByRole("progressbar", { name: "Carico" });

it("shows the bar during an auth call", async () => {
  const { client } = show();
  const call = Promise.withResolvers<void>();
  expect(findBar()).toBeNull();
  await act(async () => void client.session.during(() => call.promise));
  expect(findBar()).toBeTruthy();
  await act(async () => call.resolve());
  expect(findBar()).toBeNull();
});

it("shows the bar while a page loads", async () => {
  const { page, router } = show();
  await act(async () => void router.navigate("/lenta"));
  expect(findBar()).toBeTruthy();
  await act(async () => page.resolve(null));
  expect(findBar()).toBeNull();
});
