import Type, { type TLiteral, type TSchemaOptions, type TUnion } from "typebox";

type Literals<Words extends readonly string[]> = {
  -readonly [Index in keyof Words]: TLiteral<Words[Index]>;
};

/** The schema of a value that is one of these words. */
export function OneOf<const Words extends readonly string[]>(
  words: Words,
  options?: TSchemaOptions,
): TUnion<Literals<Words>> {
  const literals = words.map((word) => Type.Literal(word));
  return Type.Union(literals, options) as unknown as TUnion<Literals<Words>>;
}
