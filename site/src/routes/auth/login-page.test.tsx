import { fireEvent, screen } from "@testing-library/react";
import { ApiError, OfflineError } from "@volpe/core";
import { expect, it } from "vitest";
import { getField, press } from "../testing/controls.ts";
import { createFakeClient, TEST_LOGIN } from "../testing/fake-client.ts";
import { invalidFields } from "../testing/invalid-fields.ts";
import { readText } from "../testing/read-text.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./login-page.tsx";

type Answers = NonNullable<Parameters<typeof createFakeClient>[0]["calls"]>;

const EMAIL = "anna@esempio.it";

type Visit = { url?: string; cookies?: Record<string, string> };

function renderLogin({ url = "/auth/login", cookies = {} }: Visit = {}, calls: Answers = {}) {
  const sent: [string, unknown][] = [];
  const client = createFakeClient({
    cookies,
    calls: Object.fromEntries(
      Object.entries<Answers[string]>({
        "GET /auth/providers": () => ["google"],
        "GET /auth/decode": () => ({ email: EMAIL, name: "Anna", id: "u1" }),
        ...calls,
      }).map(([name, answer]) => [
        name,
        (call: Parameters<Answers[string]>[0]) => {
          if (call.method === "POST") sent.push([name, call.body]);
          return answer(call);
        },
      ]),
    ),
  });
  const router = renderRoute(page, { path: "/auth/login", url, client });
  return { sent, client, router };
}

const refuse = (status: number, code: string, message: string) => () => {
  throw new ApiError(status, [{ code, message } as ApiError["errors"][number]]);
};
const heading = () => screen.findByRole("heading", { level: 1 });

async function fillIn(password = "una frase lunga") {
  await heading();
  fireEvent.change(getField("E-mail"), { target: { value: EMAIL } });
  fireEvent.change(getField("Password"), { target: { value: password } });
}

it("a login returns to the page that asked for it", async () => {
  const login = () => ({ ...JSON.parse(TEST_LOGIN), position: null });
  const lists = { "POST /auth/syncdata": () => ({}) };
  const there = renderLogin(
    { url: "/auth/login?da=/tickets" },
    { "POST /auth/login": login, ...lists },
  );
  await fillIn();
  press("Entra");
  await screen.findByText("Un’altra pagina");
  expect(there.router.state.location.pathname).toBe("/tickets");
  expect(there.client.session.restore()).toBe(true);
  expect(there.sent).toEqual([["POST /auth/login", { email: EMAIL, password: "una frase lunga" }]]);
});

it("keeps the e-mail and clears the password after a wrong login", async () => {
  const message = "E-mail o password non corrispondono.";
  renderLogin({}, { "POST /auth/login": refuse(401, "wrong-credentials", message) });
  await fillIn();
  press("Entra");
  expect((await screen.findByRole("alert")).textContent).toContain(message);
  expect(getField("E-mail").value).toBe(EMAIL);
  expect(document.documentElement.outerHTML).not.toContain("una frase lunga");
});

it("shows the API's errors beside their fields", async () => {
  const login = () => {
    throw invalidFields({ email: "Controlla l’e-mail.", password: "Scrivi la password." });
  };
  renderLogin({}, { "POST /auth/login": login });
  await heading();
  press("Entra");
  expect((await screen.findByRole("alert")).textContent).toContain("2 cose");
  for (const field of ["E-mail", "Password"]) {
    expect(getField(field).getAttribute("aria-invalid")).toBe("true");
  }
});

it("mails a login link and sends only the e-mail", async () => {
  const { sent } = renderLogin({}, { "POST /auth/logintoken": () => ({ accepted: true }) });
  await fillIn("");
  press("Mandami un link per entrare");
  expect((await screen.findByRole("status")).textContent).toContain(`Se ad ${EMAIL} corrisponde`);
  expect(readText("h1")).toBe("Controlla la posta");
  press("Manda un altro link");
  await screen.findByRole("status");
  expect(sent).toEqual([
    ["POST /auth/logintoken", { email: EMAIL }],
    ["POST /auth/logintoken", { email: EMAIL }],
  ]);
});

it("offers the configured providers and keeps the return path on every link", async () => {
  renderLogin({ url: "/auth/login?da=/richieste" });
  await heading();
  const paths = ["Continua con Google", "Password dimenticata?", "Crealo ora"].map((name) =>
    screen.getByRole("link", { name }).getAttribute("href"),
  );
  const back = "?da=%2Frichieste";
  expect(paths).toEqual([
    `/auth/google${back}`,
    `/ripristino${back}`,
    `/auth/registrazione${back}`,
  ]);
  expect(screen.queryByRole("link", { name: "Continua con Facebook" })).toBeNull();
  expect(screen.getByText(/devi entrare/)).toBeTruthy();
});

it.each(["/contratto/c", "/contratto/c/recesso"])(
  "says that the link in the mail opens %s, before the login",
  async (path) => {
    renderLogin({ url: `/auth/login?da=${path}` });
    expect((await heading()).textContent).toBe("Apri il tuo contratto");
    expect(readText(".v-notice")).toContain(
      "Il contratto si apre dalla mail, anche senza profilo.",
    );
    expect(screen.queryByText(/devi entrare/)).toBeNull();
    expect(screen.queryByText(/Non ne hai uno/)).toBeNull();
    expect(getField("E-mail")).toBeTruthy();
  },
);

it("works without providers and ignores a foreign return path", async () => {
  renderLogin(
    { url: "/auth/login?da=//evil.example" },
    { "GET /auth/providers": refuse(503, "unavailable", "Riprova.") },
  );
  await heading();
  expect(screen.getByRole("link", { name: "Crealo ora" }).getAttribute("href")).toBe(
    "/auth/registrazione",
  );
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links.filter((path) => path?.includes("evil"))).toEqual([]);
});

it.each([
  ["/auth/login", "/profilo"],
  ["/auth/login?da=/richieste", "/richieste"],
])("redirects a logged-in visitor from %s to %s", async (url, target) => {
  const { router } = renderLogin({ url, cookies: { auth: TEST_LOGIN } });
  await screen.findByText("Un’altra pagina");
  expect(router.state.location.pathname).toBe(target);
});

it("uses a mailed link only after a press of its button", async () => {
  const login = () => ({ ...JSON.parse(TEST_LOGIN), position: null });
  const { sent, router } = renderLogin(
    { url: "/auth/login?token=abc" },
    { "POST /auth/loginbytoken": login },
  );
  const button = await screen.findByRole("button", { name: "Entra come a•••@esempio.it" });
  expect(sent).toEqual([]);
  fireEvent.click(button);
  await screen.findByText("Un’altra pagina");
  expect(sent).toEqual([["POST /auth/loginbytoken", { token: "abc" }]]);
  expect(router.state.location.pathname).toBe("/profilo");
});

it("offers another link for an expired one", async () => {
  const expired = refuse(410, "link-expired", "Questo link non vale più.");
  const { sent } = renderLogin(
    { url: "/auth/login?token=abc" },
    { "GET /auth/decode": expired, "POST /auth/logintoken": () => ({ accepted: true }) },
  );
  expect((await heading()).textContent).toBe("Questo link non vale più");
  fireEvent.change(getField("E-mail"), { target: { value: EMAIL } });
  press("Mandami un link per entrare");
  await screen.findByRole("status");
  expect(sent).toEqual([["POST /auth/logintoken", { email: EMAIL }]]);
});

it.each([
  [429, "too-many-requests", "Aspetta qualche minuto."],
  [503, "unavailable", "Riprova tra qualche secondo."],
])("does not call a link expired if the service answers %i", async (status, code, message) => {
  const decode = refuse(status, code, message);
  renderLogin({ url: "/auth/login?token=abc" }, { "GET /auth/decode": decode });
  expect((await heading()).textContent).toBe("Non riesco a leggere il link");
  expect(readText("body")).toContain(`${message} Il link resta buono`);
});

it("does not call a link expired if nothing answers", async () => {
  const decode = () => {
    throw new OfflineError();
  };
  renderLogin({ url: "/auth/login?token=abc" }, { "GET /auth/decode": decode });
  expect((await heading()).textContent).toBe("Non riesco a leggere il link");
});

it.each([
  ["password", "La nuova password è salvata"],
  ["annullato", "non è successo niente"],
  ["altrove", "altro browser"],
])("reports the result of the previous step: %s", async (ending, words) => {
  renderLogin({ url: `/auth/login?esito=${ending}` });
  expect((await screen.findByRole("status")).textContent).toContain(words);
});
