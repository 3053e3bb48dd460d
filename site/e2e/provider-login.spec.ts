import { OAuth2Server } from "oauth2-mock-server";
import { test as base, expect } from "./fixtures.ts";
import { startHost } from "./host-process.ts";

const ANNA = { sub: "g-1", email: "anna@esempio.it", email_verified: true, name: "Anna Bianchi" };

/** Starts a host that accepts logins of a fake provider on this machine. */
async function startProvidedHost() {
  const google = new OAuth2Server();
  await google.issuer.keys.generate("RS256");
  await google.start(0, "127.0.0.1");
  google.service.on("beforeTokenSigning", ({ payload }) => Object.assign(payload, ANNA));
  const host = await startHost({
    GOOGLE_CLIENT_ID: "volpe",
    GOOGLE_CLIENT_SECRET: "segreto",
    GOOGLE_ISSUER: google.issuer.url ?? "",
  });
  return {
    host,
    google,
    async dispose() {
      await host.dispose();
      await google.stop();
    },
  };
}

const test = base.extend<{ google: OAuth2Server }>({
  google: async ({ keep }, use) => use((await keep(startProvidedHost)).google),
  host: async ({ keep }, use) => use((await keep(startProvidedHost)).host),
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with a script" : "without a script", () => {
    test.use({ javaScriptEnabled });

    test("a login with Google returns to the page that asked for it", async ({ page, context }) => {
      await page.goto("/richieste");
      await expect(page.getByRole("link", { name: "Continua con Facebook" })).toHaveCount(0);
      await page.getByRole("link", { name: "Continua con Google" }).click();
      await expect(page).toHaveURL("/richieste");
      const names = (await context.cookies()).map(({ name }) => name);
      expect(names).toContain("auth");
      expect(names).not.toContain("accesso");
    });
  });
}

test("a provider's answer to another browser's attempt logs nobody in", async ({
  page,
  context,
  host,
}) => {
  const begun = await fetch(`${host.url}/auth/google`, { redirect: "manual" });
  const reply = await fetch(begun.headers.get("location") ?? "", { redirect: "manual" });
  await page.goto(reply.headers.get("location") ?? "");
  await expect(page.getByRole("main").getByRole("status")).toContainText("in un altro browser");
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("auth");
});

test("cancelling at the provider is reported and keeps the return path", async ({
  page,
  google,
}) => {
  google.service.once("beforeAuthorizeRedirect", ({ url }) => {
    url.searchParams.delete("code");
    url.searchParams.set("error", "access_denied");
  });
  await page.goto("/auth/login?da=/preferiti");
  await page.getByRole("link", { name: "Continua con Google" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText("non è successo niente");
  await expect(page).toHaveURL("/auth/login?esito=annullato&da=%2Fpreferiti");
});
