import { type ContractView, formatEurCents, formatVersion } from "@volpe/contract";
import { expect, test, vi } from "vitest";
import { findStructureFaults } from "../../pdf/test-structure.ts";
import { setUp } from "../../test-setup.ts";
import { getOrderable } from "../offer/take-offer.ts";
import { CONTRACT_SWITCHES } from "../rules/contract-switches.ts";
import { toDuties } from "../rules/duties.ts";
import { TEST_BUSINESS, TEST_PAYMENT, TEST_SUPPLY } from "../rules/test-parts.ts";
import { startTestContracts } from "../test-contracts.ts";
import { toPaper } from "./contract-papers.ts";
import { renderPaper } from "./render-paper.ts";
import { readPaperText } from "./test-paper-text.ts";

vi.setConfig({ testTimeout: 90_000 });

const contracts = setUp("file", startTestContracts);

const squeeze = (text: string) => text.replaceAll(/\s/g, "");

function expectWords(text: string, words: readonly string[]): void {
  expect(words.filter((each) => !text.includes(squeeze(each)))).toEqual([]);
}

/** The words about offer and duties that every contract's document contains. */
function toCommonWords({ offer, duties }: Pick<ContractView, "duties" | "offer">): string[] {
  const { counterparty, price } = offer;
  return [
    counterparty.name,
    counterparty.vatNumber ?? "-",
    duties.intermediary,
    duties.commission,
    duties.withdrawal.text,
    offer.name,
    offer.code,
    formatEurCents((price?.perMonthCents ?? 0) / 100),
    formatEurCents((price?.perYearCents ?? 0) / 100),
    price?.label ?? "",
    ...offer.terms.flatMap(({ label, value }) => [label, value]),
    "POD",
    TEST_SUPPLY.point,
    "•••• 3456",
    ...offer.papers.map(({ sha256 }) => sha256),
  ];
}

test("writes the stored figures, the party and the hashes into a consumer's PDF", async () => {
  const { id, key, view } = await contracts.signed();
  const read = async (kind: string) => {
    const { rawPayload } = await contracts.app.inject({
      url: `/api/v1/contracts/${id}/${kind}.pdf`,
      headers: { "owner-key": key },
    });
    return squeeze(await readPaperText(rawPayload));
  };
  const stored = await view();
  const contract = await read("contract");
  expectWords(contract, [
    ...toCommonWords(stored),
    ...["Mario Rossi", "RSSMRA80A01H501U", "mario@example.it", "Consumatore", id],
    "L’attivazione parte dopo la fine dei 14 giorni.",
    ...stored.duties.boxes
      .filter(({ needed }) => needed)
      .map(({ text, version }) => `${text} (testo del ${formatVersion(version)})`),
  ]);
  expect(contract).not.toContain(TEST_PAYMENT.iban);
  const proof = await read("signature");
  const signed = stored.documents.filter(({ kind }) => kind !== "signature");
  expectWords(
    proof,
    signed.flatMap(({ title, version, sha256 }) => [
      `${title} (testo del ${formatVersion(version)})`,
      sha256 ?? "-",
    ]),
  );
  expect(proof).toContain("firmaelettronicasemplice");
});

test("names the company and the signer in a business's PDF", async () => {
  const preview = await contracts.preview(contracts.offer);
  const { offer } = getOrderable(preview);
  const duties = toDuties({ offer, regime: "business" }, CONTRACT_SWITCHES);
  const parts = { consumer: null, business: TEST_BUSINESS, supply: TEST_SUPPLY };
  const bytes = await renderPaper(
    toPaper("contract", {
      contract: {
        id: "AbCdEfGhIjKlMnOpQrStUv",
        regime: "business",
        data: { offer, duties, ...parts, payment: TEST_PAYMENT },
        early: false,
      },
      boxes: duties.boxes,
      now: contracts.services.clock.now(),
      publicUrl: "https://volpe.example",
    }),
  );
  const text = squeeze(await readPaperText(bytes));
  expectWords(text, [
    ...toCommonWords({ offer, duties }),
    ...["Forno Rossi S.r.l.", "Firma per l’attività", "Mario Rossi", "12345678903", "ABC1234"],
    ...["forno@example.it", "Attività"],
  ]);
  expect(text).not.toContain(TEST_PAYMENT.iban);
  expect(text).not.toContain(squeeze("L’attivazione parte dopo la fine dei 14 giorni."));
});

test("draws each document so that a screen reader finds everything", async () => {
  const { id, key, view } = await contracts.signed();
  const drawn = (await view()).documents.filter(({ kind }) => !kind.startsWith("seller-"));
  expect(drawn.length).toBeGreaterThan(3);
  for (const { kind } of drawn) {
    const { rawPayload } = await contracts.app.inject({
      url: `/api/v1/contracts/${id}/${kind}.pdf`,
      headers: { "owner-key": key },
    });
    expect([kind, await findStructureFaults(rawPayload)]).toEqual([kind, []]);
  }
});
