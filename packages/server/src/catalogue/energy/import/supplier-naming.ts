import { toHostName } from "@volpe/contract";
import type { EnergyOffer } from "../../../spend/energy-offer.ts";
import { cleanText } from "../../../text/clean-text.ts";
import type { SupplierName } from "./supplier-name-repository.ts";

type NamedSupplier = { name: string; isUnknown: boolean };

/**
 * Names a supplier by its VAT number: from the operators' export, else the PLACET `denominazione`,
 * else the domain of the offer's site, else "P.IVA n". A supplier has one name in a snapshot, even
 * if its offers name different sites.
 */
export type SupplierNaming = {
  learn(name: SupplierName): void;
  /** The names learnt so far, to be stored. */
  learnt(): SupplierName[];
  nameOf(offer: Pick<EnergyOffer, "supplierVatNumber" | "website">): NamedSupplier;
};

export function createSupplierNaming(known: Iterable<SupplierName>): SupplierNaming {
  const operators = new Map<string, string>();
  const placet = new Map<string, string>();
  const domains = new Map<string, string>();
  const learnt = new Map<string, SupplierName>();
  const note = ({ vatNumber, origin, name }: SupplierName) => {
    (origin === "operators" ? operators : placet).set(vatNumber, name);
  };
  for (const name of known) {
    note(name);
  }
  return {
    learn(name) {
      note(name);
      learnt.set(`${name.origin}:${name.vatNumber}`, name);
    },
    learnt: () => [...learnt.values()],
    nameOf({ supplierVatNumber: vatNumber, website }) {
      const stored = operators.get(vatNumber) ?? placet.get(vatNumber);
      if (stored !== undefined) {
        return { name: stored, isUnknown: false };
      }
      const domain = domains.get(vatNumber) ?? toDomain(website);
      if (domain === null) {
        return { name: `P.IVA ${vatNumber}`, isUnknown: true };
      }
      domains.set(vatNumber, domain);
      return { name: domain, isUnknown: false };
    },
  };
}

function toDomain(website: string | null): string | null {
  return website === null ? null : cleanText(toHostName(website), 80) || null;
}
