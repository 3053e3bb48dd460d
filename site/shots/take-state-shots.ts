import { join } from "node:path";
import type { RateRequest } from "@volpe/contract";
import type { Page } from "playwright";
import {
  beginContract,
  fillContractData,
  order,
  press,
  sign,
  toHomeRequest,
} from "../e2e/contract-steps.ts";
import { createConversation, TO_CHANNEL } from "../e2e/conversation-page.ts";
import type { HostProcess } from "../e2e/host-process.ts";
import { importRealOffers, importRealProducts } from "../e2e/real-offers.ts";
import { logIn, register } from "../e2e/registered-person.ts";
import { runAdmin } from "../e2e/run-admin.ts";

const EMAIL = "mario.rossi@esempio.it";
const BILL = join(import.meta.dirname, "../e2e/files/bolletta.pdf");

const REQUEST: RateRequest = toHomeRequest(EMAIL);

type Camera = { open(): Promise<Page>; shoot(page: Page, name: string): Promise<void> };

/** Takes every state of a contract, of a bill and of the conversation. */
export async function takeStateShots(host: HostProcess, camera: Camera): Promise<void> {
  await takeBills(camera);
  await takeConversation(camera);
  await takeProductCarts(host, camera);
  await importRealOffers(host);
  await register(host, EMAIL);
  const page = await camera.open();
  await logIn(page.context(), { host, email: EMAIL });
  await takeContracts(page, { host, shoot: camera.shoot });
  await takeChangedPrice(page, { host, shoot: camera.shoot });
}

/** Takes a rental that is ordered here, and a line that its provider sells. */
async function takeProductCarts(host: HostProcess, { open, shoot }: Camera): Promise<void> {
  const { rental, line } = await importRealProducts(host);
  const page = await open();
  await page.goto(rental);
  await shoot(page, "ordine-noleggio");
  await page.goto(line);
  await shoot(page, "ordine-dal-fornitore");
  await page.context().close();
}

async function takeBills({ open, shoot }: Camera): Promise<void> {
  const page = await open();
  await page.goto("/preventivo/upload");
  await page.locator("#campo-files").setInputFiles([BILL, BILL, BILL]);
  await shoot(page, "bollette-scelte");
  await press(page, "Leggi la bolletta");
  await page.waitForURL(/preventivo\/upload\?/);
  await shoot(page, "bollette-lette");
  await page.context().close();
}

async function takeConversation({ open, shoot }: Camera): Promise<void> {
  const page = await open();
  await page.goto("/calcola-preventivo");
  const chat = createConversation(page);
  await chat.giveAll(TO_CHANNEL.slice(0, 5));
  await chat.dock.getByLabel(/Manda la bolletta/).setInputFiles(BILL);
  await chat.isAsked("È giusto?");
  await shoot(page, "bolletta-nella-chat");
  await page.goto("/continua?chiave=nessuna");
  await shoot(page, "continua");
  await page.context().close();
}

type Studio = Pick<Camera, "shoot"> & { host: HostProcess };

async function takeContracts(page: Page, { host, shoot }: Studio): Promise<void> {
  await goToOrder(page, host, (name) => shoot(page, name));
  await shoot(page, "ordine");
  const draft = await beginContract(page);
  await shoot(page, "contratto-dati");
  await page.goto(`/contratto/${draft}`);
  await shoot(page, "contratto-bozza");
  await toSubmitted(page, EMAIL);
  await shoot(page, "contratto-firma");
  await page.getByLabel("Codice di sei cifre").fill("000000");
  await press(page, "Firma l’ordine");
  await page.getByRole("alert").waitFor();
  await shoot(page, "contratto-codice-sbagliato");
  await goToOrder(page, host);
  await beginContract(page);

  const signed = await toSigned(page, host);
  await shoot(page, "contratto-firmato");
  const move = (command: string, id: string) =>
    runAdmin(host, "contracts", command, id, "--motivo", "Prova delle pagine");
  await move("accept", signed);
  await page.goto(`/contratto/${signed}`);
  await shoot(page, "contratto-concluso");
  await page.goto(`/contratto/${signed}/recesso`);
  await shoot(page, "recesso-1");
  await press(page, "Vai alla conferma");
  await shoot(page, "recesso-2");
  await press(page, "Conferma recesso");
  await shoot(page, "contratto-receduto");

  for (const [command, name] of [
    ["activate", "contratto-attivo"],
    ["refuse", "contratto-rifiutato"],
  ] as const) {
    await goToOrder(page, host);
    const id = await toSigned(page, host, { isAtOnce: command !== "refuse" });
    if (command === "activate") await move("accept", id);
    await move(command, id);
    await page.goto(`/contratto/${id}`);
    await shoot(page, name);
  }
  await page.goto("/richieste");
  await shoot(page, "richieste");
}

/** A new quote, its cart, and the page of its first offer. */
async function goToOrder(
  page: Page,
  host: HostProcess,
  shoot: (name: string) => Promise<void> = async () => undefined,
): Promise<void> {
  const made = await page.request.post(`${host.url}/api/v1/rates`, { data: REQUEST });
  const { rate } = (await made.json()).data;
  await page.goto(`/cart/${rate}`);
  await shoot("carrello");
  await page
    .getByRole("link", { name: /^Scegli/ })
    .first()
    .click();
  await page.getByLabel(/^Per me, da privato/).waitFor();
}

/** `isAtOnce` asks for the supply within the withdrawal term, which an activation needs. */
async function toSubmitted(page: Page, email: string, { isAtOnce = false } = {}): Promise<void> {
  await fillContractData(page, email);
  await press(page, "Salva e controlla l’ordine");
  if (isAtOnce) {
    for (const box of await page.getByRole("checkbox").all()) await box.check();
  }
  await order(page);
  await page.getByLabel("Codice di sei cifre").waitFor();
}

/** Each signature has its own mailbox, so its only code is the right one. */
async function toSigned(page: Page, host: HostProcess, { isAtOnce = false } = {}): Promise<string> {
  const email = `mario.${Date.now()}@esempio.it`;
  if ((await page.getByLabel(/^Per me, da privato/).count()) > 0) await beginContract(page);
  await toSubmitted(page, email, { isAtOnce });
  await sign(page, host, email);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

async function takeChangedPrice(page: Page, { host, shoot }: Studio): Promise<void> {
  const made = await page.request.post(`${host.url}/api/v1/rates`, { data: REQUEST });
  const { rate } = (await made.json()).data;
  await importRealOffers(host, { priceFactor: 1.2 });
  await page.goto(`/cart/${rate}`);
  await page
    .getByRole("link", { name: /^Scegli/ })
    .first()
    .click();
  await page.getByText("Il prezzo è cambiato").waitFor();
  await shoot(page, "ordine-prezzo-cambiato");
}
