import { AFFILIATE_TERMS, type BillCreated } from "@volpe/contract";
import { createTestAccount, signInForTest } from "./accounts/sessions/test-session.ts";
import { drawBill } from "./bill-reading/test-bills/draw-bill.ts";
import { RECEIPT_BILLS } from "./bill-reading/test-bills/receipt-bills.ts";
import { TEST_CONSUMER } from "./contracts/rules/test-parts.ts";
import { startTestContracts, type TestContracts } from "./contracts/test-contracts.ts";
import { TEST_RATE_FORM } from "./forms/test-rate-form.ts";
import { toForm } from "./tickets/test-tickets.ts";

/** The credentials of a person: a login, and the key of each thing that they made. */
export type Holder = {
  email: string;
  headers: Record<string, string>;
  /** Slug of the one item in their list. */
  favourite: string;
  rate: string;
  offer: string;
  bill: { id: string; key: string; files: BillCreated["files"] };
  contract: { id: string; key: string };
  signed: { id: string; key: string };
  ticket: { slug: string; message: string; file: string };
  session: string;
  hook: string;
};
export type Call = { path: string; payload?: object; headers?: Record<string, string> };

/** The real server with two people, each of whom has one of every thing. */
export async function startTestHolders() {
  const contracts = await startTestContracts();
  const send = (method: string, call: Call) => sendTo(contracts, method, call);
  const { offers } = contracts.services.catalogue.rank("luce", {});
  const [first = "", second = ""] = offers.map(({ slug }) => slug);
  return {
    contracts,
    send,
    anna: await createHolder(contracts, { email: "anna@example.it", favourite: first }),
    bruno: await createHolder(contracts, { email: "bruno@example.it", favourite: second }),
    close: () => contracts.close(),
  };
}

/** Texts that only the holder may read. */
export function listOwnTexts({
  email,
  rate,
  bill,
  contract,
  signed,
  ticket,
  session,
  hook,
}: Holder) {
  return [
    ...[email, rate, bill.id, bill.key, contract.id, contract.key],
    ...[signed.id, signed.key, ticket.slug, session, hook],
  ];
}

async function sendTo(
  contracts: TestContracts,
  method: string,
  { path, payload, headers = {} }: Call,
) {
  const reply = await contracts.app.inject({
    method: method as "GET",
    url: `/api/v1${path}`,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: reply.statusCode, text: reply.body };
}

async function createHolder(
  contracts: TestContracts,
  { email, favourite }: Pick<Holder, "email" | "favourite">,
): Promise<Holder> {
  const account = await createTestAccount(contracts.services, { email });
  const headers = await signInForTest(contracts.services, account.id);
  const make = async (method: string, call: Call) =>
    JSON.parse(
      (await sendTo(contracts, method, { ...call, headers: { ...headers, ...call.headers } })).text,
    ).data;
  const { rate } = await make("POST", { path: "/rates", payload: { ...TEST_RATE_FORM, email } });
  const { offers } = await make("GET", { path: `/rates/${rate}` });
  const [receipt] = RECEIPT_BILLS;
  const pdf = receipt === undefined ? Buffer.alloc(0) : await drawBill(receipt);
  const files = [{ name: "bolletta.pdf", content: pdf }];
  const bill = await make("POST", { path: "/bills", ...toForm({}, files) });
  const order = await contracts.begin(contracts.offer, { headers });
  await order.call("PATCH", "", { consumer: { ...TEST_CONSUMER, email } });
  const fields = {
    id: crypto.randomUUID(),
    message: "Guardate il file.",
    subject: "Aiuto",
    rate: "",
  };
  const { slug: ticket } = await make("POST", { path: "/tickets", ...toForm(fields, files) });
  const { messages } = await make("GET", { path: `/tickets/${ticket}` });
  const [session] = await make("GET", { path: "/auth/sessions" });
  const joining = { site: "www.esempio.it", accepted: true, version: AFFILIATE_TERMS.version };
  await make("POST", { path: "/affiliates", payload: joining });
  const { hook } = await make("POST", {
    path: "/affiliates/me/hooks",
    // No server answers at this address, and a test of the route needs no answer.
    payload: { kind: "webhook", url: "https://ricevente.invalid/eventi" },
  });
  await make("POST", { path: "/auth/syncdata", payload: { preferiti: [favourite] } });
  return {
    email,
    favourite,
    headers,
    rate,
    offer: offers[0].slug,
    bill: { id: bill.bill, key: bill.key, files: bill.files },
    contract: { id: order.id, key: order.key },
    signed: await contracts.concluded(),
    ticket: { slug: ticket, message: messages[0].id, file: messages[0].attachments[0].id },
    session: session.id,
    hook: hook.id,
  };
}
