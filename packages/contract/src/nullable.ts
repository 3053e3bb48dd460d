import Type, { type TSchema } from "typebox";

/** The schema of a value that may be null. */
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
