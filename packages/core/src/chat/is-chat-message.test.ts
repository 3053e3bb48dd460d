import { Addon, ChatMessage, Draft, EMPTY_RATE, toEmptyDraft } from "@volpe/contract";
import type { TSchema } from "typebox";
import Value from "typebox/value";
import { expect, test } from "vitest";
import { isAddon } from "./is-addon.ts";
import { isAcknowledgement, isChatMessage, isDraft } from "./is-chat-message.ts";

const OFFER = {
  slug: "s",
  path: "/privati/luce/b/s",
  name: "n",
  code: "c",
  supplier: { name: "b", slug: "b" },
  tipology: "luce",
  destination: "privati",
  pricing: "fixed",
  durationMonths: 12,
  green: true,
  spend: { sale: 1, discounts: 0, network: 1, charges: 1, taxes: 1, vat: 1, total: 5 },
  unitCostEur: 0.25,
  estimate: [],
  conditionalDiscounts: ["x"],
  why: ["y"],
};

/** One whole addon of each kind, every optional field included. */
const ADDONS = [
  { kind: "choices", choices: [{ value: "v", label: "l", hint: "h" }], typed: true },
  {
    kind: "field",
    field: "number",
    name: "n",
    label: "l",
    placeholder: "p",
    autocomplete: "off",
    unit: "kWh",
    initial: "i",
    suggestions: ["s"],
    skip: { value: "v", label: "l" },
  },
  { kind: "offers", offers: [OFFER], referenceSpendEur: 900, referenceLabel: "l" },
  { kind: "file", label: "l", accept: ["application/pdf"], maxBytes: 1_000_000 },
  { kind: "pdf", label: "l", url: "/u", page: "/p" },
  {
    kind: "consents",
    boxes: [{ name: "n", label: "l", required: true, link: { label: "l", url: "/u" } }],
    submit: "s",
  },
];

const DRAFT = { ...toEmptyDraft("AFF"), offers: ["o"], rates: [EMPTY_RATE] };
const MESSAGE = { id: "i", owner: "volpe", step: 1, messages: ["m"], addons: ADDONS, dto: DRAFT };

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const SUBSTITUTES: Json[] = [null, true, -1, 1.5, 7, "", "x".repeat(500), [], {}, ["x"], [1]];

/** Every value made from `json` by leaving out one part of it, or putting another in its place. */
function* damage(json: Json): Generator<Json> {
  yield* SUBSTITUTES;
  if (typeof json !== "object" || json === null) {
    return;
  }
  for (const [name, part] of Object.entries(json)) {
    if (Array.isArray(json)) {
      yield json.toSpliced(Number(name), 1);
      yield Array.from({ length: 21 }, () => part);
      for (const damaged of damage(part)) {
        yield json.with(Number(name), damaged);
      }
    } else {
      const { [name]: _, ...others } = json;
      yield others;
      for (const damaged of damage(part)) {
        yield { ...json, [name]: damaged };
      }
    }
  }
}

type Row = [name: string, whole: unknown, schema: TSchema, guard: (value: unknown) => boolean];

const ROWS: Row[] = [
  ["message", MESSAGE, ChatMessage, isChatMessage],
  ["draft", DRAFT, Draft, isDraft],
  ...ADDONS.map((addon): Row => [`${addon.kind} addon`, addon, Addon, isAddon]),
];

test.each(ROWS)(
  "the check of a %s refuses and accepts what the contract's schema does",
  (...row) => {
    const [, whole, schema, guard] = row;
    expect(guard(whole)).toBe(true);
    let refused = 0;
    for (const value of damage(whole as Json)) {
      const isOfSchema = Value.Check(schema, value);
      refused += isOfSchema ? 0 : 1;
      if (guard(value) !== isOfSchema) {
        expect.fail(`the schema says ${isOfSchema} of ${JSON.stringify(value)}`);
      }
    }
    expect(refused).toBeGreaterThan(SUBSTITUTES.length);
  },
);

test("an addon of an unknown kind makes a message one that is not of the schema", () => {
  expect(isChatMessage({ ...MESSAGE, addons: [{ kind: "video", url: "/v" }] })).toBe(false);
  expect(isChatMessage({ ...MESSAGE, addons: [{ kind: "toString" }] })).toBe(false);
});

test("an acknowledgement either accepts, or refuses with errors", () => {
  const errors = [{ code: "invalid-answer", message: "No." }];
  expect([{ ok: true }, { ok: false, errors }].map(isAcknowledgement)).toEqual([true, true]);
  expect([{ ok: false }, {}, null, "ok"].map(isAcknowledgement)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
