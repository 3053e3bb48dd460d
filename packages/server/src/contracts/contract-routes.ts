import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  ContractChange,
  ContractCreated,
  ContractDocument,
  ContractPreview,
  ContractPreviewQuery,
  ContractRequest,
  ContractSign,
  ContractSubmit,
  ContractSummary,
  ContractView,
  ContractWithdraw,
  EMPTY_ADDRESS,
  SigningCodeRequest,
  SupplyPlaceFaults,
  SupplyPlaceQuery,
} from "@volpe/contract";
import type { FastifyRequest } from "fastify";
import Type, { type TSchema } from "typebox";
import { findSignedIn, getSignedIn } from "../accounts/sessions/signed-in.ts";
import { getFound } from "../errors.ts";
import { keepPrivate, sendFile, toFileRoute, toRoute } from "../route.ts";
import type { Services } from "../services.ts";
import { readTracking, readVisit } from "../tracking/read-tracking.ts";
import { beginContract } from "./begin-contract.ts";
import { changeContract } from "./change-contract.ts";
import { getOwnContract } from "./contract-key.ts";
import type { ContractServices, Origin, Settle } from "./contract-services.ts";
import { toContractSummary, toContractView } from "./contract-view.ts";
import { type TakenOffer, takeOffer } from "./offer/take-offer.ts";
import { readPaper } from "./read-paper.ts";
import { checkAddress } from "./rules/check-address.ts";
import { CONTRACT_SWITCHES, type ContractSwitches } from "./rules/contract-switches.ts";
import { toDuties, toNeeds } from "./rules/duties.ts";
import { renewCode, signContract } from "./sign-contract.ts";
import { type Contract, listOwnedContracts } from "./store/contract-repository.ts";
import { submitContract } from "./submit-contract.ts";
import { withdrawContract } from "./withdraw-contract.ts";
import { toWithdrawalCalendar } from "./withdrawal-calendar.ts";

const Params = Type.Object({ contract: Type.String({ maxLength: 64 }) });
const PaperParams = Type.Object({
  ...Params.properties,
  kind: ContractDocument.properties.kind,
});
const Slug = Type.Object({ slug: Type.String({ maxLength: 200 }) });

/** `/contracts…`: all calls from an offer to a signed contract and its withdrawal. */
export function contractRoutes(
  given: Services,
  switches: ContractSwitches = CONTRACT_SWITCHES,
): FastifyPluginAsyncTypebox {
  const services: ContractServices & Services = { ...given, switches };
  const { db, clock } = services;
  const view = (contract: Contract, within = db, today?: TakenOffer | null) =>
    toContractView({ ...services, db: within }, contract, today);

  return async (app) => {
    app.addHook("onSend", async (_request, reply) => keepPrivate(reply));

    app.get(
      "/contracts/offers/:slug",
      toRoute(
        "An offer before it is ordered: figures, duties, whether it can be",
        ContractPreview,
        {
          params: Slug,
          querystring: ContractPreviewQuery,
        },
      ),
      async ({ params: { slug }, query: { regime = null, per = "" } }) => {
        const taken = getFound(await takeOffer(services, { slug, per, regime }));
        return {
          data: {
            ...taken,
            duties: toDuties({ offer: taken.offer, regime: regime ?? "consumer" }, switches),
            needs: toNeeds(taken.offer),
          },
        };
      },
    );

    app.get(
      "/contracts/places",
      toRoute("Whether comune, postal code and province go together", SupplyPlaceFaults, {
        querystring: SupplyPlaceQuery,
      }),
      async ({ query }) => {
        const faults: SupplyPlaceFaults = { city: null, postal_code: null, province: null };
        checkAddress({ ...EMPTY_ADDRESS, ...query }, (field, message) => {
          if (field in faults) Object.assign(faults, { [field]: message });
        });
        return { data: faults };
      },
    );

    app.post(
      "/contracts",
      {
        ...toRoute("Begin a contract", ContractCreated, { body: ContractRequest }, 201),
        config: { idempotency: "needed" },
      },
      async (request, reply) => {
        const signedIn = await findSignedIn(services, request);
        const data = await beginContract(services, request.body, {
          accountId: signedIn?.accountId ?? null,
          tracking: readTracking(request.headers),
          visit: readVisit(request.headers),
          visitorAddress: request.visitorAddress,
          settle: async (within, answer) =>
            request.idempotentCall?.settle(within, { status: 201, body: { data: answer } }),
        });
        reply.code(201);
        return { data };
      },
    );

    app.get(
      "/contracts",
      toRoute("The contracts of the account", Type.Array(ContractSummary)),
      async (request) => {
        const { accountId } = await getSignedIn(services, request);
        const contracts = await listOwnedContracts(db, accountId);
        return { data: contracts.map((each) => toContractSummary(each, switches, clock.now())) };
      },
    );

    app.get(
      "/contracts/:contract",
      toRoute("One contract", ContractView, { params: Params }),
      async (request) => ({ data: await view(await getOwn(request)) }),
    );

    app.patch(
      "/contracts/:contract",
      toStep("Fill in or correct", ContractChange),
      async (request) => {
        const own = await getOwn(request);
        return {
          data: await view(await changeContract(services, own, request.body, toSettle(request))),
        };
      },
    );

    app.post(
      "/contracts/:contract/submit",
      toStep("Order with the obligation to pay", ContractSubmit),
      async (request) => {
        const own = await getOwn(request);
        const given = [toOrigin(request), toSettle(request)] as const;
        return { data: await view(await submitContract(services, own, request.body, ...given)) };
      },
    );

    app.post(
      "/contracts/:contract/code",
      toStep("Another code to sign with, or more time", SigningCodeRequest),
      async (request) => {
        const own = await getOwn(request);
        await renewCode(services, own, request.body, toOrigin(request), toSettle(request));
        return { data: await view(own) };
      },
    );

    app.post(
      "/contracts/:contract/sign",
      toStep("Sign with the mailed code", ContractSign),
      async (request) => {
        const own = await getOwn(request);
        const given = [toOrigin(request), toSettle(request)] as const;
        return { data: await view(await signContract(services, own, request.body, ...given)) };
      },
    );

    app.post(
      "/contracts/:contract/withdraw",
      toStep("Withdraw from the contract", ContractWithdraw),
      async (request) => {
        const own = await getOwn(request);
        const settle = toSettle(request);
        const from = { role: "holder", origin: toOrigin(request), settle } as const;
        return { data: await view(await withdrawContract(services, own, request.body, from)) };
      },
    );

    app.get(
      "/contracts/:contract/withdrawal.ics",
      toFileRoute("A calendar file for the last day to withdraw", "text/calendar", {
        params: Params,
      }),
      async (request, reply) => {
        const given = { ...services, now: clock.now() };
        const content = getFound(toWithdrawalCalendar(await getOwn(request), given));
        const name = "ultimo-giorno-per-recedere.ics";
        return sendFile(reply, { name, mediaType: "text/calendar", content });
      },
    );

    app.get(
      "/contracts/:contract/:kind.pdf",
      toFileRoute("A document of the contract", "application/pdf", { params: PaperParams }),
      async (request, reply) => {
        const { params, visitorAddress } = request;
        const asked = { kind: params.kind, visitorAddress };
        const content = getFound(await readPaper(services, await getOwn(request), asked));
        const name = `${params.kind}.pdf`;
        return sendFile(reply, { name, mediaType: "application/pdf", content, isShown: true });
      },
    );
  };

  function getOwn(request: FastifyRequest<{ Params: { contract: string } }>): Promise<Contract> {
    return getOwnContract(services, request, request.params.contract);
  }

  function toSettle({ idempotentCall }: FastifyRequest): Settle {
    return async (within, after, today) => {
      await idempotentCall?.settle(within, {
        status: 200,
        body: { data: await view(after, within, today) },
      });
    };
  }
}

/**
 * Makes the route of a contract's step, which answers the resulting state. A call with a key
 * happens once.
 */
function toStep<Body extends TSchema>(summary: string, body: Body) {
  return {
    ...toRoute(summary, ContractView, { params: Params, body }),
    config: { idempotency: "accepted" as const },
  };
}

/** The proof of a signature names address and device, as the privacy notice declares. */
function toOrigin({ visitorAddress, headers }: FastifyRequest): Origin {
  return { address: visitorAddress, device: String(headers["user-agent"] ?? "").slice(0, 300) };
}
