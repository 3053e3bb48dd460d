import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { ATTACHMENT_MAX_BYTES, HOUR_MS } from "@volpe/contract";
import { beforeEach, expect, test } from "vitest";
import { TEST_NOW } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { soon } from "../test-soon.ts";
import { deleteTicketsOf, sweepAttachments } from "./delete-tickets.ts";
import {
  PDF,
  PNG,
  startTestTickets,
  type TestFile,
  type TestPerson,
  toForm,
} from "./test-tickets.ts";

let anna: TestPerson;
const tickets = setUp("test", startTestTickets);
beforeEach(async () => {
  anna = await tickets.person("anna@esempio.it");
});

const folder = () => join(tickets.dataDir, "tickets");
const listFiles = () => readdirSync(folder());

test("files return unchanged to their owner only, under a safe name", async () => {
  const { body } = await anna.open({}, [
    { name: "perché?.pdf", content: PDF, type: "text/html" },
    { name: "../foto", content: PNG },
    { name: "", content: Buffer.alloc(0) },
  ]);
  const { slug } = body.data;
  const { data } = (await anna.get(`/tickets/${slug}`)).body;
  const [{ attachments }] = data.messages;
  expect(attachments).toEqual([
    { id: expect.any(String), name: "perché.pdf", bytes: PDF.length, mediaType: "application/pdf" },
    { id: expect.any(String), name: "foto.png", bytes: PNG.length, mediaType: "image/png" },
  ]);
  expect(listFiles()).toHaveLength(2);
  for (const file of listFiles()) {
    expect(statSync(join(folder(), file)).mode & 0o777).toBe(0o600);
  }
  const url = `/api/v1/tickets/${slug}/attachments/${attachments[0].id}`;
  const reply = await tickets.app.inject({ url, headers: anna.headers });
  expect(reply.rawPayload).toEqual(PDF);
  expect(reply.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-length": String(PDF.length),
    "content-disposition": `attachment; filename="perche.pdf"; filename*=UTF-8''perch%C3%A9.pdf`,
    "x-content-type-options": "nosniff",
    "content-security-policy": "sandbox; default-src 'none'",
    "cache-control": "no-store",
  });
  const bruno = await tickets.person("bruno@esempio.it");
  const other = await bruno.open({}, [{ name: "a.pdf", content: PDF }]);
  const tried = [
    bruno.get(`/tickets/${slug}/attachments/${attachments[0].id}`),
    bruno.get(`/tickets/${other.body.data.slug}/attachments/${attachments[0].id}`),
  ];
  expect((await Promise.all(tried)).map(({ status }) => status)).toEqual([404, 404]);
});

test("a rejected file is named and nothing is stored", async () => {
  const good: TestFile = { name: "a.pdf", content: PDF };
  const refuse = async (...files: TestFile[]) => {
    const { status, body } = await anna.open({}, files);
    expect([status, body.errors[0].field]).toEqual([422, "files"]);
    return body.errors[0].message;
  };
  expect(await refuse(good, { name: "virus.pdf", content: Buffer.from("MZ virus virus") })).toBe(
    "«virus.pdf» non è un PDF, un JPEG o un PNG: allega un file in uno di questi formati.",
  );
  expect(await refuse({ name: "poco.pdf", content: Buffer.from("%PD") })).toContain("«poco.pdf»");
  expect(await refuse({ name: "niente.pdf", content: Buffer.alloc(0) })).toContain("è vuoto");
  const large = Buffer.concat([PDF, Buffer.alloc(ATTACHMENT_MAX_BYTES)]);
  expect(await refuse(good, { name: "grande.pdf", content: large })).toBe(
    "«grande.pdf» supera i 10 MB: scegli un file più piccolo.",
  );
  expect(await refuse(...Array.from({ length: 6 }, () => good))).toContain("al massimo 5 file");
  expect((await anna.get("/tickets")).body.data).toEqual([]);
  expect(listFiles()).toEqual([]);
  expect(
    (await anna.open({}, [{ name: "a.pdf", content: large.subarray(0, ATTACHMENT_MAX_BYTES) }]))
      .status,
  ).toBe(201);
});

test("a broken or aborted form stores nothing and causes no server error", async () => {
  const broken = (contentType: string, payload: string) =>
    tickets.app.inject({
      method: "POST",
      url: "/api/v1/tickets",
      headers: { ...anna.headers, "content-type": contentType },
      payload,
    });
  const { payload, headers } = toForm(
    { id: randomUUID(), subject: "Una domanda", message: "Quale?", rate: "" },
    [{ name: "a.pdf", content: Buffer.concat([PDF, Buffer.alloc(1_000_000)]) }],
  );
  const replies = [
    await broken("multipart/form-data", "x"),
    await broken(headers["content-type"], payload.toString("latin1").slice(0, 500_000)),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 400]);

  const origin = await tickets.app.listen({ port: 0, host: "127.0.0.1" });
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  const head = Object.entries({ ...anna.headers, ...headers, "content-length": payload.length });
  socket.write(
    `POST /api/v1/tickets HTTP/1.1\r\nhost: volpe\r\n${head.map((pair) => pair.join(": ")).join("\r\n")}\r\n\r\n`,
  );
  socket.write(payload.subarray(0, 600_000));
  await soon(() => expect(listFiles()).toHaveLength(1));
  socket.destroy();
  await soon(() => expect(listFiles()).toEqual([]));

  const refused = toForm(
    { id: randomUUID(), subject: "Una domanda", message: "Quale?", rate: "" },
    [{ name: "a.exe", content: Buffer.alloc(ATTACHMENT_MAX_BYTES * 2) }],
  );
  const reply = await fetch(`${origin}/api/v1/tickets`, {
    method: "POST",
    headers: { ...anna.headers, ...refused.headers },
    body: new Uint8Array(refused.payload),
  });
  expect(reply.status).toBe(422);
  expect(JSON.stringify(await reply.json())).toContain("«a.exe»");
});

test("refuses a form whose boundary is longer than a boundary may be", async () => {
  const reply = await tickets.app.inject({
    method: "POST",
    url: "/api/v1/tickets",
    headers: {
      ...anna.headers,
      "content-type": `multipart/form-data; boundary=${"a".repeat(257)}`,
    },
    payload: "x",
  });
  expect([reply.statusCode, reply.json().errors[0].code]).toEqual([400, "bad-request"]);
});

test("files of a repeated message are deleted", async () => {
  const id = randomUUID();
  const files = [{ name: "a.pdf", content: PDF }];
  await Promise.all([anna.open({ id }, files), anna.open({ id }, files)]);
  expect(listFiles()).toHaveLength(1);
});

test("accepts only text after a hundred megabytes in a day", async () => {
  const content = Buffer.concat([PDF, Buffer.alloc(ATTACHMENT_MAX_BYTES - PDF.length)]);
  const files = Array.from({ length: 5 }, () => ({ name: "a.pdf", content }));
  const { slug } = (await anna.open({}, files)).body.data;
  expect((await anna.reply(slug, {}, files)).status).toBe(201);
  expect((await anna.reply(slug, {}, [{ name: "a.pdf", content: PDF }])).status).toBe(429);
  expect(listFiles()).toHaveLength(10);
  expect((await anna.reply(slug)).status).toBe(201);
});

test("files without a message are deleted after an hour", async () => {
  const { slug } = (await anna.open({}, [{ name: "a.pdf", content: PDF }])).body.data;
  const [kept = ""] = listFiles();
  const orphan = "o".repeat(22);
  const unfinished = `${"u".repeat(22)}.part`;
  const fresh = `${"f".repeat(22)}.part`;
  for (const file of [orphan, unfinished, fresh, "altro.txt"]) {
    writeFileSync(join(folder(), file), "");
  }
  const hours = (count: number) => new Date(TEST_NOW.getTime() - count * HOUR_MS);
  for (const file of [kept, orphan, unfinished, "altro.txt"]) {
    utimesSync(join(folder(), file), hours(2), hours(2));
  }
  utimesSync(join(folder(), fresh), hours(0.5), hours(0.5));
  await sweepAttachments(tickets.services);
  expect(listFiles().sort()).toEqual([kept, fresh, "altro.txt"].sort());
  expect(readFileSync(join(folder(), kept))).toEqual(PDF);
  expect((await anna.get(`/tickets/${slug}`)).status).toBe(200);
});

test("an account's tickets are deleted with their files and reported", async () => {
  const bruno = await tickets.person("bruno@esempio.it");
  const files = [{ name: "a.pdf", content: PDF }];
  const { slug } = (await anna.open({}, files)).body.data;
  await anna.reply(slug, {}, files);
  await bruno.open({}, files);
  const { number } = (await anna.get(`/tickets/${slug}`)).body.data;
  const { id } = anna.account;
  expect(await deleteTicketsOf(tickets.services, { accountId: id, emails: [] })).toEqual({
    tickets: [number],
    files: 2,
  });
  expect(listFiles()).toHaveLength(1);
  expect(await deleteTicketsOf(tickets.services, { accountId: id, emails: [] })).toEqual({
    tickets: [],
    files: 0,
  });
});
