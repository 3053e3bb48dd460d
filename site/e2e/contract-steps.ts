import { expect, type Page } from "@playwright/test";
import type { HostProcess } from "./host-process.ts";
import { readMail } from "./registered-person.ts";

/** Presses a button, which may lead to another document. */
export const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

/** The request of a home in Monza, whose quote leads to a cart. */
export function toHomeRequest(email: string) {
  return {
    destination: "privati" as const,
    type: "luce" as const,
    resident: true,
    province: "MB" as const,
    operator: "",
    consumption: 2700,
    capacityKw: 3,
    communication: "email" as const,
    name: "Mario Rossi",
    email,
    phone: "",
    consents: { privacy: true as const, marketing: false },
  };
}

/** Asks for the quote of a home in Monza by the form of a page without script, and returns its id. */
export async function makeQuoteByForm(page: Page, email: string): Promise<string> {
  await page.goto("/calcola-preventivo#modulo");
  const form = page.locator("form.quote-form");
  await form.getByLabel("Consumo in un anno").fill("2.700");
  await form.getByLabel("Provincia").selectOption("MB");
  await form.getByLabel("Nome e cognome").fill("Mario Rossi");
  await form.getByLabel("E-mail", { exact: true }).and(form.locator(".v-input")).fill(email);
  await form.getByRole("checkbox", { name: /Ho letto l’informativa/ }).check();
  await form.getByRole("button", { name: "Calcola il preventivo" }).click();
  // The owner's key goes into a cookie and leaves the address.
  await expect(page).toHaveURL(/\/preventivo\/[\w-]{22}\?posta=inviata$/);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** From the cart of an offer to the data of its contract. Returns the contract's id. */
export async function beginContract(page: Page): Promise<string> {
  await page.getByLabel(/^Per me, da privato/).check();
  await press(page, "Continua con i tuoi dati");
  await expect(page).toHaveURL(/\/contratto\/[\w-]{22}$/);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** The code of a supply point, by the label of its field. */
const POINTS = {
  POD: "IT001E12345678",
  PDR: "00881200745531",
  "Codice di migrazione (facoltativo)": "ABC12345678X",
} as const;

/** Fills in the data of a contract in Monza, and does not send them. A rental has no supply point. */
export async function fillContractData(
  page: Page,
  email: string,
  point: keyof typeof POINTS | null = "POD",
): Promise<void> {
  await page.getByLabel("Nome", { exact: true }).fill("Mario");
  await page.getByLabel("Cognome").fill("Rossi");
  await page.getByLabel("Codice fiscale").fill("rssmra80a01 h501u");
  await page.getByLabel("Data di nascita").fill("1/1/1980");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Telefono").fill("333 123 4567");
  if (point !== null) {
    await page.getByLabel(/^Cambio (fornitore|operatore)/).check();
    await page.getByLabel(point).fill(POINTS[point]);
  }
  await page.getByLabel("Via e numero civico").fill("Via Verdi 3");
  await page.getByLabel("CAP").fill("20900");
  await page.getByLabel("Comune").fill("Monza");
  await page.getByLabel("Provincia").selectOption("MB");
  await page.getByLabel("IBAN").fill("IT60 X054 2811 1010 0000 0123 456");
  await page.getByLabel("Intestatario del conto").fill("Mario Rossi");
}

/** Ticks the boxes that the order needs, and orders. */
export async function order(page: Page): Promise<void> {
  for (const box of await page.locator("input[type=checkbox][required]").all()) {
    await box.check();
  }
  await press(page, "Ordine con obbligo di pagare");
}

/** The code that was mailed to sign with. */
export async function readSigningCode(host: HostProcess, email: string): Promise<string> {
  const has = /codice per firmare: (\d{6})/;
  const [, code = ""] = await readMail(host, { kind: "contract-code", to: email, has });
  return code;
}
