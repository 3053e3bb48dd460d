import { OAuth2Server } from "oauth2-mock-server";
import { test as base, expect } from "./fixtures.ts";
import { type HostProcess, startHost } from "./host-process.ts";

const ANNA = { sub: "g-1", email: "anna@esempio.it", email_verified: true, name: "Anna Bianchi" };

type ProviderFixtures = { google: OAuth2Server; host: HostProcess };

/** A host that accepts logins of a fake provider on this machine. */
const test = base.extend<object, ProviderFixtures>({
  google: [
    async ({ browserName: _ }, use) => {
      const server = new OAuth2Server();
      await server.issuer.keys.generate("RS256");
      await server.start(0, "127.0.0.1");
      server.service.on("beforeTokenSigning", ({ payload }) => Object.assign(payload, ANNA));
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  host: [
    async ({ google }, use) => {
      const host = await startHost({
        GOOGLE_CLIENT_ID: "volpe",
        GOOGLE_CLIENT_SECRET: "segreto",
        GOOGLE_ISSUER: google.issuer.url ?? "",
      });
      await use(host);
      await host.dispose();
    },
    { scope: "worker" },
  ],
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
