import { createHash } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { runAdmin } from "../admin/test-admin.ts";
import { TEST_SELLER_EMAIL } from "../seller-papers/test-seller-papers.ts";
import { setUp } from "../test-setup.ts";
import { acceptContract } from "./accept-contract.ts";
import { readPaperText } from "./papers/test-paper-text.ts";
import { CONTRACT_SWITCHES, type ContractSwitches } from "./rules/contract-switches.ts";
import { signContract } from "./sign-contract.ts";
import { type Contract, findContract } from "./store/contract-repository.ts";
import { submitContract } from "./submit-contract.ts";
import { startTestContracts, type TestMail, TICKED, WITHDRAWAL } from "./test-contracts.ts";

const contracts = setUp("file", startTestContracts);
beforeEach(() => contracts.reset());

// Each order draws six documents, which takes seconds if many tests share a processor.
vi.setConfig({ testTimeout: 90_000 });

const SIGNED = "2026-11-21T10:00:00.000Z";
const admin = (action: string, id: string, ...rest: string[]) =>
  runAdmin(contracts.services, ["contracts", action, id, "--motivo", "PEC delle 12", ...rest]);
const toHashes = (mail: TestMail | undefined) =>
  mail?.attachments
    .filter(({ filename }) => filename.endsWith(".pdf"))
    .map(({ content }) => createHash("sha256").update(Buffer.from(content, "base64")).digest("hex"))
    .toSorted();
const hasCalendar = (mail: TestMail | undefined) =>
  mail?.attachments.some(({ filename }) => filename.endsWith(".ics"));

test("calls a signed order a proposal until the supplier's acceptance concludes it", async () => {
  const { id, view } = await contracts.signed();
  const [signature] = await contracts.mails("contract-signed");
  expect(signature?.text).toMatch(/il contratto nasce quando ti arriva la sua accettazione/);
  expect(`${signature?.subject} ${signature?.text}`).not.toMatch(/contratto è concluso\.|Concluso/);
  expect(hasCalendar(signature)).toBe(false);

  contracts.setNow("2026-11-24T15:30:00Z");
  expect(await admin("accept", id)).toMatchObject({ code: 0 });
  const contract = await view();
  expect(contract).toMatchObject({
    state: "accepted",
    signedAt: SIGNED,
    concludedAt: "2026-11-24T15:30:00.000Z",
    // The fourteenth day after the acceptance is a holiday.
    withdrawal: { until: "2026-12-09T22:59:59.000Z", open: true },
    actions: ["withdraw"],
  });
  const [confirmation] = await contracts.mails("contract-accepted");
  expect(confirmation?.to).toBe("mario@example.it");
  expect(confirmation?.text).toContain("il contratto è concluso.");
  expect(confirmation?.text).toContain("Firmato il: 21 novembre 2026, 11:00");
  expect(confirmation?.text).toContain("Concluso il: 24 novembre 2026, 16:30");
  expect(confirmation?.text).toContain("recedere fino al 9 dicembre 2026, 23:59");
  expect(hasCalendar(confirmation)).toBe(true);
  expect(toHashes(confirmation)).toEqual(contract.documents.map(({ sha256 }) => sha256).toSorted());
});

test("says in every document of the signature when the contract is concluded", async () => {
  const { id, key, view } = await contracts.signed();
  const { offer, duties } = await view();
  const read = async (kind: string) => {
    const url = `/api/v1/contracts/${id}/${kind}.pdf`;
    const { rawPayload } = await contracts.app.inject({ url, headers: { "owner-key": key } });
    return (await readPaperText(rawPayload)).replaceAll(/\s+/g, " ");
  };
  expect(duties.process.at(-1)).toContain("è una proposta");
  expect(await read("conditions")).toContain(duties.process.at(-1));
  expect(await read("signature")).toContain(
    `Quando arriva l’accettazione di ${offer.counterparty.name}`,
  );
});

test("counts from the moment at which the supplier's own letter arrived", async () => {
  const { id, view } = await contracts.signed();
  contracts.setNow("2026-11-24T15:30:00Z");
  const arrived = (moment: string) => admin("accept", id, "--arrivata", moment);
  expect(await arrived("2026-11-21 10:59")).toMatchObject({ code: 1 });
  expect(await arrived("2026-11-24 16:31")).toMatchObject({ code: 1 });
  expect(await arrived("2026-11-31 10:00")).toMatchObject({ code: 2 });
  expect(await arrived("ieri")).toMatchObject({ code: 2 });
  expect((await view()).state).toBe("signed");
  // The list prints the signature's time in the form in which the command reads a time.
  const { out } = await runAdmin(contracts.services, ["contracts", "list"]);
  expect(out.find((line) => line.includes(id))).toMatch(/^2026-11-21 11:0\d {2}firmato/);
  expect(await arrived("2026-11-22 09:05")).toMatchObject({ code: 0 });
  expect(await view()).toMatchObject({
    concludedAt: "2026-11-22T08:05:00.000Z",
    withdrawal: { until: "2026-12-07T22:59:59.000Z" },
  });
});

test("activates nothing that the supplier has not accepted", async () => {
  const { id } = await contracts.signed({ early: true });
  const refused = await admin("activate", id);
  expect(refused.code).toBe(1);
  expect(refused.err.join()).toContain("prima usa contracts accept");
  expect(await admin("accept", id)).toMatchObject({ code: 0 });
  expect(await admin("activate", id)).toMatchObject({ code: 0 });
});

test("a proposal is withdrawn long after its signature while nobody has accepted it", async () => {
  const { id, call } = await contracts.signed();
  contracts.setNow("2027-02-01T10:00:00Z");
  expect(await call("POST", "/withdraw", WITHDRAWAL)).toMatchObject({ status: 200 });
  expect(await admin("accept", id)).toMatchObject({ code: 1 });
  const [receipt] = await contracts.mails("contract-withdrawn");
  expect(receipt?.text).toContain("Il fornitore non l’aveva ancora accettato");
  expect(receipt?.text).toContain("Oggi lo dico al fornitore");
  const told = (await contracts.mails("contract-operator")).at(-1);
  expect(told?.text).toContain(`Il recesso parte adesso per ${TEST_SELLER_EMAIL}.`);
});

test("tells the holder why a supplier refused, before and after its acceptance", async () => {
  const proposal = await contracts.signed();
  const concluded = await contracts.concluded();
  await admin("refuse", proposal.id);
  await admin("refuse", concluded.id);
  const told = (await contracts.mails("contract-changed")).map(({ text }) => text);
  expect(told[0]).toContain("non ha accettato l’ordine");
  expect(told[1]).toContain("non può attivare il contratto");
});

test("concludes with the signature where the supplier's conditions bind it", async () => {
  const draft = await contracts.filled();
  const { db } = contracts.services;
  const read = async () => (await findContract(db, draft.id)) as Contract;
  const { offer, offerHash, version } = await draft.view();
  const switches: ContractSwitches = {
    ...CONTRACT_SWITCHES,
    boundBySignature: [{ vatNumber: offer.counterparty.vatNumber ?? "", tipology: "luce" }],
  };
  const services = { ...contracts.services, switches };
  const origin = { address: "192.0.2.1", device: "prova" };
  await submitContract(services, await read(), { offerHash, version, boxes: TICKED }, origin);
  const code = await contracts.lastCode();
  await signContract(services, await read(), { code }, origin);
  expect(await draft.view()).toMatchObject({
    state: "signed",
    duties: { conclusion: "signature" },
    signedAt: SIGNED,
    concludedAt: SIGNED,
    withdrawal: { until: "2026-12-07T22:59:59.000Z" },
  });
  const [mail] = await contracts.mails("contract-signed");
  expect(mail?.text).toContain("il contratto è concluso.");
  expect(hasCalendar(mail)).toBe(true);
  const accept = acceptContract(services, draft, { reason: "PEC", operator: "Carla" });
  await expect(accept).rejects.toThrow(/concluso dalla firma/);
  contracts.setNow("2026-12-08T10:00:00Z");
  expect(await admin("activate", draft.id)).toMatchObject({ code: 0 });
});
