import { expect, test } from "vitest";
import { createTestAccount, signInForTest } from "../accounts/sessions/test-session.ts";
import { startTestAssistant } from "../chat/test-assistant.ts";
import { createTestDatabase } from "../db/test-database.ts";
import { letSupplier } from "../forms/test-let-supplier.ts";
import { TEST_RATE_FORM } from "../forms/test-rate-form.ts";
import { listLeads } from "../leads/lead-repository.ts";
import { listQueuedMails } from "../mail/test-queued-mails.ts";
import { toUnsubscribeUrl } from "../mail/unsubscribe-key.ts";
import { setUp } from "../test-setup.ts";

const OPERATOR = "op@volpe.example";
const open = setUp("test", createTestDatabase);
const assistant = setUp("test", () =>
  startTestAssistant(open, { config: { operatorEmail: OPERATOR } }),
);

async function post(path: string, payload: object, headers: Record<string, string> = {}) {
  const url = `/api/v1${path}`;
  const reply = await assistant.inject({ method: "POST", url, headers, payload });
  expect(reply.json().errors).toBeUndefined();
  return reply.json().data;
}

const withdraw = {
  async profile() {
    const { id } = await createTestAccount(assistant.services, { email: TEST_RATE_FORM.email });
    const headers = await signInForTest(assistant.services, id);
    await post("/auth/consents", { marketing: false, thirdParties: false }, headers);
    await post("/auth/consents", { marketing: false, thirdParties: false }, headers);
  },
  async link(rate: string) {
    const url = new URL(toUnsubscribeUrl(assistant.services.config, rate));
    const request = { reference: rate, key: url.searchParams.get("chiave") };
    await post("/unsubscribe", request);
    await post("/unsubscribe", request);
  },
};

test.each(["profile", "link"] as const)(
  "tells the operator once of a supplier's consent that is withdrawn by %s",
  async (way) => {
    const rate = await letSupplier(assistant);
    await withdraw[way](rate);
    const [lead] = await listLeads(open.db, null);
    const told = (await listQueuedMails(assistant.services)).filter(({ subject }) =>
      subject.startsWith("Recapiti da non passare più"),
    );
    expect(told.map(({ to }) => to)).toEqual([OPERATOR]);
    expect(told[0]?.text).toContain(lead?.id);
    expect(told[0]?.text).toContain("Acconsento a passare nome ed e-mail al fornitore");
    expect(JSON.stringify(told)).not.toMatch(/anna/i);
  },
);
