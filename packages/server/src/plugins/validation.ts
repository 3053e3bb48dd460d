import fastifyPlugin from "fastify-plugin";
import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { Convert } from "typebox/value";

/**
 * TypeBox checks the schemas. Text of a path, header or query is converted to the number or boolean
 * that its schema asks for; a JSON body is taken as it is.
 */
export const validation = fastifyPlugin(
  async (app) => {
    app.setValidatorCompiler<TSchema>(({ schema, httpPart }) => {
      const compiled = Compile(schema);
      return (given) => {
        const value = httpPart === "body" ? given : Convert(schema, given);
        if (compiled.Check(value)) {
          return { value };
        }
        return { error: compiled.Errors(value).map((fault) => ({ ...fault, schema })) };
      };
    });
  },
  { name: "validation" },
);
