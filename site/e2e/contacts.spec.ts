import { expect, test } from "./fixtures.ts";
import { runAdmin } from "./run-admin.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with a script" : "without a script", () => {
    test.use({ javaScriptEnabled, expectedErrors: [/status of 422/] });

    test("a refused message keeps the typed text", async ({ page, host }) => {
      const name = javaScriptEnabled ? "Ada Neri" : "Ugo Bianchi";
      const address = javaScriptEnabled ? "ada.neri@esempio.it" : "ugo.bianchi@esempio.it";
      await page.goto("/contatti?argomento=errore");
      const form = page.locator("form.contact-form");
      const message = form.getByLabel("Messaggio");
      const email = form.getByLabel("E-mail", { exact: true }).and(form.locator(".v-input"));
      await expect(form.getByLabel("Di che cosa si tratta")).toHaveValue("errore");
      await message.fill(`La quota fissa non torna.\nScrive ${name}.`);
      await form.getByLabel("Nome e cognome").fill(name);
      await email.fill("ada@");
      await form.getByRole("button", { name: "Invia il messaggio" }).click();
      await expect(form.getByRole("alert")).toContainText("Ci sono 2 cose da sistemare");
      await expect(message).toHaveValue(`La quota fissa non torna.\nScrive ${name}.`);
      await expect(email).toHaveValue("ada@");
      await expect(email).toHaveAttribute("aria-invalid", "true");
      await expect(form.getByLabel("Di che cosa si tratta")).toHaveValue("errore");

      await email.fill(address);
      await form.getByRole("checkbox", { name: /^Ho letto l’informativa/ }).check();
      await form.getByRole("button", { name: "Invia il messaggio" }).click();
      await expect(page).toHaveURL("/contatti?inviato=si");
      await expect(page.getByRole("heading", { name: "Il messaggio è arrivato" })).toBeVisible();
      const listed = await runAdmin(host, "contacts");
      expect(listed).toMatch(
        new RegExp(`Un dato o un calcolo che non torna {2}${name} {2}${address}`),
      );
      expect(listed).toContain(`    Scrive ${name}.`);
    });
  });
}
