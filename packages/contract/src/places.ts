import Type, { type Static } from "typebox";

/** The Map of the specification: nine text fields, empty until known. */
export const AddressMap = Type.Object({
  address: Type.String({ maxLength: 200 }),
  street: Type.String({ maxLength: 200 }),
  postal_code: Type.String({ maxLength: 10 }),
  city: Type.String({ maxLength: 100 }),
  province: Type.String({ maxLength: 100 }),
  country: Type.String({ maxLength: 100 }),
  latitude: Type.String({ maxLength: 24 }),
  longitude: Type.String({ maxLength: 24 }),
  region: Type.String({ maxLength: 100 }),
});
export type AddressMap = Static<typeof AddressMap>;
