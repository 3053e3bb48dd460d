import type { AddressInfo } from "node:net";
import { TICKET_EVENT, TICKET_NAMESPACE } from "@volpe/contract";
import { Server } from "socket.io";
import { io as connect, type Socket } from "socket.io-client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endSessions } from "../sessions/session-repository.ts";
import { replyAsOperator } from "./operate-ticket.ts";
import { startTestTickets, type TestPerson } from "./test-tickets.ts";
import { parseTicketNumber } from "./ticket-number.ts";
import { attachTickets } from "./ticket-socket.ts";

const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

let tickets: Awaited<ReturnType<typeof startTestTickets>>;
let anna: TestPerson;
let side: { close(): void };
let io: Server;
let url = "";
let sockets: Socket[] = [];
beforeEach(async () => {
  tickets = await startTestTickets();
  anna = await tickets.person("anna@esempio.it");
  io = new Server({ connectionStateRecovery: { skipMiddlewares: false } });
  io.listen(0);
  url = `http://127.0.0.1:${(io.httpServer.address() as AddressInfo).port}${TICKET_NAMESPACE}`;
  side = await attachTickets(io, tickets.services, { sweepMs: 20 });
});
afterEach(async () => {
  for (const socket of sockets) {
    socket.close();
  }
  sockets = [];
  side.close();
  await io.close();
  await tickets.close();
});

function listen(token: unknown) {
  const socket = connect(url, { auth: { token }, forceNew: true, reconnectionDelay: 10 });
  sockets.push(socket);
  const heard: unknown[] = [];
  const said: string[] = [];
  socket.on(TICKET_EVENT, (text: string) => heard.push(JSON.parse(text)));
  socket.on("connect", () => said.push("connect"));
  socket.on("connect_error", ({ message }) => said.push(message));
  socket.on("disconnect", (reason) => said.push(reason));
  return { socket, heard, said };
}

const toToken = ({ headers }: TestPerson) => headers.authorization.replace("Bearer ", "");

test("an account hears of its tickets alone, on each of its devices", async () => {
  const bruno = await tickets.person("bruno@esempio.it");
  const [one, two, other] = [listen(toToken(anna)), listen(toToken(anna)), listen(toToken(bruno))];
  for (const { said } of [one, two, other]) {
    await soon(() => expect(said).toEqual(["connect"]));
  }
  const { slug, message } = (await anna.open()).body.data;
  await soon(() => expect(two.heard).toEqual([{ slug, message }]));
  const { number } = (await anna.get(`/tickets/${slug}`)).body.data;
  await replyAsOperator(tickets.services, { number: parseTicketNumber(number) ?? 0, text: "Sì." });
  const { lastMessage } = (await anna.get(`/tickets/${slug}`)).body.data;
  const both = [
    { slug, message },
    { slug, message: lastMessage },
  ];
  await soon(() => expect([one.heard, two.heard]).toEqual([both, both]));
  await bruno.open();
  await soon(() => expect(other.heard).toHaveLength(1));
  expect(one.heard).toEqual(both);
});

test("who shows no good token is told to log in", async () => {
  const said = ["no", undefined, { $ne: "" }].map((token) => listen(token).said);
  await soon(() => expect(said).toEqual(said.map(() => ["unauthenticated"])));
});

test("a connection taken up by somebody else hears what is theirs alone", async () => {
  const bruno = await tickets.person("bruno@esempio.it");
  const { socket, heard, said } = listen(toToken(anna));
  await soon(() => expect(said).toEqual(["connect"]));
  const annas = (await anna.open()).body.data;
  await soon(() => expect(heard).toEqual([annas]));
  socket.auth = { token: toToken(bruno) };
  socket.io.engine.close();
  await soon(() => expect(said).toEqual(["connect", expect.any(String), "connect"]));
  expect(socket.recovered).toBe(true);
  await anna.open();
  const brunos = (await bruno.open()).body.data;
  await soon(() => expect(heard).toEqual([annas, brunos]));
});

test("a socket ends with its session, and a while after its token", async () => {
  const bruno = await tickets.person("bruno@esempio.it");
  const [ended, lasting] = [listen(toToken(anna)), listen(toToken(bruno))];
  await soon(() => expect([ended.said, lasting.said]).toEqual([["connect"], ["connect"]]));
  const now = tickets.services.clock.now();
  await endSessions(tickets.services.db, { accountId: anna.account.id, keep: null, now });
  await soon(() => expect(ended.said).toEqual(["connect", "io server disconnect"]));
  expect(lasting.said).toEqual(["connect"]);
  tickets.pass((tickets.services.config.accessTokenSeconds + 61) * 1000);
  await soon(() => expect(lasting.said).toEqual(["connect", "io server disconnect"]));
});
