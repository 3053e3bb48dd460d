import Type, { type TSchema } from "typebox";
import { Errors } from "typebox/value";
import { expect, test } from "vitest";
import { toValidationErrors } from "./validation-sentences.ts";

function sentenceOf(schema: TSchema, value: unknown): string | undefined {
  const [error] = toValidationErrors(Errors(Type.Object({ field: schema }), { field: value }));
  return error?.message;
}

test.each([
  [Type.String(), 5, "Qui serve un testo."],
  [Type.Number(), "x", "Qui serve un numero."],
  [Type.Integer(), 1.5, "Qui serve un numero intero."],
  [Type.Boolean(), "x", "Qui serve un sì o un no."],
  [Type.Array(Type.String()), "x", "Qui serve un elenco."],
  [Type.String({ minLength: 1 }), "", "Questo dato manca."],
  [Type.String({ minLength: 2 }), "a", "Servono almeno 2 caratteri."],
  [Type.String({ maxLength: 2 }), "abc", "Il testo è troppo lungo: al massimo 2 caratteri."],
  [Type.Number({ minimum: 0.5 }), 0, "Il valore più basso è 0,5."],
  [Type.Number({ exclusiveMinimum: 0 }), 0, "Il valore deve essere maggiore di 0."],
  [Type.Number({ maximum: 10_000 }), 10_001, "Il valore più alto è 10.000."],
  [Type.Array(Type.String(), { maxItems: 3 }), ["", "", "", ""], "Al massimo 3 voci."],
  [Type.Union([Type.Literal("a"), Type.Literal("b")]), "c", "Scegli uno dei valori proposti."],
  [Type.Literal(true), false, "Scegli uno dei valori proposti."],
  [Type.String({ pattern: "^[A-Z]$" }), "a", "Questo dato non è scritto nel modo giusto."],
])("%j of %j: %s", (schema, value, sentence) => {
  expect(sentenceOf(schema, value)).toBe(sentence);
});

test("names a missing field by its whole path, and each field once", () => {
  const schema = Type.Object({
    consents: Type.Object({ privacy: Type.Literal(true), marketing: Type.Boolean() }),
    type: Type.Union([Type.Literal("luce"), Type.Literal("gas")]),
  });
  expect(toValidationErrors(Errors(schema, { consents: { privacy: true }, type: "x" }))).toEqual([
    { code: "invalid-field", message: "Questo dato manca.", field: "consents.marketing" },
    { code: "invalid-field", message: "Scegli uno dei valori proposti.", field: "type" },
  ]);
});

test("speaks of the whole request where no field is at fault", () => {
  expect(toValidationErrors(Errors(Type.Object({}), "text"))).toEqual([
    { code: "invalid-field", message: "Qui servono dei dati strutturati." },
  ]);
});
