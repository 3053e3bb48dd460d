import type { AccountDetail, ContractView, RateHolder } from "@volpe/contract";
import { createAccountCalls, createRateCalls, orElse } from "@volpe/core";
import { Link, useActionData, useLoaderData } from "react-router-dom";
import { readFormValues } from "../../forms/form-values.ts";
import { type RefusedForm, sendForm } from "../../forms/send-form.ts";
import { clientContext } from "../../page/client-context.ts";
import type { PageActionArgs, PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import { findOwnerKey } from "../quote/owner-key.ts";
import { accessContract, findEarlierContract, findQuotesContract } from "./contract-access.ts";
import {
  DATA_FIELDS,
  type DataValues,
  findUsableEarlier,
  type KnownPerson,
  toBillAddress,
  toBillPoint,
  toContractChange,
  toDataValues,
  toUnsplitHolder,
} from "./contract-data.ts";
import { ContractDataForm } from "./contract-data-form.tsx";
import { ContractOutcome } from "./contract-outcome.tsx";
import { ContractSignature, findRenewed } from "./contract-signature.tsx";
import { ORDER_STEPS, OrderSteps } from "./drawn-path.tsx";
import { EarlierNotice, EMPTIED_PARAMETER, EmptiedNotice } from "./earlier-notice.tsx";
import { OfferSummary, PriceInWords } from "./offer-parts.tsx";
import { OrderReview } from "./order-review.tsx";
import { isStopped, OrderStopped } from "./order-stopped.tsx";
import "./contracts.css";

/**
 * Shows a contract to its holder: its data, the order, the code, then its state. `?passo=dati`
 * opens the data of an unsigned order. The id of a quote redirects to its contract.
 */
export async function loader(args: PageLoaderArgs) {
  const contract = await getContract(args);
  const { searchParams } = new URL(args.request.url);
  const asked = searchParams.get("passo");
  const renewed = findRenewed(searchParams.get(RENEWED_PARAMETER));
  const step = toStep(contract, asked === "dati");
  const isEmptied = searchParams.has(EMPTIED_PARAMETER);
  const known = step === "data" && !isEmptied ? await findKnown(args, contract) : NOBODY;
  const values = toDataValues(contract, known);
  const earlierAt = findUsableEarlier(contract, known)?.createdAt ?? null;
  const fromBill = {
    point: contract.supply === null && toBillPoint(known.holder, { ...known, ...contract }) !== "",
    address: contract.supply === null && toBillAddress(known.holder, known.account) !== null,
  };
  const billHolder = earlierAt === null ? toUnsplitHolder(contract, known) : "";
  return { contract, step, values, fromBill, billHolder, earlierAt, isEmptied, renewed };
}

/** The parameter that says which code was just sent. */
const RENEWED_PARAMETER = "codice";

const NOBODY: KnownPerson = { account: null, holder: null };

/** What is known about the person, so that the form need not ask for it. */
async function findKnown(args: PageLoaderArgs, contract: ContractView): Promise<KnownPerson> {
  const account = await findAccount(args);
  const isEmpty = contract.consumer === null && contract.business === null;
  return {
    account,
    holder: await findHolder(args, contract.rate),
    earlier: isEmpty ? await findEarlierContract(args, { id: contract.id, account }) : null,
  };
}

async function getContract(args: PageLoaderArgs): Promise<ContractView> {
  try {
    return await (await accessContract(args)).get();
  } catch (failure) {
    // A person who came with a quote needs neither the login nor a "not found".
    throw (await findQuotesContract(args)) ?? failure;
  }
}

type Step = "data" | "order" | "code" | "outcome";

function toStep({ state, missing, actions }: ContractView, editing: boolean): Step {
  if (editing && actions.includes("edit")) return "data";
  if (state === "draft") return missing.length > 0 ? "data" : "order";
  return state === "submitted" ? "code" : "outcome";
}

/** The account of the logged-in person, whose data need not be typed again. */
async function findAccount({ context }: PageLoaderArgs): Promise<AccountDetail | null> {
  const { api, session } = context.get(clientContext);
  return session.state.session === null
    ? null
    : await orElse(createAccountCalls(api.request).detail(), null);
}

/** The contacts left with the quote, if this browser has its key or its owner is logged in. */
async function findHolder(
  { request, context }: PageLoaderArgs,
  rate: string | null,
): Promise<RateHolder | null> {
  if (rate === null) return null;
  const { api, session } = context.get(clientContext);
  const key = findOwnerKey(request.headers.get("cookie"), rate) ?? "";
  return key === "" && session.state.session === null
    ? null
    : await orElse(createRateCalls(api.request).holder(rate, key), null);
}

type Typed =
  | { form: "dati"; values: DataValues }
  | { form: "ordine"; ticked: string[] }
  | { form: "codice" }
  | { form: "firma"; code: string };
type Refusal = RefusedForm<Typed>;

/** Each form leads back to the page, which then shows the next step. */
export async function action(args: PageActionArgs) {
  const form = await args.request.formData();
  const { path, ...calls } = await accessContract(args, form);
  switch (form.get("intent")) {
    case "dati": {
      const values = readFormValues(DATA_FIELDS, form);
      return await sendForm<Typed>({ form: "dati", values }, async () => {
        await calls.change(toContractChange(await calls.get(), values));
        return path;
      });
    }
    case "ordine": {
      const { offerHash, version } = readFormValues(["offerHash", "version"], form);
      const ticked = BOXES.filter((name) => form.get(name) === "on");
      return await sendForm<Typed>({ form: "ordine", ticked }, async () => {
        const { duties } = await calls.get();
        await calls.submit({ offerHash, version, boxes: toBoxes(duties.boxes, ticked) });
        return path;
      });
    }
    case "codice":
      return await sendForm<Typed>({ form: "codice" }, async () => {
        const kind = String(form.get("kind"));
        await calls.renewCode(kind);
        // Nothing else on the page shows a second code of the same minute, so the address does.
        return `${path}?${RENEWED_PARAMETER}=${encodeURIComponent(kind)}`;
      });
    default: {
      const { code } = readFormValues(["code"], form);
      return await sendForm<Typed>({ form: "firma", code }, async () => {
        await calls.sign(code);
        return path;
      });
    }
  }
}

type BoxName = ContractView["duties"]["boxes"][number]["name"];
const BOXES: BoxName[] = ["privacy", "conditions", "clauses", "durable", "summary", "early"];

/** Whether each box that was shown is ticked. */
function toBoxes(shown: ContractView["duties"]["boxes"], ticked: readonly string[]) {
  const boxes = { privacy: false, conditions: false, durable: false };
  return Object.assign(
    boxes,
    Object.fromEntries(shown.map(({ name }) => [name, ticked.includes(name)])),
  );
}

export function Component() {
  const { contract, step } = useLoaderData<typeof loader>();
  const { offer, way } = contract;
  const isOnSale = way === null || way.kind === "order" || way.kind === "hand-over";
  return (
    <div className="order v-container">
      <PageHead
        title={`Contratto: ${offer.name}`}
        description="Il tuo contratto, passo per passo."
        path="/contratto"
        indexed={false}
      />
      <header className="order__header">
        {step !== "outcome" && <OrderSteps at={step} />}
        <h1>{toHeading(step, contract)}</h1>
        <p className="v-lead">
          {offer.name} di {offer.counterparty.name}
        </p>
        <PriceInWords offer={offer} />
      </header>
      <div className="order__main">
        <ContractStep />
      </div>
      <aside className="order__aside">
        <OfferSummary offer={offer} onSale={isOnSale && (step === "data" || step === "order")} />
        <p className="v-small">
          Serve aiuto? <Link to="/contatti">Scrivici</Link>: risponde una persona.
          {contract.state === "draft" && contract.deletedAfter !== null && (
            <> Se non ordini, cancelliamo tutto da soli entro 30 giorni.</>
          )}
        </p>
      </aside>
    </div>
  );
}

/** Before its conclusion a contract is an order, which the supplier may still refuse. */
function toHeading(step: Step, { concludedAt }: ContractView): string {
  return step !== "outcome"
    ? ORDER_STEPS[step]
    : concludedAt === null
      ? "Il tuo ordine"
      : "Il tuo contratto";
}

/** Shows the current step. If a form was sent from an older state, says why it did nothing. */
function ContractStep() {
  const { contract, step } = useLoaderData<typeof loader>();
  const refusal = useActionData<Refusal>();
  const errors = refusal?.errors ?? [];
  const stale = errors.find(({ code }) => code === "contract-state");
  return (
    <>
      {stale && (
        <p className="v-notice v-notice-attention" role="alert">
          {stale.message}
        </p>
      )}
      {isStopped(contract, step) ? (
        <OrderStopped contract={contract} unsaved={refusal?.form === "dati"} />
      ) : (
        <StepForm errors={errors.filter((error) => error !== stale)} />
      )}
    </>
  );
}

function StepForm({ errors }: { errors: Refusal["errors"] }) {
  const { contract, step, values, fromBill, billHolder, earlierAt, isEmptied, renewed } =
    useLoaderData<typeof loader>();
  const refusal = useActionData<Refusal>();
  switch (step) {
    case "data":
      return (
        <>
          {earlierAt !== null && <EarlierNotice at={earlierAt} contract={contract} />}
          {isEmptied && <EmptiedNotice />}
          <ContractDataForm
            contract={contract}
            fromBill={fromBill}
            billHolder={billHolder}
            values={refusal?.form === "dati" ? refusal.values : values}
            errors={errors}
          />
        </>
      );
    case "order":
      return (
        <OrderReview
          contract={contract}
          errors={errors}
          ticked={refusal?.form === "ordine" ? refusal.ticked : []}
        />
      );
    case "code":
      return (
        <ContractSignature
          contract={contract}
          errors={errors}
          renewed={refusal === undefined ? renewed : null}
          code={refusal?.form === "firma" ? refusal.code : ""}
        />
      );
    case "outcome":
      return <ContractOutcome contract={contract} />;
  }
}
