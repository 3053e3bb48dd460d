import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { CONSENT_TEXTS, type WireError } from "@volpe/contract";
import { ApiError } from "@volpe/core";
import { expect, it } from "vitest";
import { createFormDrafts } from "../../forms/form-drafts.ts";
import { createFakeClient, TEST_LOGIN } from "../testing/fake-client.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./profile-page.tsx";
import { type createDetail, createProfileCalls, TICKET } from "./sample-profile.ts";

type Options = {
  detail?: Parameters<typeof createDetail>[0];
  calls?: ReturnType<typeof createProfileCalls>;
  cookies?: Record<string, string>;
  url?: string;
};

function renderProfile({ detail, calls, cookies, url = "/profilo" }: Options = {}) {
  const client = createFakeClient({
    cookies: { auth: TEST_LOGIN, ...cookies },
    calls: { ...createProfileCalls(detail), ...calls },
  });
  return { client, router: renderRoute(page, { path: "/profilo", url, client }) };
}

const findSection = async (name: string) => within(await screen.findByRole("region", { name }));
const refuse = (code: WireError["code"], message: string, field?: string) => () => {
  throw new ApiError(422, [{ code, message, ...(field && { field }) }]);
};
const PERSON = { _id: "u1", email: "anna@esempio.it", name: "Anna Verdi" };

it("redirects an anonymous visitor to the login", async () => {
  const client = createFakeClient({});
  const router = renderRoute(page, { path: "/profilo", client });
  await screen.findByText("Un’altra pagina");
  expect(router.state.location.pathname + router.state.location.search).toBe(
    "/auth/login?da=%2Fprofilo",
  );
});

it("links to each of its sections and shows an unconfirmed e-mail", async () => {
  renderProfile({ detail: { pendingEmail: "nuova@esempio.it" } });
  const links = within(await screen.findByRole("navigation")).getAllByRole("link");
  const targets = links.map((link) => document.querySelector(link.getAttribute("href") ?? ""));
  expect(targets).toEqual(screen.getAllByRole("region"));
  expect(links.slice(0, 2).map((link) => link.textContent)).toEqual([
    "Richieste e messaggi",
    "I tuoi elenchi",
  ]);
  const data = await findSection("I tuoi dati");
  expect(data.getByText("in attesa di conferma").parentElement?.textContent).toBe(
    "nuova@esempio.it in attesa di conferma",
  );
});

it("saves the name and updates the session's name", async () => {
  const sent: unknown[] = [];
  const { client, router } = renderProfile({
    calls: {
      "PATCH /auth/update/personaldata": ({ body }) => {
        sent.push(body);
        return PERSON;
      },
    },
  });
  const data = await findSection("I tuoi dati");
  fireEvent.change(data.getByLabelText("Nome e cognome"), { target: { value: "Anna Verdi" } });
  fireEvent.click(data.getByRole("button", { name: "Salva i dati" }));
  const done = await screen.findByText("Dati salvati.");
  expect(document.activeElement?.contains(done)).toBe(true);
  expect(sent).toEqual([{ name: "Anna Verdi", email: "anna@esempio.it", phone: "" }]);
  expect(client.session.state.session?.user.name).toBe("Anna Verdi");
  expect(router.state.location).toMatchObject({ search: "?fatto=dati", hash: "#dati" });
});

it("keeps the typed text after a wrong password but not the password", async () => {
  renderProfile({
    calls: {
      "PATCH /auth/update/personaldata": refuse("invalid-field", "Non è questa.", "password"),
    },
  });
  const data = await findSection("I tuoi dati");
  fireEvent.change(data.getByLabelText("Nome e cognome"), { target: { value: "Anna V." } });
  fireEvent.change(data.getByLabelText("Nuova e-mail"), { target: { value: "a@b.it" } });
  fireEvent.change(data.getByLabelText("La tua password"), { target: { value: "sbagliata" } });
  fireEvent.click(data.getByRole("button", { name: "Salva i dati" }));
  expect((await data.findByRole("alert")).textContent).toContain("Non è questa.");
  expect(data.getByLabelText("La tua password").getAttribute("aria-invalid")).toBe("true");
  expect(data.getByDisplayValue("Anna V.")).toBeTruthy();
  expect(data.getByDisplayValue("a@b.it").closest("details")?.open).toBe(true);
});

it("changes the password and clears the fields", async () => {
  const sent: unknown[] = [];
  renderProfile({
    calls: {
      "PATCH /auth/update/cambiopassword": ({ body }) => {
        sent.push(body);
        return PERSON;
      },
    },
  });
  const section = await findSection("Password");
  expect(section.getByText(/^Almeno 10 caratteri\. Conta la lunghezza/)).toBeTruthy();
  for (const [label, value] of [
    ["Password di adesso", "tre parole a caso"],
    ["Nuova password", "quattro parole a caso"],
  ] as const) {
    fireEvent.change(section.getByLabelText(label), { target: { value } });
  }
  fireEvent.click(section.getByRole("button", { name: "Cambia la password" }));
  await screen.findByText("La nuova password vale da adesso.");
  expect(sent).toEqual([
    { current: "tre parole a caso", password: "quattro parole a caso", endOthers: true },
  ]);
  expect(screen.getByLabelText("Nuova password")).toHaveProperty("value", "");
});

it("mails a link to an account without a password and keeps its typed e-mail", async () => {
  const sent: unknown[] = [];
  renderProfile({
    detail: { hasPassword: false, consents: [] },
    calls: {
      "POST /auth/ripristino": ({ body }) => {
        sent.push(body);
        return { mailed: true };
      },
      "PATCH /auth/update/personaldata": ({ body }) => {
        sent.push(body);
        return PERSON;
      },
    },
  });
  const data = await findSection("I tuoi dati");
  expect(data.queryByLabelText("Nuova e-mail")).toBeNull();
  expect(data.getByRole("link", { name: "Prima scegline una" }).getAttribute("href")).toBe(
    "#password",
  );
  const section = await findSection("Password");
  expect(section.queryByLabelText("Nuova password")).toBeNull();
  fireEvent.click(section.getByRole("button", { name: "Mandami il link per sceglierla" }));
  await screen.findByText(/^Ti ho mandato un’e-mail ad anna@esempio\.it/);
  fireEvent.click(data.getByRole("button", { name: "Salva i dati" }));
  await screen.findByText("Dati salvati.");
  expect(sent).toEqual([
    { email: "anna@esempio.it" },
    { name: "Anna Bianchi", email: "anna@esempio.it", phone: "" },
  ]);
});

it("marks this device and ends the session of another", async () => {
  const ended: string[] = [];
  renderProfile({
    calls: {
      "DELETE /auth/sessions/d2": ({ path }) => {
        ended.push(path);
        return { done: true };
      },
    },
  });
  const section = await findSection("Dispositivi");
  expect(section.getAllByRole("listitem")[0]?.textContent).toContain(
    "Firefox su Windows questo dispositivo",
  );
  fireEvent.click(section.getByRole("button", { name: "Disconnetti Safari su iPhone" }));
  await screen.findByText("Dispositivo disconnesso.");
  expect(ended).toEqual(["/auth/sessions/d2"]);
});

it("counts unread answers of all tickets", async () => {
  const tickets = ["s1", "s2", "s3", "s4"].map((slug) => ({ ...TICKET, slug }));
  renderProfile({ calls: { "GET /tickets": () => tickets } });
  const section = await findSection("Richieste e messaggi");
  expect(section.getByText(/^Hai/).textContent).toBe("Hai 4 risposte da leggere: vai ai messaggi.");
  expect(section.getAllByText("1 risposta da leggere")).toHaveLength(3);
});

it("does not mention answers if all were read", async () => {
  renderProfile({ calls: { "GET /tickets": () => [{ ...TICKET, unread: 0 }] } });
  const section = await findSection("Richieste e messaggi");
  expect(section.queryByText(/^Hai/)).toBeNull();
});

it("shows the current consents and saves another choice", async () => {
  const sent: unknown[] = [];
  renderProfile({
    calls: {
      "POST /auth/consents": ({ body }) => {
        sent.push(body);
        return [];
      },
    },
  });
  const section = await findSection("Consensi");
  expect(section.getByRole("heading", { name: "Le tue scelte in vigore" })).toBeTruthy();
  expect(section.getByText(/^Sì, il/).textContent).toMatch(
    /^Sì, il 20 novembre 2026, a «Ho letto .* miei dati», con l’informativa del \d/,
  );
  fireEvent.click(section.getByRole("checkbox", { name: CONSENT_TEXTS.marketing }));
  fireEvent.click(section.getByRole("button", { name: "Salva la scelta" }));
  await waitFor(() => expect(sent).toEqual([{ marketing: true }]));
});

async function saveAddress(city: string) {
  const section = await findSection("Indirizzo di spedizione");
  for (const [label, value] of [
    ["Via e numero", "via Roma 12"],
    ["CAP", "20900"],
    ["Comune", city],
    ["Provincia", "MB"],
  ] as const) {
    fireEvent.change(section.getByLabelText(label), { target: { value } });
  }
  fireEvent.click(section.getByRole("button", { name: "Salva l’indirizzo" }));
  return section;
}

it("keeps the typed comune that the province does not have", async () => {
  const why = "In provincia di Monza e della Brianza non trovo questo comune.";
  renderProfile({
    calls: { "PATCH /auth/update/shippingdata": refuse("invalid-field", why, "city") },
  });
  const section = await saveAddress("Rho");
  expect((await section.findByRole("alert")).textContent).toContain(why);
  expect(section.getByLabelText("Comune")).toHaveProperty("value", "Rho");
  expect(section.getByLabelText("Via e numero")).toHaveProperty("value", "via Roma 12");
});

it("keeps the typed address if the session ended meanwhile", async () => {
  const { client } = renderProfile({
    calls: { "PATCH /auth/update/shippingdata": refuse("unauthenticated", "Devi accedere.") },
  });
  const section = await saveAddress("Monza");
  expect((await section.findByRole("alert")).textContent).toContain("L’accesso è scaduto");
  expect(section.getByLabelText("Via e numero")).toHaveProperty("value", "via Roma 12");
  expect(client.session.state.session).toBeNull();
});

it("erases the account with the password, the login and what was typed on this device", async () => {
  createFormDrafts("u1").keep("nuovo", { values: [], id: "1", attempted: false });
  const sent: unknown[] = [];
  const { client } = renderProfile({
    calls: {
      "POST /auth/erasure": ({ body }) => {
        sent.push(body);
        return sent.length === 1
          ? refuse("invalid-field", "Scrivi la tua password per confermare.", "password")()
          : { done: true };
      },
    },
  });
  const section = await findSection("I tuoi dati con te");
  const erase = section.getByRole("button", { name: "Cancella il profilo per sempre" });
  fireEvent.click(erase);
  expect((await section.findByRole("alert")).textContent).toContain("Scrivi la tua password");
  fireEvent.change(section.getByLabelText("La tua password, per conferma"), {
    target: { value: "quattro parole a caso" },
  });
  fireEvent.click(erase);
  await screen.findByRole("heading", { name: "Il profilo è cancellato" });
  expect(screen.getByRole("status").textContent).toMatch(/^I contratti che hai firmato restano/);
  expect(sent).toEqual([{ password: "" }, { password: "quattro parole a caso" }]);
  expect(client.session.restore()).toBe(false);
  expect(createFormDrafts("u1").find("nuovo")).toBeUndefined();
});

it("mails an erasure link to an account without a password", async () => {
  const calls = { "POST /auth/erasure/link": () => ({ mailed: true }) };
  renderProfile({ detail: { hasPassword: false }, calls });
  fireEvent.click(await screen.findByRole("button", { name: "Mandami il link per cancellarlo" }));
  await screen.findByText(/^Ti ho mandato un’e-mail/);
});

it("asks for confirmation after an erasure link and offers a new one if it expired", async () => {
  const sent: unknown[] = [];
  const calls = {
    "POST /auth/erasure": ({ body }: { body?: unknown }) => {
      sent.push(body);
      return refuse("link-expired", "Questo link non vale più.")();
    },
  };
  renderProfile({ detail: { hasPassword: false }, calls, url: "/profilo?cancella=abc" });
  const link = await screen.findByRole("link", { name: "Vai alla conferma" });
  expect(document.querySelector(link.getAttribute("href") ?? "")).toHaveProperty("open", true);
  fireEvent.click(screen.getByRole("button", { name: "Cancella il profilo per sempre" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Questo link non vale più.");
  expect(screen.getByRole("button", { name: "Mandami il link per cancellarlo" })).toBeTruthy();
  expect(sent).toEqual([{ token: "abc" }]);
});
