import { type ContractDocument, SellerPaperKind } from "@volpe/contract";
import { Check as isOf } from "typebox/value";
import { drawForVisitor } from "../limits/draw-for-visitor.ts";
import { readSellerPaper } from "../seller-papers/seller-papers.ts";
import type { ContractServices } from "./contract-services.ts";
import { takeToday } from "./contract-view.ts";
import { listPapers, toPaper } from "./papers/contract-papers.ts";
import { readDocument } from "./papers/read-documents.ts";
import { renderPaper } from "./papers/render-paper.ts";
import { toDuties } from "./rules/duties.ts";
import type { Contract } from "./store/contract-repository.ts";

/**
 * Returns a document's bytes: for an order as they were frozen, for a draft newly drawn. A draft
 * has no contract document yet. Returns null if there is no such document.
 */
export async function readPaper(
  services: ContractServices,
  contract: Contract,
  { kind, visitorAddress }: { kind: ContractDocument["kind"]; visitorAddress: string },
): Promise<Buffer | null> {
  const { clock, config, switches } = services;
  if (contract.state !== "draft") {
    return (await readDocument(services, { id: contract.id, kind }))?.bytes ?? null;
  }
  const taken = await takeToday(services, contract);
  if (taken === null || kind === "contract" || kind === "signature") {
    return null;
  }
  if (isOf(SellerPaperKind, kind)) {
    const paper = taken.offer.papers.find((each) => each.kind === kind);
    return paper === undefined ? null : await readSellerPaper(services, paper.sha256);
  }
  const { regime } = contract;
  const { offer } = taken;
  const duties = toDuties({ offer, regime }, switches);
  // An order that cannot be made has no documents.
  if (offer.price === null || !listPapers(duties).includes(kind)) {
    return null;
  }
  const paper = toPaper(kind, {
    contract: {
      ...contract,
      data: { ...contract.data, offer: { ...offer, price: offer.price }, duties },
    },
    boxes: [],
    now: clock.now(),
    publicUrl: config.publicUrl,
  });
  return await drawForVisitor(services, visitorAddress, () => renderPaper(paper));
}
