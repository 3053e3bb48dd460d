import { openText, sealText } from "../keys/sealed-text.ts";
import type { Config } from "../process/config.ts";

type Given = Pick<Config, "sessionSecret">;

/** The data of a bill about its supply and its holder; an empty text is not known. */
export type BilledSupply = {
  /** POD or PDR. */
  point: string;
  /** Name of the person or firm, as it was confirmed. */
  holder: string;
  /** Fiscal code of the person, or VAT number of the firm. */
  fiscalCode: string;
  /** Street and number of the supply point, its postal code and its comune. */
  street: string;
  postalCode: string;
  city: string;
};

export const NO_BILLED_SUPPLY: BilledSupply = {
  point: "",
  holder: "",
  fiscalCode: "",
  street: "",
  postalCode: "",
  city: "",
};

const toPurpose = (id: string) => `billed supply of ${id}`;

/**
 * Encrypts the supply of a quote, or of a conversation without a quote yet, so that it cannot be
 * read in the database or in a backup. `id` is that of the quote or conversation. Empty if nothing
 * is known.
 */
export function sealSupply({ sessionSecret }: Given, id: string, supply: BilledSupply): string {
  const isKnown = Object.values(supply).some((text) => text !== "");
  return isKnown ? sealText(JSON.stringify(supply), sessionSecret, toPurpose(id)) : "";
}

/** Decrypts the supply of a bill; empty if there is none, or if it was deleted after its term. */
export function openSupply(
  { sessionSecret }: Given,
  { id, sealedSupply }: { id: string; sealedSupply: string },
): BilledSupply {
  if (sealedSupply === "") {
    return NO_BILLED_SUPPLY;
  }
  // A supply that an earlier release sealed has no address.
  const sealed = JSON.parse(openText(sealedSupply, sessionSecret, toPurpose(id)));
  return { ...NO_BILLED_SUPPLY, ...(sealed as Partial<BilledSupply>) };
}
