import type { Services } from "../services.ts";
import { hideAccount } from "./contract-view.ts";
import { readDocuments } from "./papers/read-documents.ts";
import { type Contract, listDocuments, listEvents } from "./store/contract-repository.ts";

type Given = Pick<Services, "clock" | "config" | "db">;

/** Shows the contract to the operator, with a hidden account number. */
export async function showContract({ db }: Given, contract: Contract): Promise<object> {
  return {
    ...contract,
    data: { ...contract.data, payment: hideAccount(contract.data.payment) },
    documents: await listDocuments(db, contract.id),
    events: await listEvents(db, contract.id),
  };
}

/**
 * Collects the complete proof for one file: contract, events, and the bytes of each document in
 * base64.
 */
export async function exportContract(services: Given, contract: Contract): Promise<object> {
  const { db, clock } = services;
  const documents = await readDocuments(services, contract.id);
  return {
    format: 1,
    madeAt: clock.now().toISOString(),
    contract,
    events: await listEvents(db, contract.id),
    documents: documents.map(({ bytes, ...document }) => ({
      ...document,
      base64: bytes.toString("base64"),
    })),
  };
}
