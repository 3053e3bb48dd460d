import { customType } from "drizzle-orm/pg-core";

/** A column of bytes. PGlite reads them as an array, Postgres as a buffer. */
export const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => "bytea",
  toDriver: (bytes) => bytes,
  fromDriver: (bytes) => Buffer.from(bytes),
});
