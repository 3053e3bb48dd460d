import { ErasureRequest, RecoveryRequest, SyncRequest } from "@volpe/contract";
import Type, { type TSchema } from "typebox";
import { Errors } from "typebox/value";
import { expect, test } from "vitest";
import { toValidationErrors } from "./validation-sentences.ts";

const Choice = Type.Union([
  Type.Object({ kind: Type.Literal("car"), seats: Type.Integer(), doors: Type.Integer() }),
  Type.Object({ kind: Type.Literal("van"), load: Type.Integer() }),
  Type.Null(),
]);

const slugs = (count: number, length: number) => Array(count).fill("x".repeat(length));
const lists = { brands: [], labels: [], items: [] };

test.each<[string, TSchema, unknown, [string | undefined, string][]]>([
  [
    "too many favourites",
    SyncRequest,
    { preferiti: slugs(21, 3) },
    [["preferiti", "Al massimo 20 voci."]],
  ],
  [
    "a favourite that is too long",
    SyncRequest,
    { preferiti: slugs(1, 401) },
    [["preferiti.0", "Il testo è troppo lungo: al massimo 400 caratteri."]],
  ],
  [
    "many faults",
    SyncRequest,
    { preferiti: slugs(9, 401) },
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => [
      `preferiti.${index}`,
      "Il testo è troppo lungo: al massimo 400 caratteri.",
    ]),
  ],
  [
    "the other kind of lists",
    SyncRequest,
    { ...lists, labels: slugs(21, 3) },
    [["labels", "Al massimo 20 voci."]],
  ],
  [
    "an invalid address",
    RecoveryRequest,
    { email: "x" },
    [["email", "Servono almeno 3 caratteri."]],
  ],
  ["a link without a password", RecoveryRequest, { token: "t" }, [["email", "Questo dato manca."]]],
  [
    "an erasure without a password or a link",
    ErasureRequest,
    {},
    [["password", "Questo dato manca."]],
  ],
  ["no object", RecoveryRequest, 5, [[undefined, "Qui servono dei dati strutturati."]]],
  [
    "a list of unions",
    Type.Array(Choice),
    [{ kind: "van" }, null, "x"],
    [
      ["0.load", "Questo dato manca."],
      ["2", "Qui servono dei dati strutturati."],
    ],
  ],
])("reports only the errors of the nearest union branch: %s", (_what, schema, value, told) => {
  const errors = toValidationErrors(Errors(schema, value));
  expect(errors.map(({ field, message }) => [field, message])).toEqual(told);
});
