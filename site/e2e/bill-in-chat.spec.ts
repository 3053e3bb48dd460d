import { join } from "node:path";
import { openBegunConversation } from "./begun-conversation.ts";
import { TO_CONSUMPTION } from "./conversation-page.ts";
import { expect, test } from "./fixtures.ts";

const BILL = join(import.meta.dirname, "files/bolletta.pdf");

test("a bill sent in the chat becomes a quote with its figures", async ({ page, host }) => {
  const chat = await openBegunConversation(page, { host, answers: TO_CONSUMPTION });
  await chat.dock.getByLabel(/Manda la bolletta/).setInputFiles(BILL);

  await chat.isAsked("È giusto?");
  await expect(chat.log).toContainText("Costo medio: 0,135\u00a0€/kWh");
  await page.reload();
  await chat.isAsked("È giusto?");
  await chat.giveAll([{ choose: "Sì, è tutto giusto" }]);

  await chat.isAsked(
    "Alla voce «Consumo annuo» leggo 2.610\u00a0kWh (da controllare, pagina 1: «Consumo annuo",
  );
  // The question contains the doubtful values, to be confirmed or typed again. The bill is of
  // another supplier than A2A, which is asked about too.
  const quote = page.getByRole("link", { name: "Apri il preventivo" });
  for (let asked = 0; asked < 9 && !(await quote.isVisible()); asked += 1) {
    const right = chat.dock.getByRole("button", { name: /^Sì|come in bolletta$/ });
    const label = (await right.count()) > 0 ? await right.first().textContent() : null;
    await chat.giveAll([label === null ? { type: "3" } : { choose: label }]);
  }
  await expect(chat.log).toContainText("Chi è il tuo fornitore di oggi?");
  await quote.click();
  await expect(page.getByText("2.610\u00a0kWh").first()).toBeVisible();
  await expect(
    page.getByText(/il prezzo e la quota fissa della bolletta dal 1º marzo 2026/).first(),
  ).toBeVisible();
});

test.describe("a refused file", () => {
  test.use({ expectedErrors: [/status of 422/] });

  test("after a file that is not a bill the figure can be typed", async ({ page, host }) => {
    const chat = await openBegunConversation(page, { host, answers: TO_CONSUMPTION });
    const file = chat.dock.getByLabel(/Manda la bolletta/);
    await file.setInputFiles({
      name: "foglio.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("ciao"),
    });
    await expect(chat.dock.getByRole("alert")).toContainText("foglio.txt");
    await file.setInputFiles({
      name: "rotta.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.7\nniente"),
    });
    await expect(chat.log).toContainText("«rotta.pdf» non si apre");
    await chat.giveAll([{ type: "2.700 kWh" }]);
    await chat.isAsked("Che potenza ha il contatore?");
  });
});
