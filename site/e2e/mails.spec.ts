import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import type { AuthSession } from "@volpe/contract";
import { openBegunConversation } from "./begun-conversation.ts";
import { draftGasContract, readSigningCode, toHomeRequest } from "./contract-steps.ts";
import { expect } from "./fixtures.ts";
import type { HostProcess } from "./host-process.ts";
import { test } from "./real-offers-fixture.ts";
import { createLoginCookie, listMails, PASSWORD, register } from "./registered-person.ts";
import { runAdmin } from "./run-admin.ts";

const WIDTH = 390;
const EMAIL = "un.nome.lunghissimo.che.non.va.a.capo@un-dominio-lunghissimo.esempio.it";
/** A second account, which changes its data: a mailbox gets few mails of one kind in an hour. */
const OTHER_EMAIL = EMAIL.replace(/^un/, "il");
const LONG_WORD = "indirizzo-senza-spazi".repeat(8);
const MAIL_LIMIT_MS = 30_000;

/** The kinds of mail that the steps below lead to. All others are drawn by the same layout. */
const KINDS = [
  ...["account-activation", "account-erasure", "account-exists", "contact", "contact-received"],
  ...["contract-accepted", "contract-changed", "contract-code", "contract-operator"],
  ...["continue-chat", "contract-signed", "contract-withdrawal-supplier", "contract-withdrawn"],
  ...["email-change", "email-change-notice", "login-link", "password-changed"],
  ...["password-recovery", "quote-ready", "reminder-confirmation"],
  ...["ticket", "ticket-answer", "ticket-opened"],
];

async function expectTaken(path: string, answer: Response): Promise<void> {
  expect(answer.status, `${path}: ${await answer.text()}`).toBeLessThan(300);
}

async function post(host: HostProcess, path: string, body: object): Promise<void> {
  const headers = { "content-type": "application/json", "user-agent": "Mozilla/5.0 Firefox/140.0" };
  const request = { method: "POST", headers, body: JSON.stringify(body) };
  await expectTaken(path, await fetch(`${host.url}/api/v1${path}`, request));
}

/** Asks for the mails that no order leads to. */
async function askForMails(host: HostProcess): Promise<void> {
  const consents = { privacy: true, marketing: false };
  const person = { name: "Massimiliano Alessandro Bianchi-Castelnuovo", email: EMAIL };
  await register(host, EMAIL);
  await post(host, "/auth/signin", { ...person, password: PASSWORD, consents });
  await post(host, "/auth/logintoken", { email: EMAIL });
  await post(host, "/auth/ripristino", { email: EMAIL });
  const message = `https://${LONG_WORD}.esempio.it`;
  const contact = { ...person, consents, message, phone: "", communication: "email" };
  await post(host, "/contacts", { ...contact, topic: "altro" });
  await post(host, "/rates", toHomeRequest(EMAIL));
  const day = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
  await post(host, "/reminders", { tipology: "luce", day, email: EMAIL, consent: true });
}

/** Asks for the mails of an account and of a ticket. */
async function changeAccount(host: HostProcess): Promise<void> {
  await register(host, OTHER_EMAIL);
  const cookie = decodeURIComponent(await createLoginCookie(host, OTHER_EMAIL));
  const { jwt } = JSON.parse(cookie) as AuthSession;
  const send = async (method: string, path: string, body?: object | FormData) => {
    const isJson = body !== undefined && !(body instanceof FormData);
    const headers = {
      authorization: `Bearer ${jwt.accessToken}`,
      "user-agent": "Mozilla/5.0 Firefox/140.0",
      ...(isJson && { "content-type": "application/json" }),
    };
    const sent = isJson ? JSON.stringify(body) : body;
    const answer = await fetch(`${host.url}/api/v1${path}`, {
      method,
      headers,
      ...(sent !== undefined && { body: sent }),
    });
    await expectTaken(path, answer);
  };
  const ticket = new FormData();
  const fields = { id: randomUUID(), subject: LONG_WORD.slice(0, 100), message: LONG_WORD };
  for (const [name, value] of Object.entries({ ...fields, rate: "" })) ticket.set(name, value);
  await send("POST", "/tickets", ticket);
  const number = /V-\d+/.exec(await runAdmin(host, "tickets", "list"))?.[0] ?? "";
  await runAdmin(host, "tickets", "reply", number, LONG_WORD);
  await send("POST", "/auth/erasure/link");
  const name = "Massimiliano Alessandro Bianchi-Castelnuovo";
  const moved = { name, email: `nuovo.${EMAIL}`, phone: "", password: PASSWORD };
  await send("PATCH", "/auth/update/personaldata", moved);
  const password = "quattro parole molto lunghe";
  await send("PATCH", "/auth/update/cambiopassword", {
    current: PASSWORD,
    password,
    endOthers: false,
  });
}

/** Asks in the chat for a person, and for the link to another device. */
async function askInChat(page: Page, host: HostProcess): Promise<void> {
  const answers = [
    { choose: "Voglio parlare con una persona" },
    { type: LONG_WORD },
    { tick: ["Ho letto"] },
    { type: "Massimiliano Bianchi" },
    { type: `chat.${EMAIL}` },
    { type: "continuo dal telefono" },
    { type: `telefono.${EMAIL}` },
  ];
  const { log, isAsked } = await openBegunConversation(page, { host, answers });
  await expect(log).toContainText(/Richiesta V-\d+ aperta/);
  await isAsked("Per chi cerchi?");
}

/** Orders, signs, activates and withdraws from an offer. */
async function goThroughContract(host: HostProcess): Promise<void> {
  const { id, call } = await draftGasContract(host, EMAIL);
  const { offerHash, version, duties } = await call("GET", "");
  const names: string[] = duties.boxes.map(({ name }: { name: string }) => name);
  const boxes = Object.fromEntries(names.map((name) => [name, true]));
  await call("POST", "/submit", { offerHash, version, boxes });
  await call("POST", "/sign", { code: await readSigningCode(host, EMAIL) });
  await runAdmin(host, "contracts", "accept", id, "--motivo", "PEC del fornitore");
  await runAdmin(host, "contracts", "activate", id, "--motivo", "a".repeat(200));
  await call("POST", "/withdraw", { name: "Mario Rossi", email: EMAIL, confirmed: true });
}

/** The kind of a mail's file, whose name is its time, its kind and its number. */
const toKind = (file: string) => /Z-([a-z-]+?)-[\da-f-]{8,}/.exec(file)?.[1] ?? file;

/** The HTML body of a mail as a mail program decodes it. */
async function readHtml(path: string): Promise<string> {
  const mail = await readFile(path, "latin1");
  const [, head = "", body = ""] =
    /(Content-Type: text\/html.*?)\r?\n\r?\n(.*?)(?=\r?\n--|$)/s.exec(mail) ?? [];
  if (/base64/i.test(head)) return Buffer.from(body, "base64").toString();
  const bytes = body
    .replace(/=\r?\n/g, "")
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}

/** The elements that reach beyond the width of a phone. */
const findWide = (page: Page) =>
  page.evaluate((width) => {
    const all = Array.from(document.querySelectorAll("body *"));
    const wide = all.filter((element) => element.getBoundingClientRect().right > width + 0.5);
    const isWide = document.documentElement.scrollWidth > width;
    return [...(isWide ? ["document"] : []), ...wide.map((each) => each.outerHTML.slice(0, 120))];
  }, WIDTH);

test("no mail has an element that is wider than a phone", async ({ page, host }) => {
  test.setTimeout(240_000);
  await askInChat(page, host);
  await askForMails(host);
  await changeAccount(host);
  await goThroughContract(host);
  const listKinds = async () => new Set((await listMails(host)).map(toKind));
  for (const endMs = Date.now() + MAIL_LIMIT_MS; Date.now() < endMs; await wait(500)) {
    const found = await listKinds();
    if (KINDS.every((kind) => found.has(kind))) break;
  }
  const came = await listKinds();
  expect(KINDS.filter((kind) => !came.has(kind))).toEqual([]);
  await page.setViewportSize({ width: WIDTH, height: 844 });
  // The policy of the site's own pages forbids writing a document into them.
  await page.goto("about:blank");
  for (const file of await listMails(host)) {
    const html = await readHtml(`${host.dataDir}/mail/${file}`);
    expect(html, file).toContain('class="sheet"');
    await page.setContent(html);
    expect(await findWide(page), file).toEqual([]);
  }
});
