import Type, { type Static } from "typebox";

/** 128 random bits in base64url: a key, or an id that nobody can guess. */
export const RandomKey = Type.String({ pattern: "^[\\w-]{22}$" });
export type RandomKey = Static<typeof RandomKey>;
