import { toHomeRequest } from "./contract-steps.ts";
import { expect, test } from "./fixtures.ts";
import type { HostProcess } from "./host-process.ts";
import { findUnsubscribeUrl, logIn, register } from "./registered-person.ts";
import { runAdmin } from "./run-admin.ts";

const EMAIL = "rita.consensi@esempio.it";
const REQUEST = {
  ...toHomeRequest(EMAIL),
  consents: { privacy: true, marketing: true },
};

type Choice = { category: string; granted: boolean; givenAt: string };

/** The choices of the person, oldest first, from the operator's list of requests. */
async function listChoices(host: HostProcess): Promise<Choice[]> {
  const leads: { email: string; consents: Choice[] }[] = JSON.parse(
    await runAdmin(host, "leads", "export", "--json"),
  );
  const consents = leads.find(({ email }) => email === EMAIL)?.consents ?? [];
  return consents.filter(({ category }) => category !== "privacy");
}

test("a person withdraws consents in the profile and through the link of a mail", async ({
  page,
  context,
  request,
  host,
}) => {
  await register(host, EMAIL);
  const saved = await request.post("/api/v1/rates", { data: REQUEST });
  const { rate } = (await saved.json()).data;
  await logIn(context, { host, email: EMAIL });

  await page.goto(`/preventivo/${rate}`);
  await page.getByRole("link", { name: "I conti di questa offerta" }).first().click();
  await expect(page.getByRole("radio")).toHaveCount(1);
  await page.getByLabel(/^Acconsento a passare nome ed e-mail al fornitore /).check();
  await page.getByRole("button", { name: "Acconsento" }).click();
  await expect(page.getByText("hai detto di sì: «Acconsento a passare nome")).toBeVisible();

  await page.goto("/profilo#consensi");
  const consents = page.getByRole("region", { name: "Consensi", exact: true });
  await consents.getByLabel("consigli e novità sulle offerte").check();
  await consents.getByLabel("possono contattarmi").uncheck();
  await consents.getByRole("button", { name: "Salva le scelte" }).click();
  await expect(consents.getByLabel("possono contattarmi")).toHaveCount(0);
  const savedAt = new Date().toISOString();

  await expect.poll(() => findUnsubscribeUrl(host, EMAIL)).not.toBe("");
  await page.goto(await findUnsubscribeUrl(host, EMAIL));
  await page.getByRole("button", { name: "Disiscrivimi" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText("r•••@esempio.it");
  await page.goto("/profilo#consensi");
  await expect(consents.getByLabel("consigli e novità sulle offerte")).not.toBeChecked();
  const choices = await listChoices(host);
  const toMade = ({ category, granted }: Choice) => [category, granted];
  expect(choices.filter(({ givenAt }) => givenAt < savedAt).map(toMade)).toEqual([
    ["marketing", true],
    ["thirdParties", true],
    ["thirdParties", false],
  ]);
  expect(choices.filter(({ givenAt }) => givenAt >= savedAt).map(toMade)).toEqual([
    ["marketing", false],
  ]);
});
