import { type ContractOffer, Regime, Tipology } from "@volpe/contract";
import { expect, test } from "vitest";
import { toPaymentMethods, toSupplyReasons } from "../../spend/energy-codes.ts";
import { toHandOver } from "../words/contract-texts.ts";
import { CONTRACT_SWITCHES, type ContractSwitches, NEEDED_PAPERS } from "./contract-switches.ts";
import { toDuties, toNeeds } from "./duties.ts";

const ALWAYS = "privacy conditions clauses durable";

const TABLE = [
  ["luce", "consumer", "statutory", `${ALWAYS} early`, "ARERA"],
  ["gas", "consumer", "statutory", `${ALWAYS} early`, "ARERA"],
  ["internet", "consumer", "statutory", `${ALWAYS} summary early`, "ConciliaWeb"],
  ["noleggio", "consumer", "none", ALWAYS, "Ministero"],
  ["pos", "consumer", "none", ALWAYS, "Arbitro"],
  ["luce", "business", "none", ALWAYS, "ARERA"],
  ["gas", "business", "none", ALWAYS, "ARERA"],
  ["internet", "business", "none", `${ALWAYS} summary`, "ConciliaWeb"],
  ["noleggio", "business", "none", ALWAYS, "Ministero"],
  ["pos", "business", "none", ALWAYS, "Arbitro"],
] as const;

const VAT_NUMBER = "12345678903";

function toOffer(tipology: Tipology): Pick<ContractOffer, "code" | "counterparty" | "tipology"> {
  const named = { name: "Luce Chiara S.p.A.", vatNumber: VAT_NUMBER, seat: null, email: null };
  const counterparty = { ...named, phone: null, website: null, complaints: "" };
  return { tipology, code: "", counterparty };
}

test("the table has each kind of offer in each regime", () => {
  expect(TABLE).toHaveLength(Tipology.anyOf.length * Regime.anyOf.length);
});

test.each(TABLE)(
  "gives %s for a %s the withdrawal %s and the boxes %s",
  (tipology, regime, kind, boxes, body) => {
    const duties = toDuties({ offer: toOffer(tipology), regime }, CONTRACT_SWITCHES);
    expect(duties.withdrawal.kind).toBe(kind);
    expect(duties.boxes.map(({ name }) => name).join(" ")).toBe(boxes);
    expect(duties.disputes).toContain(body);
  },
);

test("the process names the button «Recedere dal contratto qui» only where the law gives a right of withdrawal", () => {
  for (const [tipology, regime, kind] of TABLE) {
    const { process } = toDuties({ offer: toOffer(tipology), regime }, CONTRACT_SWITCHES);
    expect(process.join().includes("«Recedere dal contratto qui»")).toBe(kind === "statutory");
    expect(process.join()).toContain("Fino ad allora la puoi ritirare senza costi");
  }
});

test("calls a withdrawal free of cost only together with the cost of an early start", () => {
  const { withdrawal } = toDuties(
    { offer: toOffer("luce"), regime: "consumer" },
    CONTRACT_SWITCHES,
  );
  expect(withdrawal.text).toMatch(
    /non costa niente; se però hai chiesto l’attivazione subito, paghi quello che hai usato/,
  );
});

test("says that a terminal serves a business, whoever buys it", () => {
  const terminal = { offer: toOffer("pos"), regime: "consumer" } as const;
  const { withdrawal } = toDuties(terminal, { ...CONTRACT_SWITCHES, businessWithdrawal: true });
  expect(withdrawal).toEqual({ kind: "none", text: expect.stringMatching(/^Un terminale serve/) });
  expect(toHandOver("pos")).toContain("foglio informativo");
});

test("requires all shown boxes except the early start", () => {
  const line = { offer: toOffer("internet"), regime: "consumer" } as const;
  const { boxes } = toDuties(line, CONTRACT_SWITCHES);
  expect(boxes.filter(({ needed }) => !needed).map(({ name }) => name)).toEqual(["early"]);
});

test.each(TABLE)("needs the supplier's acceptance for %s for a %s", (tipology, regime) => {
  const offer = toOffer(tipology);
  const boundBySignature = [{ vatNumber: VAT_NUMBER, tipology }];
  const saidWith = (switches: ContractSwitches) => {
    const { conclusion, process } = toDuties({ offer, regime }, switches);
    return [conclusion, process.at(-1)];
  };
  expect(saidWith(CONTRACT_SWITCHES)).toEqual([
    "acceptance",
    expect.stringContaining("quando ti arriva l’accettazione del fornitore"),
  ]);
  expect(saidWith({ ...CONTRACT_SWITCHES, boundBySignature })).toEqual([
    "signature",
    expect.stringContaining("è concluso con la firma"),
  ]);
  const others = [{ vatNumber: "07643520567", tipology }];
  expect(saidWith({ ...CONTRACT_SWITCHES, boundBySignature: others })[0]).toBe("acceptance");
});

test("changes with each switch only the setting of its name", () => {
  const rental = { offer: toOffer("noleggio"), regime: "consumer" } as const;
  const open = { ...CONTRACT_SWITCHES, rentalWithdrawal: true, clausesApproved: false };
  expect(toDuties(rental, open).withdrawal.kind).toBe("statutory");
  expect(toDuties(rental, open).boxes.map(({ name }) => name)).not.toContain("clauses");
  const line = { offer: toOffer("internet"), regime: "business" } as const;
  const bare = { ...CONTRACT_SWITCHES, summaryForBusiness: false, businessWithdrawal: true };
  expect(toDuties(line, bare).boxes.map(({ name }) => name)).not.toContain("summary");
  expect(toDuties(line, CONTRACT_SWITCHES).withdrawal.kind).toBe("none");
  expect(toDuties(line, bare)).toMatchObject({
    withdrawal: { kind: "statutory", days: 14 },
    boxes: expect.arrayContaining([expect.objectContaining({ name: "early" })]),
  });
});

test("the switch of the data role decides who answers for the data", () => {
  const power = { offer: toOffer("luce"), regime: "consumer" } as const;
  const saidAs = (dataRole: "controller" | "processor") => {
    const { boxes, data } = toDuties(power, { ...CONTRACT_SWITCHES, dataRole });
    return [boxes.find(({ name }) => name === "privacy")?.text, data];
  };
  const { boxes, data } = toDuties(power, CONTRACT_SWITCHES);
  expect([boxes[0]?.text, data]).toEqual(saidAs("controller"));
  expect(saidAs("controller").join()).toMatch(/come titolare, .*titolare autonomo/);
  expect(saidAs("processor").join()).toMatch(/ne è il titolare, .*responsabile del trattamento/);
});

test.each(TABLE)(
  "says for %s and a %s that no program decides about credit",
  (tipology, regime) => {
    const { creditCheck } = toDuties({ offer: toOffer(tipology), regime }, CONTRACT_SWITCHES);
    expect(creditCheck).toMatch(/nessun programma decide.*Il fornitore può verificare/);
  },
);

test("states a commission only for the offers of its agreement", () => {
  const agreed = { vatNumber: VAT_NUMBER, tipology: "luce" } as const;
  const commissions = [
    { ...agreed, code: "ABC", text: "Paga di più." },
    { ...agreed, text: "Paga." },
  ];
  const textOf = (offer: ReturnType<typeof toOffer>) =>
    toDuties({ offer, regime: "consumer" }, { ...CONTRACT_SWITCHES, commissions }).commission;
  const none = toDuties({ offer: toOffer("luce"), regime: "consumer" }, CONTRACT_SWITCHES);
  const { counterparty, ...rest } = toOffer("luce");
  expect([
    textOf({ ...toOffer("luce"), code: "ABC" }),
    textOf(toOffer("luce")),
    textOf(toOffer("gas")),
    textOf({ ...rest, counterparty: { ...counterparty, vatNumber: "07643520567" } }),
    textOf({ ...rest, counterparty: { ...counterparty, vatNumber: null } }),
  ]).toEqual(["Paga di più.", "Paga.", none.commission, none.commission, none.commission]);
});

test("hands terminals over to the provider", () => {
  const { ways } = CONTRACT_SWITCHES;
  expect(Object.keys(ways).filter((kind) => ways[kind as keyof typeof ways] !== "order")).toEqual([
    "pos",
  ]);
});

test("orders no line without its provider's own contract summary", () => {
  expect(NEEDED_PAPERS.internet).toEqual(["seller-summary", "seller-conditions"]);
});

test.each([
  ["luce", "pod"],
  ["gas", "pdr"],
  ["internet", "line"],
  ["noleggio", "none"],
  ["pos", "none"],
] as const)("asks %s for the supply point %s", (tipology, point) => {
  expect(toNeeds({ tipology, payments: ["debit"] }).supplyPoint).toBe(point);
});

test.each([
  [["01"], ["debit"]],
  [["02", "03"], ["debit"]],
  [["04"], ["slip"]],
  [
    ["01", "04"],
    ["debit", "slip"],
  ],
  [["03", "99"], []],
  [[], ["debit", "slip"]],
] as const)("accepts for the payment codes %j the methods %j", (codes, payments) => {
  const needs = toNeeds({ tipology: "luce", payments: toPaymentMethods(codes) });
  expect(needs.payments).toEqual(payments);
});

test.each([
  [["01"], ["change"]],
  [["02"], ["first-activation"]],
  [["03"], ["reactivation"]],
  [["04"], ["name-change"]],
  [
    ["04", "01"],
    ["change", "name-change"],
  ],
  [["99"], ["change", "first-activation", "reactivation", "name-change"]],
  [
    ["01", "99"],
    ["change", "first-activation", "reactivation", "name-change"],
  ],
  [["05"], []],
  [[], []],
] as const)("has for the activation codes %j the reasons %j", (codes, reasons) => {
  expect(toSupplyReasons(codes)).toEqual(reasons);
});
