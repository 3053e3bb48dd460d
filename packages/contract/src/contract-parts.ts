import Type, { type Static } from "typebox";
import { CONTRACT_FIELDS } from "./contract-fields.ts";
import { FORM_FIELDS, type FormField } from "./form-fields.ts";
import { PaymentMethod } from "./form-schemas.ts";
import { OneOf } from "./one-of.ts";
import { AddressMap } from "./places.ts";

/**
 * A typed text of a contract. The schema bounds only its length: `findContractFault` checks the
 * rest, so that one answer names every wrong field of the form.
 */
const Typed = ({ maxLength }: FormField) => Type.String({ maxLength });

/** A choice of the form that may still be missing. */
const Chosen = Type.String({ maxLength: 20 });

const person = {
  firstName: Typed(CONTRACT_FIELDS.firstName),
  lastName: Typed(CONTRACT_FIELDS.lastName),
  fiscalCode: Typed(CONTRACT_FIELDS.fiscalCode),
  email: Typed(FORM_FIELDS.email),
  phone: Typed(FORM_FIELDS.phone),
};

/** A person over eighteen who acts for themselves. */
export const ConsumerParty = Type.Object({
  ...person,
  /** ISO date. The fiscal code must contain the same date. */
  birthDate: Type.String({ maxLength: 40 }),
});
export type ConsumerParty = Static<typeof ConsumerParty>;

/** A company or a professional, and the person who signs for it. */
export const BusinessParty = Type.Object({
  companyName: Typed(CONTRACT_FIELDS.companyName),
  vatNumber: Typed(CONTRACT_FIELDS.vatNumber),
  recipientCode: Typed(CONTRACT_FIELDS.recipientCode),
  ...person,
  /** Tax code of the company (11 digits) or of its owner (16 characters). */
  fiscalCode: Typed(CONTRACT_FIELDS.fiscalCode),
});
export type BusinessParty = Static<typeof BusinessParty>;

/**
 * What the contract is for; `listSupplyReasons` lists the reasons for each kind of supply. A line
 * has `transfer` and `new`, as do orders of electricity and gas from before the other reasons
 * existed.
 */
export const SupplyReason = OneOf([
  "change",
  "name-change",
  "reactivation",
  "first-activation",
  "transfer",
  "new",
]);
export type SupplyReason = Static<typeof SupplyReason>;

/** The supply point with its address, and the reason for the contract. */
export const ContractSupply = Type.Object({
  /** POD, PDR or the migration code of the line; empty if `ContractNeeds` does not ask for one. */
  point: Type.String({ maxLength: CONTRACT_FIELDS.migrationCode.maxLength }),
  reason: SupplyReason,
  address: AddressMap,
});
export type ContractSupply = Static<typeof ContractSupply>;

export const ContractPayment = Type.Object({
  method: PaymentMethod,
  /** Empty for a slip. */
  iban: Typed(CONTRACT_FIELDS.iban),
  /** The holder of the account; empty for a slip. */
  holder: Typed(CONTRACT_FIELDS.holder),
});
export type ContractPayment = Static<typeof ContractPayment>;

/**
 * `PATCH /contracts/{id}`: each given part replaces the stored one; an ordered contract becomes a
 * draft again. Refused with one error for each wrong field.
 */
export const ContractChange = Type.Object({
  consumer: Type.Optional(ConsumerParty),
  business: Type.Optional(BusinessParty),
  supply: Type.Optional(Type.Object({ ...ContractSupply.properties, reason: Chosen })),
  payment: Type.Optional(Type.Object({ ...ContractPayment.properties, method: Chosen })),
});
export type ContractChange = Static<typeof ContractChange>;
