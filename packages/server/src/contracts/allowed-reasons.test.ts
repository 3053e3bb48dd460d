import { beforeEach, expect, test } from "vitest";
import { importOffers } from "../catalogue/energy/import/import-offers.ts";
import {
  electricityFile,
  figureFiles,
  gasFile,
  manyOffers,
} from "../catalogue/energy/import/test-import.ts";
import { portalGasOffer } from "../catalogue/energy/import/test-portal-offer.ts";
import { fileTestPapers } from "../seller-papers/test-seller-papers.ts";
import { setUp } from "../test-setup.ts";
import { TEST_SUPPLY } from "./rules/test-parts.ts";
import { startTestContracts, TICKED } from "./test-contracts.ts";

const contracts = setUp("file", startTestContracts);
beforeEach(() => contracts.reset());

/** Imports the test's offers with these codes of TIPOLOGIA_ATT_CONTR. */
async function publish(activationTypes: readonly string[]): Promise<void> {
  const { services } = contracts;
  const files = [
    electricityFile(manyOffers(10, { activationTypes })),
    gasFile([portalGasOffer()]),
    ...(await figureFiles()),
  ];
  await importOffers(services, { files, onRefusal: () => undefined });
  await services.catalogue.reload();
  await fileTestPapers(services);
}

const SUBENTRO = { ...TEST_SUPPLY, reason: "reactivation" } as const;
const REFUSAL =
  "Questa offerta non si può avere con un subentro: scegli un’altra offerta o, se il tuo caso è un altro, correggi la scelta.";

test("leaves the hash of an offer for every reason as it is", async () => {
  await publish(["99"]);
  const always = await contracts.preview(contracts.offer);
  expect(always.offer).not.toHaveProperty("reasons");
  expect(always.needs).not.toHaveProperty("reasons");
  await publish(["01", "02", "03", "04"]);
  expect((await contracts.preview(contracts.offer)).offerHash).toBe(always.offerHash);
  await publish(["01", "04"]);
  const some = await contracts.preview(contracts.offer);
  expect(some.needs.reasons).toEqual(["change", "name-change"]);
  expect(some.offerHash).not.toBe(always.offerHash);
});

test("says why an offer for a change of supplier refuses a subentro", async () => {
  await publish(["01"]);
  const { call, view } = await contracts.filled();
  expect(await call("PATCH", "", { supply: SUBENTRO })).toMatchObject({
    status: 422,
    body: { errors: [{ code: "invalid-field", field: "supply.reason", message: REFUSAL }] },
  });
  expect(await view()).toMatchObject({ supply: { reason: "change" }, missing: [] });
});

test("asks again only for a reason that the offer no longer allows", async () => {
  await publish(["99"]);
  const { call, view } = await contracts.filled({ supply: SUBENTRO });
  const before = await view();
  expect(before.missing).toEqual([]);
  await publish(["01"]);
  const { missing, needs, offerHash, supply, version } = await view();
  expect([missing, needs.reasons, supply]).toEqual([["supply"], ["change"], before.supply]);
  expect(await call("POST", "/submit", { offerHash, version, boxes: TICKED })).toMatchObject({
    status: 409,
    body: { errors: [{ code: "contract-incomplete" }] },
  });
  await call("PATCH", "", { supply: TEST_SUPPLY });
  const mended = await view();
  expect(mended.missing).toEqual([]);
  const order = { offerHash: mended.offerHash, version: mended.version, boxes: TICKED };
  expect((await call("POST", "/submit", order)).status).toBe(200);
});

test("signs no order whose reason the offer no longer allows", async () => {
  await publish(["99"]);
  const { call, view } = await contracts.filled({ supply: SUBENTRO });
  const { offerHash, version } = await view();
  await call("POST", "/submit", { offerHash, version, boxes: TICKED });
  await publish(["01"]);
  expect(await call("POST", "/sign", { code: await contracts.lastCode() })).toMatchObject({
    body: { errors: [{ code: "offer-changed" }] },
  });
  expect(await view()).toMatchObject({ state: "submitted", missing: ["supply"] });
});
