import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { EMPTY_ADDRESS } from "@volpe/contract";
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

/**
 * Asks for the quote of a home in Monza by the form of a page without script, and returns its id.
 */
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

/** Goes from the cart of an offer to the data of its contract. Returns the contract's id. */
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

/** The person and the home of `fillContractData`, as the API expects them. */
const MARIO = {
  firstName: "Mario",
  lastName: "Rossi",
  fiscalCode: "RSSMRA80A01H501U",
  birthDate: "1980-01-01",
  phone: "333 123 4567",
};
const HOME = {
  ...EMPTY_ADDRESS,
  street: "Via Verdi 3",
  postal_code: "20900",
  city: "Monza",
  province: "MB",
};

/**
 * Fills in the data of a contract in Monza, and does not send them. A rental has no supply point.
 */
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

/** The query with the consumption and the province for which gas is ordered. */
const GAS_USE = "consumo=1400&provincia=MB";

async function findGasOffer({ url }: HostProcess): Promise<string> {
  const { data } = await (await fetch(`${url}/api/v1/offers?tipology=gas&${GAS_USE}`)).json();
  return data.offers[0].slug;
}

/** The path of the cart of a gas offer that can be ordered. */
export async function findGasCart(host: HostProcess): Promise<string> {
  return `/offerte/cart/${await findGasOffer(host)}?${GAS_USE}`;
}

/**
 * A gas contract in Monza with the same data, filled in by the API. Its `path` gives a browser the
 * key; `call` makes the contract's further steps.
 */
export async function draftGasContract(host: HostProcess, email: string) {
  const call = async (method: string, path: string, body?: object, key = "") => {
    const headers = {
      "content-type": "application/json",
      "user-agent": "Mozilla/5.0 Firefox/140.0",
      "idempotency-key": randomUUID(),
      "owner-key": key,
    };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`${host.url}/api/v1/contracts${path}`, { method, headers, ...sent });
    const { data, errors } = await answer.json();
    expect(errors ?? [], path).toEqual([]);
    return data;
  };
  const slug = await findGasOffer(host);
  const regime = "consumer";
  const shown = new URLSearchParams({ regime, per: GAS_USE });
  const { offer, offerHash } = await call("GET", `/offers/${slug}?${shown}`);
  const order = { offer: slug, per: offer.query, offerHash, regime };
  const { contract: id, key } = await call("POST", "", order);
  const step = (method: string, subpath: string, body?: object) =>
    call(method, `/${id}${subpath}`, body, key);
  await step("PATCH", "", {
    consumer: { ...MARIO, email },
    supply: { point: POINTS.PDR, reason: "change", address: HOME },
    payment: { method: "debit", iban: "IT60X0542811101000000123456", holder: "Mario Rossi" },
  });
  return { id, path: `/contratto/${id}?chiave=${key}`, call: step };
}

/** Ticks the boxes that the order needs, and orders. */
export async function order(page: Page): Promise<void> {
  for (const box of await page.locator("input[type=checkbox][required]").all()) {
    await box.check();
  }
  await press(page, "Ordine con obbligo di pagare");
}

/** Signs with the mailed code. */
export async function sign(page: Page, host: HostProcess, email: string): Promise<void> {
  await page.getByLabel("Codice di sei cifre").fill(await readSigningCode(host, email));
  await press(page, "Firma l’ordine");
  await expect(page.getByText(/^Firmato il/)).toBeVisible();
}

/** The code that was mailed to sign with. */
export async function readSigningCode(host: HostProcess, email: string): Promise<string> {
  const has = /codice per firmare: (\d{6})/;
  const [, code = ""] = await readMail(host, { kind: "contract-code", to: email, has });
  return code;
}
