import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ContractPreview, ContractView } from "@volpe/contract";
import { sql } from "drizzle-orm";
import { importOffers } from "../catalogue/energy/import/import-offers.ts";
import { wholeFiles } from "../catalogue/energy/import/test-import.ts";
import { listQueuedMails } from "../mail/test-queued-mails.ts";
import { useCheapFonts } from "../pdf/test-fonts.ts";
import { fileTestPapers } from "../seller-papers/test-seller-papers.ts";
import type { VolpeServer } from "../server.ts";
import { createTestServer, TEST_NOW, type TestServerOptions } from "../test-server.ts";
import { acceptContract } from "./accept-contract.ts";
import { CONTRACT_SWITCHES } from "./rules/contract-switches.ts";
import { TEST_CONSUMER, TEST_PAYMENT, TEST_SUPPLY } from "./rules/test-parts.ts";

export type TestMail = {
  to: string;
  kind: string;
  subject: string;
  text: string;
  html: string;
  reference: string;
  /** ISO 8601. */
  createdAt: string;
  attachments: { filename: string; content: string }[];
};

export const TEST_PER = "consumo=2700&potenza=3&provincia=MB";
export const TICKED = {
  privacy: true,
  conditions: true,
  clauses: true,
  durable: true,
} as const;

/**
 * The real server with real offers and their sellers' documents, and the calls of a contract. Its
 * papers are drawn in Helvetica.
 */
export async function startTestContracts(options: TestServerOptions = {}) {
  let now = TEST_NOW;
  const dataDir = mkdtempSync(join(tmpdir(), "volpe-contracts-"));
  const restoreFonts = useCheapFonts();
  const server = await createTestServer({
    ...options,
    config: { operatorEmail: "op@volpe.example", dataDir, ...options.config },
    clock: { now: () => now },
  });
  const { services } = server;
  await importOffers(services, { files: await wholeFiles(), onRefusal: () => undefined });
  await services.catalogue.reload();
  await fileTestPapers(services);
  const [first] = services.catalogue.rank("luce", {}).offers;
  const offer = first?.slug ?? "";
  const calls = toCalls(server);
  return {
    ...server,
    ...calls,
    offer,
    async close() {
      await server.close();
      restoreFonts();
      rmSync(dataDir, { recursive: true, force: true });
    },
    passMs(ms: number) {
      now = new Date(now.getTime() + ms);
    },
    setNow(moment: string) {
      now = new Date(moment);
    },
    /** Restores the first moment and clears mails and counted uses. */
    async reset() {
      now = TEST_NOW;
      await services.db.execute(sql`delete from jobs.job where name = 'mail'`);
      await services.db.execute(sql`delete from limit_counters`);
    },
    async mails(kind?: string): Promise<TestMail[]> {
      const mails = (await listQueuedMails(services)) as TestMail[];
      return mails.filter((mail) => !kind || mail.kind === kind);
    },
    /** A draft with all parts. */
    async filled({ slug = offer, supply = TEST_SUPPLY } = {}) {
      const draft = await calls.begin(slug);
      await draft.call("PATCH", "", {
        consumer: TEST_CONSUMER,
        supply,
        payment: TEST_PAYMENT,
      });
      return draft;
    },
    async lastCode(): Promise<string> {
      const codes = (await this.mails("contract-code")).map(
        ({ text }) => /codice per firmare: (\d{6})/.exec(text)?.[1] ?? "",
      );
      return codes.at(-1) ?? "";
    },
    /** An order that waits for its code. */
    async submitted(boxes: object = {}) {
      const draft = await this.filled();
      const { offerHash, version } = await draft.view();
      await draft.call("POST", "/submit", { offerHash, version, boxes: { ...TICKED, ...boxes } });
      return draft;
    },
    async signed(boxes: object = {}) {
      const order = await this.submitted(boxes);
      await order.call("POST", "/sign", { code: await this.lastCode() });
      return order;
    },
    /** A contract that the supplier's acceptance has concluded. */
    async concluded(boxes: object = {}) {
      const order = await this.signed(boxes);
      const switched = { ...services, switches: CONTRACT_SWITCHES };
      await acceptContract(switched, order, { reason: "PEC del fornitore", operator: "prova" });
      return order;
    },
  };
}

export type TestContracts = Awaited<ReturnType<typeof startTestContracts>>;

export const WITHDRAWAL = { name: "Mario Rossi", email: "mario@example.it", confirmed: true };

type Beginning = {
  regime: string;
  headers: Record<string, string>;
  key: string;
  per: string;
  /** The quote that the contract comes from. */
  rate: string;
  /** The contracts whose keys the client holds. */
  contractKeys: { contract: string; key: string }[];
};

function toCalls({ app }: VolpeServer) {
  const call = async (
    method: "GET" | "POST" | "PATCH",
    path: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) => {
    const reply = await app.inject({
      method,
      url: `/api/v1${path}`,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
  };
  const preview = async (slug: string, query = `per=${encodeURIComponent(TEST_PER)}`) =>
    (await call("GET", `/contracts/offers/${slug}?${query}`)).body.data as ContractPreview;
  return {
    call,
    preview,
    async begin(
      slug: string,
      {
        regime = "consumer",
        headers = {},
        key = randomUUID(),
        per = TEST_PER,
        rate,
        contractKeys,
      }: Partial<Beginning> = {},
    ) {
      const { offer, offerHash } = await preview(
        slug,
        `regime=${regime}&per=${encodeURIComponent(per)}`,
      );
      const made = await call(
        "POST",
        "/contracts",
        { offer: slug, per: offer.query, offerHash, regime, rate, contractKeys },
        { "idempotency-key": key, ...headers },
      );
      const { contract: id, key: ownerKey } = made.body.data ?? { contract: "", key: "" };
      const own = (method: "GET" | "POST" | "PATCH", rest: string, payload?: object) =>
        call(method, `/contracts/${id}${rest}`, payload, { "owner-key": ownerKey });
      return {
        id,
        key: ownerKey,
        made,
        call: own,
        view: async () => (await own("GET", "")).body.data as ContractView,
      };
    },
  };
}
