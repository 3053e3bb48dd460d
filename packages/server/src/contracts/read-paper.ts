import type { ContractDocument } from "@volpe/contract";
import { drawForVisitor } from "../limits/draw-for-visitor.ts";
import type { ContractServices } from "./contract-services.ts";
import { takeToday } from "./contract-view.ts";
import { listPapers, toPaper } from "./papers/contract-papers.ts";
import { renderPaper } from "./papers/render-paper.ts";
import { toDuties } from "./rules/duties.ts";
import { type Contract, findDocument } from "./store/contract-repository.ts";

/**
 * Returns a document's bytes: an order's as they were frozen, a draft's drawn anew (a draft has no
 * contract document yet). Null if there is no such document.
 */
export async function readPaper(
  services: ContractServices,
  contract: Contract,
  { kind, visitorAddress }: { kind: ContractDocument["kind"]; visitorAddress: string },
): Promise<Buffer | null> {
  const { db, clock, config, switches } = services;
  if (contract.state !== "draft") {
    return (await findDocument(db, { id: contract.id, kind }))?.bytes ?? null;
  }
  const taken = await takeToday(services, contract, switches);
  if (taken === null || kind === "contract" || kind === "signature") {
    return null;
  }
  const { regime } = contract;
  const duties = toDuties({ tipology: taken.offer.tipology, regime }, switches);
  if (!listPapers(duties).includes(kind)) {
    return null;
  }
  const paper = toPaper(kind, {
    contract: { ...contract, data: { ...contract.data, offer: taken.offer, duties } },
    boxes: [],
    now: clock.now(),
    publicUrl: config.publicUrl,
  });
  return await drawForVisitor(services, visitorAddress, () => renderPaper(paper));
}
