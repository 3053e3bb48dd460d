import { beforeAll, expect, test, vi } from "vitest";
import { importOffers } from "../catalogue/energy/import/import-offers.ts";
import {
  electricityFile,
  figureFiles,
  manyOffers,
} from "../catalogue/energy/import/test-import.ts";
import { fileTestPapers } from "../seller-papers/test-seller-papers.ts";
import { setUp } from "../test-setup.ts";
import { takeOffer } from "./offer/take-offer.ts";
import { readPaperText } from "./papers/test-paper-text.ts";
import { CONTRACT_SWITCHES, type ContractSwitches } from "./rules/contract-switches.ts";
import { TEST_BUSINESS, TEST_PAYMENT, TEST_SUPPLY } from "./rules/test-parts.ts";
import { startTestContracts, TICKED } from "./test-contracts.ts";

// Drawing the documents of an order may be slow on a test machine.
vi.setConfig({ testTimeout: 90_000 });

/** Code 02 means other uses in the Portal's format. */
const BUSINESS_OFFERS = manyOffers(10, { customer: "02" });
const PER = "destinazione=aziende&consumo=6000&potenza=6&provincia=MB";

let slug = "";
const contracts = setUp("file", startTestContracts);
beforeAll(async () => {
  const { services } = contracts;
  const files = [electricityFile(BUSINESS_OFFERS), ...(await figureFiles())];
  await importOffers(services, { files, force: true, onRefusal: () => undefined });
  await services.catalogue.reload();
  await fileTestPapers(services);
  slug = services.catalogue.rank("luce", { destinazione: "aziende" }).offers[0]?.slug ?? "";
});

const squeeze = (text: string) => text.replaceAll(/\s/g, "");

test("promises no withdrawal in the stored PDF of a business order", async () => {
  const order = await contracts.begin(slug, { regime: "business", per: PER });
  expect(order.made.status).toBe(201);
  const parts = { business: TEST_BUSINESS, supply: TEST_SUPPLY, payment: TEST_PAYMENT };
  expect(await order.call("PATCH", "", parts)).toMatchObject({ status: 200 });
  const { offerHash, version, duties, offer } = await order.view();
  expect(duties.withdrawal.kind).toBe("none");
  const boxes = Object.fromEntries(
    duties.boxes.filter(({ needed }) => needed).map(({ name }) => [name, true]),
  );
  expect(Object.keys(boxes).toSorted()).toEqual(Object.keys(TICKED).toSorted());
  expect(await order.call("POST", "/submit", { offerHash, version, boxes })).toMatchObject({
    status: 200,
  });
  const code = await contracts.lastCode();
  expect(await order.call("POST", "/sign", { code })).toMatchObject({ status: 200 });

  const { rawPayload } = await contracts.app.inject({
    url: `/api/v1/contracts/${order.id}/contract.pdf`,
    headers: { "owner-key": order.key },
  });
  const text = squeeze(await readPaperText(rawPayload));
  const words = [
    ...["Forno Rossi S.r.l.", "Firma per l’attività", "Mario Rossi", "12345678903", "ABC1234"],
    ...["forno@example.it", "Attività", order.id, offer.name, offer.counterparty.name],
    ...offer.papers.map(({ sha256 }) => sha256),
    duties.withdrawal.text,
  ];
  expect(words.filter((each) => !text.includes(squeeze(each)))).toEqual([]);
  expect(text).not.toContain(TEST_PAYMENT.iban);
  expect(text).not.toContain(squeeze("fine dei 14 giorni"));

  const [confirmation] = (await contracts.mails("contract-signed")).filter(
    ({ to }) => to === TEST_BUSINESS.email,
  );
  const sent = confirmation?.attachments.map(({ content }) => content);
  expect(sent).toContain(rawPayload.toString("base64"));
});

test("only a business has a limit of power for an order of electricity", async () => {
  const take = async (kw: number, regime: "business" | "consumer", lowVoltageMaxKw = 100) => {
    const per = PER.replace("potenza=6", `potenza=${kw}`);
    const switches = { ...CONTRACT_SWITCHES, lowVoltageMaxKw };
    return (await takeOffer({ ...contracts.services, switches }, { slug, per, regime }))?.way;
  };
  expect(await take(100, "business")).toMatchObject({ kind: "order" });
  expect(await take(101, "business")).toMatchObject({
    kind: "mismatch",
    text: expect.stringContaining("bassa tensione"),
  });
  expect(await take(101, "consumer")).toMatchObject({ kind: "order" });
  expect(await take(101, "business", 200)).toMatchObject({ kind: "order" });
});

test.each(["luce", "gas"] as const)(
  "hands over a consumer's %s if a mailed code does not sign it",
  async (tipology) => {
    const { services } = contracts;
    const gas = services.catalogue.rank("gas", {}).offers[0]?.slug ?? "";
    const [at, per] = tipology === "luce" ? [slug, PER] : [gas, "provincia=MB"];
    const wayAt = async (ways: ContractSwitches["ways"]) =>
      (
        await takeOffer(
          { ...services, switches: { ...CONTRACT_SWITCHES, ways } },
          { slug: at, per, regime: "consumer" },
        )
      )?.way.kind;
    const { ways } = CONTRACT_SWITCHES;
    expect(await wayAt({ ...ways, [tipology]: "hand-over" })).toBe("hand-over");
    expect(await wayAt(ways)).toBe("order");
  },
);
