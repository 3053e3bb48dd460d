import fastifyPlugin from "fastify-plugin";
import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { Convert } from "typebox/value";

/**
 * Schemas are checked by TypeBox itself. Text from an address, a header or a query is turned into
 * the number or boolean that its schema asks for; a body is JSON and is taken as it stands.
 */
export const validation = fastifyPlugin(
  async (app) => {
    app.setValidatorCompiler<TSchema>(({ schema, httpPart }) => {
      const compiled = Compile(schema);
      return (given) => {
        const value = httpPart === "body" ? given : Convert(schema, given);
        return compiled.Check(value) ? { value } : { error: compiled.Errors(value) };
      };
    });
  },
  { name: "validation" },
);
