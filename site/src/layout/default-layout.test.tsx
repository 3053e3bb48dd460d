import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { BRAND } from "@volpe/contract";
import type { AssistantBubble } from "@volpe/ui";
import type { ComponentProps } from "react";
import { createMemoryRouter, Link, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PageClientContext } from "../page/use-client.tsx";
import { createFakeClient, TEST_LOGIN } from "../routes/testing/fake-client.ts";
import { BannerLayout } from "./banner-layout.tsx";
import { DefaultLayout } from "./default-layout.tsx";

vi.mock(import("@volpe/ui"), async (original) => ({
  ...(await original()),
  AssistantBubble: ({ open, onOpenChange, opening }: ComponentProps<typeof AssistantBubble>) => (
    <button
      type="button"
      aria-expanded={open}
      aria-description={opening?.query}
      onClick={() => onOpenChange(!open)}
    >
      Apri la chat
    </button>
  ),
}));

afterEach(cleanup);

function show(Layout: typeof DefaultLayout | typeof BannerLayout, path = "/") {
  const client = createFakeClient({});
  const element = (
    <Layout>
      <h1>Una pagina</h1>
      <Link to="/noleggio?durata=48">Quattro anni</Link>
    </Layout>
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [path] });
  render(
    <PageClientContext value={client}>
      <RouterProvider router={router} />
    </PageClientContext>,
  );
  return client;
}

describe("the default layout", () => {
  it("has a link that skips to the page's content", () => {
    show(DefaultLayout);
    const skip = screen.getByRole("link", { name: "Vai al contenuto" });
    expect(document.querySelector("a")).toBe(skip);
    expect(skip.getAttribute("href")).toBe(`#${screen.getByRole("main").id}`);
  });

  it("names the company on every page", async () => {
    show(DefaultLayout);
    await screen.findByText(BRAND.company.name);
    const footer = screen.getByRole("contentinfo").textContent;
    const { name, seat, vatNumber, rea, shareCapital, pec, email } = BRAND.company;
    for (const fact of [name, seat, vatNumber, rea, shareCapital, pec, email]) {
      expect(footer).toContain(fact);
    }
    expect(footer).toContain("Open Data");
  });

  it("marks the current page in the navigation", () => {
    show(DefaultLayout, "/offerte/gas");
    const current = screen
      .getAllByRole("link")
      .filter(
        (link) => link.ariaCurrent === "page" || link.getAttribute("aria-current") === "page",
      );
    expect(current.map((link) => link.textContent)).toEqual(["Gas", "Offerte"]);
  });

  it("updates on a login and logout in another tab", async () => {
    const client = show(DefaultLayout);
    const readWords = () =>
      screen.queryAllByRole("link", { name: /^(Login|Profilo)$/ }).map((link) => link.textContent);
    client.cookies.set("auth", TEST_LOGIN, { maxAgeSeconds: 60 });
    fireEvent(document, new Event("visibilitychange"));
    await waitFor(() => expect(readWords()).toEqual(["Profilo", "Profilo"]));
    client.cookies.remove("auth");
    fireEvent.focus(window);
    await waitFor(() => expect(readWords()).toEqual(["Login", "Login"]));
  });

  const findLauncher = () => screen.queryByRole("link", { name: "Apri la chat con Volpe" });

  it("has the assistant's launcher except on the assistant's page", () => {
    show(DefaultLayout);
    expect(findLauncher()?.getAttribute("href")).toBe("/calcola-preventivo");
    const landmark = screen.getByRole("complementary", { name: "Assistente" });
    expect(landmark.contains(findLauncher())).toBe(true);
    for (const path of ["/calcola-preventivo", "/offerte/activation/luce-serena"]) {
      cleanup();
      show(DefaultLayout, path);
      expect(findLauncher()).toBeNull();
      expect(screen.queryByRole("complementary", { name: "Assistente" })).toBeNull();
    }
  });
});

it("the launcher hands over the list that is shown, also once the assistant is loaded", async () => {
  show(DefaultLayout, "/noleggio?durata=36");
  fireEvent.click(screen.getByRole("link", { name: "Apri la chat con Volpe" }));
  const findFox = (expanded: boolean) =>
    screen.findByRole("button", { name: "Apri la chat", expanded });
  const press = async (from: boolean) => {
    fireEvent.click(await findFox(from));
    return (await findFox(!from)).getAttribute("aria-description");
  };
  expect((await findFox(true)).getAttribute("aria-description")).toBe("durata=36");
  expect(await press(true)).toBe("durata=36");
  fireEvent.click(screen.getByRole("link", { name: "Quattro anni" }));
  expect(await press(false)).toBe("durata=48");
});

describe("the bottom bar's fox", () => {
  const fox = () => screen.getByRole("link", { name: "Volpe" });

  it("opens the assistant over the page", async () => {
    show(DefaultLayout);
    expect(fox().getAttribute("href")).toBe("/calcola-preventivo");
    fireEvent.click(fox());
    expect(
      await screen.findByRole("button", { name: "Apri la chat", expanded: true }),
    ).toBeTruthy();
  });

  it("does not handle a click that opens another tab", () => {
    show(DefaultLayout);
    fireEvent.click(fox(), { ctrlKey: true });
    expect(screen.queryByRole("button", { name: "Apri la chat" })).toBeNull();
    expect(screen.getByRole("link", { name: "Apri la chat con Volpe" })).toBeTruthy();
  });
});

describe("a link to the assistant's page", () => {
  const hrefs = () =>
    ["Apri la chat con Volpe", "Volpe"].map((name) =>
      screen.getByRole("link", { name }).getAttribute("href"),
    );

  it("carries the configuration of a list without JavaScript", () => {
    show(DefaultLayout, "/offerte/luce?ordina=fissa&consumo=3100&provincia=TO&spesa=980");
    const href = "/calcola-preventivo?tipo=luce&consumo=3100&spesa=980&provincia=TO";
    expect(hrefs()).toEqual([href, href]);
  });

  it("carries the kind of car that a list shows", () => {
    show(DefaultLayout, "/noleggio?segmento=suv&segmento=berlina&alimentazione=ibrida&marca=fiat");
    const href = "/calcola-preventivo?tipo=noleggio&segmento=suv%2Cberlina&alimentazione=ibrida";
    expect(hrefs()).toEqual([href, href]);
  });

  it("has no parameters without a list or without a configuration", () => {
    const plain = ["/calcola-preventivo", "/calcola-preventivo"];
    show(DefaultLayout, "/pos?pagina=2");
    expect(hrefs()).toEqual(plain);
    cleanup();
    show(DefaultLayout, "/blog?consumo=3100");
    expect(hrefs()).toEqual(plain);
  });
});

describe("the banner layout", () => {
  it("shows an announcement above the default layout", () => {
    show(BannerLayout);
    expect(screen.getByRole("complementary", { name: "Annuncio" })).toBeTruthy();
    expect(screen.getByRole("contentinfo")).toBeTruthy();
  });
});
