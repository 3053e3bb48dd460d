import { isIban } from "@volpe/contract";
import fc from "fast-check";
import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { TEST_NOW } from "../test-server.ts";
import type { Payout } from "./ledger-repository.ts";
import { toPaymentCsv, toPaymentOrder } from "./payment-files.ts";

const OURS = "IT60X0542811101000000123456";
const THEIRS = "DE89370400440532013000";
const toPayout = (holder: string, cents: number, at = 0): Payout => ({
  id: `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`,
  affiliateId: "00000000-0000-4000-8000-000000000009",
  batch: "AFF-20261121",
  cents,
  holder,
  iban: THEIRS,
  at: TEST_NOW,
});

type Node = { name: string; attributes: Record<string, string>; children: Node[]; text: string };

function parse(xml: string): Node {
  const root: Node = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const node = { name, attributes: attributes as Record<string, string>, children: [], text: "" };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on("text", (text) => {
    const node = open.at(-1);
    if (node !== undefined) node.text += text.trim();
  });
  parser.on("closetag", () => open.pop());
  parser.write(xml).close();
  return root.children[0] as Node;
}

const MAX35 = /^[A-Za-z0-9/?:().,'+ -]{1,35}$/;
const MAX70 = /^[A-Za-z0-9/?:().,'+& -]{1,70}$/;
const DECIMAL = /^\d{1,16}\.\d{2}$/;
const COUNT = /^\d{1,15}$/;
const IBAN = /^[A-Z]{2}\d{2}[A-Za-z0-9]{1,30}$/;

/** The part of the schema that the file uses: children in their order, with the pattern of a text. */
const SCHEMA: Record<string, RegExp | readonly string[]> = {
  Document: ["CstmrCdtTrfInitn"],
  CstmrCdtTrfInitn: ["GrpHdr", "PmtInf"],
  GrpHdr: ["MsgId", "CreDtTm", "NbOfTxs", "CtrlSum", "InitgPty"],
  MsgId: MAX35,
  CreDtTm: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
  NbOfTxs: COUNT,
  CtrlSum: DECIMAL,
  InitgPty: ["Nm"],
  PmtInf: [
    "PmtInfId",
    "PmtMtd",
    "NbOfTxs",
    "CtrlSum",
    "PmtTpInf",
    "ReqdExctnDt",
    "Dbtr",
    "DbtrAcct",
    "DbtrAgt",
    "ChrgBr",
    "CdtTrfTxInf",
  ],
  PmtInfId: MAX35,
  PmtMtd: /^TRF$/,
  PmtTpInf: ["SvcLvl"],
  SvcLvl: ["Cd"],
  Cd: /^SEPA$/,
  ReqdExctnDt: ["Dt"],
  Dt: /^\d{4}-\d\d-\d\d$/,
  Dbtr: ["Nm"],
  Nm: MAX70,
  DbtrAcct: ["Id"],
  DbtrAgt: ["FinInstnId"],
  FinInstnId: ["Othr"],
  Othr: ["Id"],
  ChrgBr: /^SLEV$/,
  CdtTrfTxInf: ["PmtId", "Amt", "Cdtr", "CdtrAcct", "RmtInf"],
  PmtId: ["EndToEndId"],
  EndToEndId: MAX35,
  Amt: ["InstdAmt"],
  InstdAmt: DECIMAL,
  Cdtr: ["Nm"],
  CdtrAcct: ["Id"],
  IBAN,
  RmtInf: ["Ustrd"],
  Ustrd: /^[A-Za-z0-9/?:().,'+ -]{1,140}$/,
};

function check(node: Node, parent = ""): void {
  // The element `Id` is a choice: an account's IBAN, or the agent's text.
  if (node.name === "Id") {
    if (parent === "Othr") expect(node.text).toBe("NOTPROVIDED");
    else expect(node.children.map(({ name }) => name)).toEqual(["IBAN"]);
  } else {
    const rule = SCHEMA[node.name];
    expect(rule, node.name).toBeDefined();
    if (rule instanceof RegExp) {
      expect(node.text, node.name).toMatch(rule);
      expect(node.children).toEqual([]);
    } else {
      const names = node.children.map(({ name }) => name);
      expect([...new Set(names)], node.name).toEqual(rule);
      // Only transfers repeat.
      if (node.name !== "PmtInf") expect(names).toHaveLength(rule?.length ?? 0);
    }
  }
  for (const child of node.children) check(child, node.name);
}

function listTexts(node: Node, name: string): string[] {
  return [
    ...(node.name === name ? [node.text] : []),
    ...node.children.flatMap((child) => listTexts(child, name)),
  ];
}

test("writes a credit transfer by the schema's rules for any holder and any sum", () => {
  const payout = fc.tuple(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 99_999_999 }));
  fc.assert(
    fc.property(fc.array(payout, { minLength: 1, maxLength: 6 }), (given) => {
      const payouts = given.map(([holder, cents], at) => toPayout(holder, cents, at));
      const order = parse(
        toPaymentOrder(payouts, { batch: "AFF-20261121", iban: OURS, now: TEST_NOW }),
      );
      check(order);
      expect(order.attributes).toEqual({ xmlns: "urn:iso:std:iso:20022:tech:xsd:pain.001.001.09" });
      const total = payouts.reduce((sum, { cents }) => sum + cents, 0);
      expect(listTexts(order, "CtrlSum").map((text) => Math.round(Number(text) * 100))).toEqual([
        total,
        total,
      ]);
      expect(listTexts(order, "NbOfTxs")).toEqual(Array(2).fill(String(payouts.length)));
      const references = listTexts(order, "EndToEndId");
      expect(new Set(references).size).toBe(payouts.length);
      expect(listTexts(order, "IBAN").every(isIban)).toBe(true);
    }),
  );
});

test("writes names without accents and the sum of each payment", () => {
  const order = toPaymentOrder([toPayout("Nicolò & Figli S.r.l.", 123_405)], {
    batch: "AFF-20261121",
    iban: OURS,
    now: TEST_NOW,
  });
  expect(order).toContain("<Nm>Nicolo Figli S.r.l.</Nm>");
  expect(order).toContain('<InstdAmt Ccy="EUR">1234.05</InstdAmt>');
  expect(order).toContain("<ReqdExctnDt><Dt>2026-11-21</Dt></ReqdExctnDt>");
});

test.each([
  ["Nicolò D’Angelo", "Nicolo D'Angelo"],
  ["Łukasz Groß", "Lukasz Gross"],
  ["Søren Đorđe Æbelø", "Soren Dorde AEbelo"],
])("writes the name %s with all its letters", (holder, name) => {
  const of = { batch: "AFF-20261121", iban: OURS, now: TEST_NOW };
  const order = parse(toPaymentOrder([toPayout(holder, 5000)], of));
  expect(listTexts(order, "Nm").at(-1)).toBe(name);
});

test("writes the same payments as a table", () => {
  expect(toPaymentCsv([toPayout("Anna", 5000)]).split("\r\n")[1]).toBe(
    `"00000000-0000-4000-8000-000000000000";"Anna";"${THEIRS}";50;"2026-11-21"`,
  );
});
