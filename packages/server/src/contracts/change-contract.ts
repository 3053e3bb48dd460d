import { type ContractChange, toEmailKey, toRomeDay } from "@volpe/contract";
import { AppError } from "../errors.ts";
import { findNamedPlace } from "../places/place-choice.ts";
import type { ContractServices, Settle } from "./contract-services.ts";
import { takeToday } from "./contract-view.ts";
import { getOrderable, takeOffer } from "./offer/take-offer.ts";
import { checkParts } from "./rules/check-parts.ts";
import { toNeeds } from "./rules/duties.ts";
import { stepContract } from "./step-contract.ts";
import { type Contract, deleteCode, replaceDocuments } from "./store/contract-repository.ts";

/**
 * Stores the given parts. An order that waited for its signature becomes a draft again, and its
 * documents and code become void. Throws an `AppError` that names every wrong field, or says why
 * the offer cannot be ordered any more, and then stores nothing.
 */
export async function changeContract(
  services: ContractServices,
  contract: Contract,
  change: ContractChange,
  settle?: Settle,
): Promise<Contract> {
  const { db, clock } = services;
  const now = clock.now();
  const { offer } = (await takeToday(services, contract)) ?? contract.data;
  const parts = checkParts(change, {
    regime: contract.regime,
    needs: toNeeds(offer),
    today: toRomeDay(now.getTime()),
  });
  if (Object.keys(parts).length === 0) {
    throw new AppError("invalid-field", { message: "Non c’è niente da cambiare." });
  }
  const place = await placeOffer(services, contract, parts);
  const query = place ?? offer.query;
  const placed = { ...contract.data, offer: { ...contract.data.offer, query } };
  const today = getOrderable(await takeToday(services, { ...contract, data: placed }));
  return await db.transaction(async (within) => {
    const details = { parts: Object.keys(parts) };
    const step = { action: "edit", role: "holder", details, now } as const;
    const { after } = await stepContract(within, contract.id, step, ({ data, email }) => ({
      data: {
        ...data,
        ...parts,
        ...(place === null ? {} : { offer: { ...data.offer, query: place } }),
      },
      email: toEmailKey((parts.consumer ?? parts.business)?.email ?? email),
    }));
    await replaceDocuments(within, contract.id, []);
    await deleteCode(within, contract.id);
    await settle?.(within, after, today);
    return after;
  });
}

const ELSEWHERE = "Correggi l’indirizzo, o scegli dall’elenco un’offerta che si vende lì.";

/**
 * The query of the offer at the place of the supply, because prices and zones depend on the place;
 * null if it does not change. It names a comune if it did before. The new figures have another
 * hash, so that they are shown before the order.
 */
async function placeOffer(
  services: ContractServices,
  { data, regime }: Contract,
  { supply }: ContractChange,
): Promise<string | null> {
  const { slug, query, tipology } = data.offer;
  if (supply === undefined || tipology === "noleggio" || tipology === "pos") {
    return null;
  }
  const asked = new URLSearchParams(query);
  const { city, province } = supply.address;
  const named = asked.get("comune");
  const comune = named === null ? undefined : findNamedPlace(province, city)?.comune;
  if (asked.get("provincia") === province && named === (comune ?? null)) {
    return null;
  }
  asked.set("provincia", province);
  asked.delete("comune");
  if (comune !== undefined) {
    asked.set("comune", comune);
  }
  const per = asked.toString();
  const taken = await takeOffer(services, { slug, per, regime });
  if (taken !== null && taken.way.kind === "ended") {
    throw new AppError("offer-elsewhere", {
      field: "supply.address.city",
      message: `${taken.way.text} ${ELSEWHERE}`,
    });
  }
  return taken?.offer.query ?? null;
}
