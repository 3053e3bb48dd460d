import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { renderPanel, VIEW } from "./test-panel.tsx";

// Only a host serves the preview's script. Without the script a sentence replaces the preview.
vi.mock("/embed/v1/embed.js", () => ({}));

it("makes a link with its QR code, and refuses a foreign page and a wrong sub-id", async () => {
  renderPanel({ url: "/affiliate/pannello?indirizzo=/offerte/luce&sub=maggio" });
  await screen.findByRole("heading", { level: 1 });
  expect(
    screen.getByText(/\/offerte\/luce\?tracking=sito-abcde--maggio$/, { selector: "code" }),
  ).toBeDefined();
  expect(document.querySelector<HTMLImageElement>(".panel-made img")?.src).toContain(
    encodeURIComponent("/offerte/luce?tracking=sito-abcde--maggio"),
  );
  fireEvent.change(screen.getByLabelText("Pagina"), {
    target: { value: "https://altro.example/" },
  });
  expect(await screen.findByText(/Questo non è un indirizzo di Volpe/)).toBeDefined();
  fireEvent.change(screen.getByLabelText("Pagina"), { target: { value: "/pos" } });
  const [sub] = screen.getAllByLabelText("Sotto-codice (facoltativo)");
  fireEvent.change(sub as HTMLElement, { target: { value: "due parole" } });
  expect(await screen.findByText(/non può essere un sotto-codice/)).toBeDefined();
  expect(screen.queryByText(/Questo non è un indirizzo di Volpe/)).toBeNull();
});

it("asks without the affiliate's code whether a page exists", async () => {
  const asked = vi.fn(async (path: string) =>
    path === "/non-esiste?a=1" ? new Response(null, { status: 404 }) : new Response(),
  );
  vi.stubGlobal("fetch", asked);
  onTestFinished(() => void vi.unstubAllGlobals());
  renderPanel({ url: "/affiliate/pannello?indirizzo=/non-esiste?a=1%26tracking=altro" });
  expect(await screen.findByText(/^Questa pagina non esiste/)).toBeDefined();
  expect(asked).toHaveBeenCalledWith(
    "/non-esiste?a=1",
    expect.objectContaining({ method: "HEAD" }),
  );
  fireEvent.change(screen.getByLabelText("Pagina"), { target: { value: "/offerte/luce" } });
  await waitFor(() => expect(screen.queryByText(/^Questa pagina non esiste/)).toBeNull());
});

it("writes the slug of a supplier that is typed by its name", async () => {
  renderPanel({ url: "/affiliate/pannello?widget=carte" });
  const field = await screen.findByLabelText("Fornitore o marca");
  const snippet = () => document.querySelector(".panel-snippet code")?.textContent;
  fireEvent.change(field, { target: { value: "enerluna s.p.a." } });
  await waitFor(() => expect(snippet()).toContain(' brand="enerluna"'));
});

it("leaves a supplier without offers out of the snippet", async () => {
  renderPanel({ url: "/affiliate/pannello?widget=carte" });
  const field = await screen.findByLabelText("Fornitore o marca");
  const snippet = () => document.querySelector(".panel-snippet code")?.textContent;
  fireEvent.change(field, { target: { value: "enerluna s.p.a." } });
  await waitFor(() => expect(snippet()).toContain(' brand="enerluna"'));
  fireEvent.change(field, { target: { value: "Fiat" } });
  expect(await screen.findByText("Scegli un nome dall’elenco.")).toBeDefined();
  expect(snippet()).not.toContain("brand=");
});

it("leaves a car's address out of the snippet of the favourites button", async () => {
  renderPanel({ url: "/affiliate/pannello?widget=preferiti" });
  const field = await screen.findByLabelText("Offerta");
  const snippet = () => document.querySelector(".panel-snippet code")?.textContent;
  fireEvent.change(field, { target: { value: "/noleggio/fiat-panda/1-0-hybrid" } });
  expect(await screen.findByText(/^Di un’auto qui non basta l’indirizzo/)).toBeDefined();
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(snippet()).not.toContain("slug=");
  fireEvent.change(field, { target: { value: "/privati/luce/enerluna/luce-serena" } });
  await waitFor(() => expect(snippet()).toContain(' slug="luce-serena"'));
  expect(screen.queryByText(/non basta l’indirizzo/)).toBeNull();
});

it("names unknown offers and keeps what was typed", async () => {
  renderPanel({ url: "/affiliate/pannello?widget=carte" });
  const field = await screen.findByLabelText<HTMLInputElement>("Solo queste offerte");
  const snippet = () => document.querySelector(".panel-snippet code")?.textContent;
  fireEvent.change(field, { target: { value: "boh luce-serena mah boh" } });
  expect(
    await screen.findByText(
      "Non conosco le offerte «boh», «mah»: apri le loro schede e incolla gli indirizzi.",
    ),
  ).toBeDefined();
  expect(field.value).toBe("boh luce-serena mah boh");
  expect(snippet()).toContain(' slugs="luce-serena"');
  fireEvent.change(field, { target: { value: "luce-serena, luce-facile" } });
  await waitFor(() => expect(screen.queryByText(/^Non conosco/)).toBeNull());
  expect(snippet()).toContain(' slugs="luce-serena,luce-facile"');
});

it("refuses a wrong sub-id in a link and in a widget", async () => {
  renderPanel({ url: "/affiliate/pannello?sub=mario--x&wsub=a_b-c-" });
  expect(await screen.findAllByText(/non può essere un sotto-codice/)).toHaveLength(2);
  expect(document.querySelector(".panel-made")).toBeNull();
  expect(document.querySelector(".panel-snippet code")?.textContent).toContain(
    'tracking="sito-abcde"',
  );
});

it("names the directives that a strict policy needs, and a socket only for the assistant", async () => {
  renderPanel();
  const title = await screen.findByText("La tua pagina ha una Content-Security-Policy?");
  const policy = () => title.closest("details")?.querySelector("code")?.textContent ?? "";
  expect(policy()).toMatch(
    /^script-src (https?:\/\/\S+); connect-src \1 wss?:\/\/\S+; img-src \1; font-src \1$/,
  );
  fireEvent.change(screen.getByLabelText("Connessione"), { target: { value: "polling" } });
  await waitFor(() => expect(policy()).not.toContain("ws"));
  fireEvent.change(screen.getByLabelText("Connessione"), { target: { value: "any" } });
  await waitFor(() => expect(policy()).toContain("ws"));
  fireEvent.change(screen.getByLabelText("Widget", { selector: "select" }), {
    target: { value: "carte" },
  });
  await waitFor(() => expect(policy()).not.toContain("ws"));
});

it("changes the snippet and the preview with a changed attribute", async () => {
  renderPanel();
  await screen.findByRole("heading", { level: 1 });
  fireEvent.change(screen.getByLabelText("Colori"), { target: { value: "dark" } });
  const snippet = () => document.querySelector(".panel-snippet code")?.textContent;
  expect(snippet()).toContain('<volpe-quote-assistant tracking="sito-abcde" theme="dark">');
  await waitFor(() =>
    expect(document.querySelector("volpe-quote-assistant")?.getAttribute("theme")).toBe("dark"),
  );
  // With the affiliate's code the preview would count trials as arrivals.
  expect(document.querySelector("volpe-quote-assistant")?.hasAttribute("tracking")).toBe(false);
  fireEvent.change(screen.getByLabelText("Widget", { selector: "select" }), {
    target: { value: "preferiti" },
  });
  fireEvent.click(await screen.findByLabelText("Mostra quanti"));
  await waitFor(() =>
    expect(snippet()).toMatch(
      /<volpe-favourites-button.* count><svg .*<\/volpe-favourites-button>/,
    ),
  );
});

it("makes links and widgets with the code that the affiliate chooses among several", async () => {
  const view = { ...VIEW, codes: ["sito-abcde", "AFF-123"] };
  renderPanel({ view, url: "/affiliate/pannello?codice=AFF-123&wcodice=altro" });
  const [link, widget] = await screen.findAllByLabelText<HTMLSelectElement>("Codice");
  expect([link?.value, widget?.value]).toEqual(["AFF-123", "sito-abcde"]);
  const read = (part: string) => document.querySelector(`.${part} code`)?.textContent;
  expect(read("panel-made")).toMatch(/\?tracking=AFF-123$/);
  fireEvent.change(widget as HTMLElement, { target: { value: "AFF-123" } });
  await waitFor(() => expect(read("panel-snippet")).toContain('tracking="AFF-123"'));
  fireEvent.change(link as HTMLElement, { target: { value: "sito-abcde" } });
  await waitFor(() => expect(read("panel-made")).toMatch(/\?tracking=sito-abcde$/));
});

it("offers no choice of codes to an affiliate with one code", async () => {
  renderPanel();
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByLabelText("Codice")).toBeNull();
});

it.each([
  ["requested", 1, /^Il codice sito-abcde non è ancora acceso: puoi/],
  ["requested", 2, /^I codici sito-abcde e AFF-123 non sono ancora accesi: puoi/],
  ["approved", 1, /^Il tuo codice è sito-abcde\./],
  ["approved", 2, /^I tuoi codici sono sito-abcde e AFF-123\./],
  ["off", 1, /^Il codice sito-abcde è spento e non matura più nulla\. Quello/],
  ["off", 2, /^I codici sito-abcde e AFF-123 sono spenti e non maturano più nulla\. Quello/],
] as const)("says where the codes stand: %s, %i", async (state, count, words) => {
  renderPanel({ view: { ...VIEW, state, codes: ["sito-abcde", "AFF-123"].slice(0, count) } });
  await screen.findByRole("heading", { level: 1 });
  expect(document.querySelector(".affiliate__head p")?.textContent).toMatch(words);
});

it("stops only with the tick and then offers to ask again", async () => {
  renderPanel();
  fireEvent.click(await screen.findByRole("button", { name: "Smetti" }));
  expect((await screen.findByRole("alert")).textContent).toContain(
    "Per smettere spunta la casella.",
  );
  expect(screen.getByLabelText("Sì, spegnete il mio codice.")).toHaveProperty(
    "ariaInvalid",
    "true",
  );
  fireEvent.click(screen.getByLabelText("Sì, spegnete il mio codice."));
  fireEvent.click(screen.getByRole("button", { name: "Smetti" }));
  await screen.findByText(/^Il codice sito-abcde è spento e non matura più nulla\./);
  expect(screen.queryByRole("button", { name: "Smetti" })).toBeNull();
  expect(screen.getByRole("link", { name: "chiedi di nuovo" }).getAttribute("href")).toBe(
    "/affiliate#entra",
  );
});

it.each(["requested", "off"] as const)(
  "has no button to stop for an affiliate who is %s",
  async (state) => {
    renderPanel({ view: { ...VIEW, state } });
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByRole("button", { name: "Smetti" })).toBeNull();
  },
);
