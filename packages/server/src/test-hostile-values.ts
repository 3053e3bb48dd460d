import fc from "fast-check";

/** The part of JSON Schema that the API's schemas use. */
export type JsonSchema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[] | undefined;
  items?: JsonSchema;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
};

/** Texts that have broken programs: controls, lone surrogates, paths, queries, markup, formulas. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "\0",
    "a\0b",
    "\ud800",
    "è\u0301\u202e",
    "%",
    "%00",
    "%zz",
    "../../etc/passwd",
    "' or 1=1--",
    "<script>alert(1)</script>",
    "javascript:alert(1)",
    "=1+1",
    "a\r\nbcc: b@example.it",
    "__proto__",
    "constructor",
    "toString",
    "null",
    "NaN",
    "1e999",
    "-1",
    "0x10",
    "99999999999999999999",
    "2026-02-30",
    "9999-99-99",
    "[]",
    "{}",
    "a".repeat(5_000),
    "(".repeat(2_000),
    "١٢٣",
    "🦊".repeat(300),
  ),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.double().map(String),
);

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, false, 0, -0, -1, 0.1, 1e308, Number.MAX_SAFE_INTEGER, [], {}),
  fc.constantFrom(
    [[[[[]]]]],
    { constructor: { prototype: {} } },
    JSON.parse('{"__proto__":{"a":1}}'),
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Values of a schema, with hostile ones anywhere in them. */
export function toHostile(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 6, arbitrary: toValid(schema) },
    { weight: 1, arbitrary: hostileValue },
  );
}

function toValid(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ("const" in schema) {
    return fc.constant(schema.const);
  }
  if (schema.enum !== undefined) {
    return fc.constantFrom(...schema.enum);
  }
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices !== undefined) {
    return fc.oneof(...choices.map(toHostile));
  }
  const [type] = [schema.type].flat();
  switch (type) {
    case "object":
      return toObject(schema);
    case "array":
      return fc.array(toHostile(schema.items ?? {}), { maxLength: (schema.maxItems ?? 4) + 1 });
    case "string":
      return toText(schema);
    case "integer":
    case "number":
      return toNumber(schema);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return hostileValue;
  }
}

function toObject({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [
      name,
      required.includes(name)
        ? fc.oneof(
            { weight: 20, arbitrary: toHostile(field) },
            { weight: 1, arbitrary: fc.constant(undefined) },
          )
        : fc.option(toHostile(field), { nil: undefined }),
    ]),
  );
  return fc.oneof(
    { weight: 9, arbitrary: fc.record(fields) },
    { weight: 1, arbitrary: fc.record({ ...fields, unknown: hostileValue }) },
  );
}

function toText({ format, pattern, maxLength }: JsonSchema): fc.Arbitrary<unknown> {
  const ofFormat = {
    email: fc.emailAddress(),
    uuid: fc.uuid(),
    uri: fc.webUrl(),
    date: fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
    "date-time": fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  }[format ?? ""];
  return fc.oneof(
    ...(ofFormat === undefined ? [] : [ofFormat]),
    ...toMatching(pattern),
    fc.string({ maxLength: (maxLength ?? 40) + 1 }),
    hostileText,
  );
}

/** Texts that match a pattern; none for a pattern that the generator does not understand. */
function toMatching(pattern: string | undefined): fc.Arbitrary<string>[] {
  try {
    return pattern === undefined ? [] : [fc.stringMatching(new RegExp(pattern, "u"))];
  } catch {
    return [];
  }
}

function toNumber({ type, minimum = -10, maximum = 1_000_000 }: JsonSchema): fc.Arbitrary<unknown> {
  const within =
    type === "integer"
      ? fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) })
      : fc.double({ min: minimum, max: maximum, noNaN: true });
  return fc.oneof(within, fc.constantFrom(minimum - 1, maximum + 1, 0.5, -1e-9));
}
