import type { AddressInfo } from "node:net";
import { TICKET_EVENT, TICKET_NAMESPACE } from "@volpe/contract";
import { eq } from "drizzle-orm";
import { Server } from "socket.io";
import { io as connect, type Socket } from "socket.io-client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { endSession } from "../accounts/sessions/session-repository.ts";
import { sessions } from "../accounts/sessions/session-tables.ts";
import { getSignedIn } from "../accounts/sessions/signed-in.ts";
import { signInForTest } from "../accounts/sessions/test-session.ts";
import { setUp } from "../test-setup.ts";
import { soon } from "../test-soon.ts";
import { openGuestTicket } from "./open-guest-ticket.ts";
import { replyAsOperator } from "./operate-ticket.ts";
import { startTestTickets, type TestPerson } from "./test-tickets.ts";
import { parseTicketNumber } from "./ticket-number.ts";
import { attachTickets } from "./ticket-socket.ts";

let anna: TestPerson;
let side: { close(): void };
let io: Server;
let url = "";
let sockets: Socket[] = [];
const tickets = setUp("test", startTestTickets);
beforeEach(async () => {
  anna = await tickets.person("anna@esempio.it");
  io = new Server();
  io.listen(0);
  url = `http://127.0.0.1:${(io.httpServer.address() as AddressInfo).port}${TICKET_NAMESPACE}`;
  side = await attachTickets(io, tickets.services);
});
afterEach(async () => {
  for (const socket of sockets) {
    socket.close();
  }
  sockets = [];
  side.close();
  await io.close();
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

test("signals to an account's devices only its own tickets", async () => {
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

test("signals an answer to a chat ticket only to the account with its address", async () => {
  const { services } = tickets;
  const bruno = await tickets.person("bruno@esempio.it");
  const [own, other] = [listen(toToken(anna)), listen(toToken(bruno))];
  for (const { said } of [own, other]) {
    await soon(() => expect(said).toEqual(["connect"]));
  }
  const { number, slug } = await services.db.transaction((within) =>
    openGuestTicket(within, services, {
      name: "Anna Bianchi",
      email: "Anna@esempio.it",
      rateId: null,
      subject: "Dalla chat: luce",
      text: "La voltura è a nome di mio padre",
      visitorAddress: "1.1.1.1",
    }),
  );
  await replyAsOperator(services, { number, text: "Basta la delega." });
  const { lastMessage } = (await anna.get(`/tickets/${slug}`)).body.data;
  await soon(() => expect(own.heard.at(-1)).toEqual({ slug, message: lastMessage }));
  await bruno.open();
  await soon(() => expect(other.heard).toHaveLength(1));
  expect(other.heard).not.toContainEqual(expect.objectContaining({ slug }));
});

test("a connection without a valid token is refused", async () => {
  const said = ["no", undefined, { $ne: "" }].map((token) => listen(token).said);
  await soon(() => expect(said).toEqual(said.map(() => ["unauthenticated"])));
});

test("signals only its own tickets to a device that another account took over", async () => {
  const bruno = await tickets.person("bruno@esempio.it");
  const { socket, heard, said } = listen(toToken(anna));
  await soon(() => expect(said).toEqual(["connect"]));
  const annas = (await anna.open()).body.data;
  await soon(() => expect(heard).toEqual([annas]));
  socket.auth = { token: toToken(bruno) };
  socket.io.engine.close();
  await soon(() => expect(said).toEqual(["connect", expect.any(String), "connect"]));
  await anna.open();
  const brunos = (await bruno.open()).body.data;
  await soon(() => expect(heard).toEqual([annas, brunos]));
});

test("closes a socket as soon as its session ends", async () => {
  const { services } = tickets;
  const second = await signInForTest(services, anna.account.id);
  const bruno = await tickets.person("bruno@esempio.it");
  const ended = listen(second.authorization.replace("Bearer ", ""));
  const lasting = [listen(toToken(anna)), listen(toToken(bruno))];
  for (const { said } of [ended, ...lasting]) {
    await soon(() => expect(said).toEqual(["connect"]));
  }
  const end = (headers: Record<string, string>) =>
    tickets.app.inject({ method: "DELETE", url: "/api/v1/auth/sessions", headers });
  expect((await end(anna.headers)).statusCode).toBe(200);
  await soon(() => expect(ended.said).toEqual(["connect", "io server disconnect"]));
  expect(lasting.map(({ said }) => said)).toEqual([["connect"], ["connect"]]);
  const { accountId, sessionId } = await getSignedIn(services, anna);
  await endSession(services.db, { accountId, id: sessionId, now: services.clock.now() });
  await soon(() => expect(lasting[0]?.said).toEqual(["connect", "io server disconnect"]));
  expect(lasting[1]?.said).toEqual(["connect"]);
});

test("closes a socket soon after its token expires", async () => {
  side.close();
  side = await attachTickets(io, tickets.services, { sweepMs: 20 });
  const bruno = await tickets.person("bruno@esempio.it");
  const [ended, lasting] = [listen(toToken(anna)), listen(toToken(bruno))];
  await soon(() => expect([ended.said, lasting.said]).toEqual([["connect"], ["connect"]]));
  await tickets.services.db.delete(sessions).where(eq(sessions.accountId, anna.account.id));
  await soon(() => expect(ended.said).toEqual(["connect", "io server disconnect"]));
  expect(lasting.said).toEqual(["connect"]);
  tickets.pass((tickets.services.config.accessTokenSeconds + 61) * 1000);
  await soon(() => expect(lasting.said).toEqual(["connect", "io server disconnect"]));
});
