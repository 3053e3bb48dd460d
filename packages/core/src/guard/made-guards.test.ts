import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import {
  Acknowledgement,
  Addon,
  AuthCookie,
  ChatConversation,
  ChatMessageBody,
  ChatUpload,
  ChunkReload,
  CookieChoice,
  ErrorEnvelope,
  PageVisit,
  PendingListChanges,
  ProviderAttempt,
  RandomKey,
  RememberedPlace,
  StoredChat,
  StoredFormDrafts,
  TicketPlace,
  WaitingForms,
} from "@volpe/contract";
import Type, { type TSchema } from "typebox";
import Value from "typebox/value";
import { describe, expect, test } from "vitest";
import * as chat from "./chat-guards.ts";
import { makeGuards } from "./make-guards.ts";
import * as page from "./page-guards.ts";
import * as site from "./site-guards.ts";
import { ROWS } from "./test-guard-rows.ts";

const BIOME = resolve(import.meta.dirname, "../../../../node_modules/.bin/biome");

test.each([
  [
    "chat-guards",
    { Acknowledgement, Addon, ChatConversation, ChatMessageBody, ChatUpload, StoredChat },
  ],
  [
    "site-guards",
    {
      AuthCookie,
      ChunkReload,
      CookieChoice,
      ErrorEnvelope,
      PendingListChanges,
      RememberedPlace,
    },
  ],
  // Guards that only few pages need, so that the others do not load them.
  [
    "page-guards",
    { PageVisit, ProviderAttempt, RandomKey, StoredFormDrafts, TicketPlace, WaitingForms },
  ],
])("keeps %s.ts equal to what the generator makes", async (file, schemas) => {
  const path = resolve(import.meta.dirname, `${file}.ts`);
  const input = makeGuards(schemas);
  const text = execFileSync(BIOME, ["format", `--stdin-file-path=${path}`], { input });
  await expect(text.toString()).toMatchFileSnapshot(path);
});

test.each([
  ["a bound that no guard checks", Type.Array(Type.String(), { minItems: 1 })],
  ["a type that no guard checks", Type.Unknown()],
  ["a format that no guard checks", Type.String({ format: "email" })],
])("makes no guard for %s", (_what, schema) => {
  expect(() => makeGuards({ Wrong: schema })).toThrow(/^No guard checks/);
});

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const SUBSTITUTES: Json[] = [null, true, -1, 1.5, 7, 1e12, "", "x".repeat(500), [], {}, ["x"], [1]];

/** Every variant of `json` with one part left out or replaced by another value. */
function* damage(json: Json): Generator<Json> {
  yield* SUBSTITUTES;
  if (typeof json === "string") {
    yield* [json.slice(1), `${json}x`, `${json.slice(1)}.`];
  }
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

type Fields = {
  anyOf?: Fields[];
  allOf?: Fields[];
  items?: Fields;
  properties?: Record<string, Fields>;
};

/** The fields of the schema that no example has, as `|2/offers[]/unitPriceEur`. */
function listUnseen(schema: Fields, examples: readonly Json[], at = ""): string[] {
  const { anyOf = [], allOf = [], items, properties = {} } = schema;
  return [
    ...anyOf.flatMap((branch, index) => {
      const fitting = examples.filter((example) => Value.Check(branch as TSchema, example));
      return listUnseen(branch, fitting, `${at}|${index}`);
    }),
    ...allOf.flatMap((part) => listUnseen(part, examples, at)),
    ...(items === undefined
      ? []
      : listUnseen(items, examples.filter(Array.isArray).flat(), `${at}[]`)),
    ...Object.entries(properties).flatMap(([name, field]) => {
      const values = examples.flatMap((example) => {
        const part = (example as Record<string, Json | undefined>)[name];
        return part === undefined ? [] : [part];
      });
      const path = `${at}/${name}`;
      return values.length === 0 ? [path] : listUnseen(field, values, path);
    }),
  ];
}

test("every field of a guarded schema occurs in an example", () => {
  const schemas = [...new Set(ROWS.map(([, schema]) => schema))];
  const unseen = schemas.flatMap((schema) => {
    const rows = ROWS.filter((row) => row[1] === schema);
    const examples = rows.map(([, , , whole]) => whole as Json);
    return listUnseen(schema as Fields, examples, rows[0]?.[0]);
  });
  expect(unseen).toEqual([]);
});

test("every guard has an example", () => {
  const guards = [chat, page, site].flatMap((file) => Object.entries<unknown>(file));
  const checked = ROWS.map(([, , guard]): unknown => guard);
  expect(guards.filter(([, guard]) => !checked.includes(guard)).map(([name]) => name)).toEqual([]);
});

describe("the generated guard of a", () => {
  test.each(ROWS)(
    "%s agrees with its schema on an example and on its damaged variants",
    (_name, schema, guard, whole) => {
      expect(guard(whole)).toBe(true);
      let refused = 0;
      for (const value of damage(whole as Json)) {
        const isOfSchema = Value.Check(schema, value);
        refused += isOfSchema ? 0 : 1;
        if (guard(value) !== isOfSchema) {
          expect.fail(`the schema says ${isOfSchema} of ${JSON.stringify(value)}`);
        }
      }
      expect(refused).toBeGreaterThanOrEqual(SUBSTITUTES.length);
    },
  );
});

test("refuses an addon of an unknown kind", () => {
  expect(chat.isAddon({ kind: "video", url: "/v" })).toBe(false);
  expect(chat.isAddon({ kind: "toString" })).toBe(false);
});
