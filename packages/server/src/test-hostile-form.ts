import fc from "fast-check";
import { hostileText, type JsonSchema, toHostile } from "./test-hostile-values.ts";
import { PDF, PNG } from "./tickets/test-tickets.ts";

type Part = { headers: string[]; content: Uint8Array };
type HostileForm = { type: string; body: Buffer };

const encoder = new TextEncoder();
const toBytes = (value: unknown) =>
  encoder.encode(typeof value === "object" ? JSON.stringify(value) : String(value));
const toDisposition = (rest: string) => `content-disposition: form-data; ${rest}`;

const content: fc.Arbitrary<Uint8Array> = fc.oneof(
  fc.constantFrom<Uint8Array>(PDF, PNG, encoder.encode("<svg onload=alert(1)>"), new Uint8Array()),
  fc.uint8Array({ maxLength: 200 }),
  fc.uint8Array({ maxLength: 2000 }).map((rest) => Buffer.concat([PDF, rest])),
);

/** Names of files as browsers quote them, and raw ones that break out of their header. */
const fileName = fc.oneof(
  fc.constantFrom(
    "bolletta.pdf",
    "a.PDF",
    "../../etc/passwd",
    "con\\in.pdf",
    "a\0.pdf",
    ".",
    "=1+1",
  ),
  hostileText.map((text) => text.replaceAll(/[\r\n"]/g, encodeURIComponent)),
  hostileText,
);

const fileType = fc.constantFrom(
  "application/pdf",
  "image/png",
  "text/html",
  "multipart/mixed; boundary=inside",
  "",
  "a".repeat(3_000),
);

const file: fc.Arbitrary<Part> = fc
  .record({ name: fc.constantFrom("files", "file", "__proto__", ""), fileName, fileType, content })
  .map(({ name, fileName: called, fileType: type, content: bytes }) => ({
    headers: [toDisposition(`name="${name}"; filename="${called}"`), `content-type: ${type}`],
    content: bytes,
  }));

const toField = (name: string, value: unknown): Part => ({
  headers: [toDisposition(`name="${name}"`)],
  content: toBytes(value),
});

/** Parts that no browser's form has. */
const stray: fc.Arbitrary<Part> = fc.oneof(
  fc.tuple(hostileText, hostileText).map(([name, value]) => toField(name, value)),
  fc.constantFrom<Part>(
    { headers: [], content: toBytes("without a header") },
    { headers: ["content-disposition: attachment"], content: toBytes("without a name") },
    { headers: [toDisposition("name*=UTF-8''%zz")], content: toBytes("a") },
    {
      headers: [
        toDisposition('name="files"; filename="a.pdf"'),
        "content-transfer-encoding: base64",
      ],
      content: toBytes("@@@@"),
    },
  ),
);

const DAMAGES: readonly ((form: HostileForm) => HostileForm)[] = [
  ({ type, body }) => ({ type, body: body.subarray(0, Math.floor(body.length * 0.7)) }),
  ({ type, body }) => ({ type, body: body.subarray(0, -4) }),
  ({ type, body }) => ({ type: `${type}x`, body }),
  ({ body }) => ({ type: "multipart/form-data; boundary=", body }),
  ({ type, body }) => ({ type, body: Buffer.concat([Buffer.from("before\r\n"), body, body]) }),
  ({ type, body }) => ({
    type,
    body: Buffer.from(body.toString("latin1").replaceAll("\r\n", "\n"), "latin1"),
  }),
  ({ type }) => ({ type, body: Buffer.alloc(0) }),
];

const BOUNDARY = "----volpe-form";

/** A whole form of these parts. */
export function toHostileBody(parts: readonly Part[]): HostileForm {
  const chunks = parts.flatMap(({ headers, content: bytes }) => [
    Buffer.from(`--${BOUNDARY}\r\n${headers.map((each) => `${each}\r\n`).join("")}\r\n`),
    bytes,
    Buffer.from("\r\n"),
  ]);
  return {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  };
}

/**
 * Real multipart bodies for a schema: its fields with hostile values among them, files, stray parts in
 * any order, and one in four damaged as a broken connection or a careless client does it.
 */
export function toHostileForm({ properties = {} }: JsonSchema): fc.Arbitrary<HostileForm> {
  const fields = Object.entries(properties)
    .filter(([, { type }]) => type !== "array")
    .map(([name, schema]) =>
      fc
        .option(toHostile(schema), { nil: undefined, freq: 12 })
        .map((value) => (value === undefined ? [] : [toField(name, value)])),
    );
  const parts = fc
    .tuple(
      fc.tuple(...fields),
      fc.array(file, { maxLength: 7 }),
      fc.oneof(
        { weight: 3, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.array(stray, { maxLength: 3 }) },
      ),
    )
    .map(([own, files, others]) => [...own.flat(), ...files, ...others]);
  const ordered = fc.oneof(
    { weight: 3, arbitrary: parts },
    {
      weight: 1,
      arbitrary: parts.chain((all) =>
        fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
      ),
    },
  );
  return fc
    .tuple(
      ordered.map(toHostileBody),
      fc.oneof(
        { weight: 3, arbitrary: fc.constant((form: HostileForm) => form) },
        { weight: 1, arbitrary: fc.constantFrom(...DAMAGES) },
      ),
    )
    .map(([form, damage]) => damage(form));
}
