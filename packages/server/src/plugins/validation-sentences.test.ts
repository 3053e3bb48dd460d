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
])("describes a wrong %j for %j as «%s»", (schema, value, sentence) => {
  expect(sentenceOf(schema, value)).toBe(sentence);
});

test("names a missing field once, by its whole path", () => {
  const schema = Type.Object({
    consents: Type.Object({ privacy: Type.Literal(true), marketing: Type.Boolean() }),
    type: Type.Union([Type.Literal("luce"), Type.Literal("gas")]),
  });
  expect(toValidationErrors(Errors(schema, { consents: { privacy: true }, type: "x" }))).toEqual([
    { code: "invalid-field", message: "Questo dato manca.", field: "consents.marketing" },
    { code: "invalid-field", message: "Scegli uno dei valori proposti.", field: "type" },
  ]);
});

test("describes the whole request if no single field is wrong", () => {
  expect(toValidationErrors(Errors(Type.Object({}), "text"))).toEqual([
    { code: "invalid-field", message: "Qui servono dei dati strutturati." },
  ]);
});

test("prefers a field's own message to the general sentence", () => {
  const schema = Type.Object({
    name: Type.String({ minLength: 2, errorMessage: "Scrivi il tuo nome." }),
    text: Type.String({
      minLength: 10,
      maxLength: 20,
      errorMessage: { minLength: "Bastano dieci caratteri." },
    }),
    topic: Type.Union([Type.Literal("a"), Type.Literal("b")], { errorMessage: "Scegli." }),
    consents: Type.Object({ privacy: Type.Literal(true, { errorMessage: "Leggi." }) }),
  });
  const tell = (value: unknown) =>
    toValidationErrors(Errors(schema, value).map((fault) => ({ ...fault, schema }))).map(
      ({ field, message }) => [field, message],
    );
  expect(tell({ name: "a", text: "breve", topic: "c", consents: { privacy: false } })).toEqual([
    ["name", "Scrivi il tuo nome."],
    ["text", "Bastano dieci caratteri."],
    ["topic", "Scegli."],
    ["consents.privacy", "Leggi."],
  ]);
  expect(tell({ text: "x".repeat(21), topic: "a", consents: { privacy: true } })).toEqual([
    ["name", "Scrivi il tuo nome."],
    ["text", "Il testo è troppo lungo: al massimo 20 caratteri."],
  ]);
});
