import fastifyPlugin from "fastify-plugin";
import Type, { type TSchema } from "typebox";
import { Compile, type Validator } from "typebox/compile";
import { Convert } from "typebox/value";

/**
 * TypeBox checks the schemas. Text of a path, header or query is converted to the number or boolean
 * of its schema; a JSON body is not converted. A union with a `discriminator` is checked as the
 * branch that the data name, so that only its errors are reported.
 */
export const validation = fastifyPlugin(
  async (app) => {
    app.setValidatorCompiler<TSchema>(({ schema, httpPart }) => {
      // A schema is compiled at the first request of its route, because a start needs only a few.
      let branches: [Branch, ...Branch[]] | null = null;
      return (given) => {
        branches ??= toBranches(schema);
        const value = httpPart === "body" ? given : Convert(schema, given);
        const { compiled, branch } = branches.find(({ isNamed }) => isNamed(value)) ?? branches[0];
        if (compiled.Check(value)) {
          return { value };
        }
        return { error: compiled.Errors(value).map((fault) => ({ ...fault, schema: branch })) };
      };
    });
  },
  { name: "validation" },
);

type Branch = { branch: TSchema; compiled: Validator; isNamed: (value: unknown) => boolean };

function toBranches(schema: TSchema): [Branch, ...Branch[]] {
  const name = findDiscriminator(schema);
  const [first, ...others] = name !== null && Type.IsUnion(schema) ? schema.anyOf : [schema];
  const toBranch = (branch: TSchema): Branch => {
    const tag = name !== null && Type.IsObject(branch) ? Compile(Type.Pick(branch, [name])) : null;
    return { branch, compiled: Compile(branch), isNamed: (value) => tag?.Check(value) ?? true };
  };
  return [toBranch(first ?? schema), ...others.map(toBranch)];
}

/** The property by which OpenAPI distinguishes the branches of a union; null if it names none. */
function findDiscriminator(schema: TSchema): string | null {
  const { discriminator } = schema as { discriminator?: { propertyName: string } };
  return discriminator?.propertyName ?? null;
}
