import {
  CONTRACT_WORDS,
  type ContractView,
  WITHDRAWAL_COSTS,
  type WireError,
} from "@volpe/contract";
import { ApiError } from "@volpe/core";
import { data, Form, Link, redirect, useActionData, useLoaderData } from "react-router-dom";
import { FormErrors } from "../../forms/form-errors.tsx";
import { createErrorLookup, readFormValues } from "../../forms/form-values.ts";
import { EmailField, NameField } from "../../forms/person-fields.tsx";
import { type RefusedForm, sendForm } from "../../forms/send-form.ts";
import { SubmissionField } from "../../forms/submission-field.tsx";
import type { PageActionArgs, PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import { Term } from "../../page/term.tsx";
import { RomeTime } from "../time/rome-time.tsx";
import { accessContract, toContractPath } from "./contract-access.ts";
import { toCostOf } from "./contract-outcome.tsx";
import "./contracts.css";

/**
 * The two steps of a withdrawal (art. 54-bis cod. cons.). It asks for no reason and shows no offer
 * in between.
 */
export async function loader(args: PageLoaderArgs) {
  const access = await accessContract(args);
  const contract = await access.get();
  // The contract was already withdrawn from, or no term is open; the contract's page says which.
  if (!contract.withdrawal?.open) throw redirect(access.path);
  const step = new URL(args.request.url).searchParams.get("passo");
  return { contract, isConfirming: step === "conferma" };
}

const FIELDS = ["name", "email"] as const;
type Values = Record<(typeof FIELDS)[number], string>;
type Typed = { stage: "asked" | "confirmed"; values: Values };
type Answer = RefusedForm<Typed>;

/**
 * The first step only shows the data again for confirmation; the second one withdraws. Known data
 * are shown at an address of their own, which can be reloaded; typed data must not stand in an
 * address.
 */
export async function action(args: PageActionArgs) {
  const form = await args.request.formData();
  const values = readFormValues(FIELDS, form);
  const access = await accessContract(args, form);
  if (form.get("stage") !== "confirmed") {
    const errors = await askErrors(access, values);
    const { name, email } = toKnown(await access.get());
    if (errors.length === 0 && values.name === name && values.email === email) {
      throw redirect(`${access.path}/recesso?passo=conferma`, 303);
    }
    return data<Answer>({ stage: "asked", values, errors }, { status: errors.length ? 422 : 200 });
  }
  return await sendForm<Typed>({ stage: "confirmed", values }, async () => {
    await access.withdraw({ ...values, confirmed: true });
    return access.path;
  });
}

/** The contacts of the person who signed. A micro-enterprise may withdraw too, if the switch lets it. */
function toKnown({ consumer, business }: ContractView): Values {
  const person = consumer ?? business;
  return person === null
    ? { name: "", email: "" }
    : { name: `${person.firstName} ${person.lastName}`, email: person.email };
}

/** The errors for which the API would refuse the second step, besides the missing confirmation. */
async function askErrors(
  access: Awaited<ReturnType<typeof accessContract>>,
  values: Values,
): Promise<readonly WireError[]> {
  try {
    await access.withdraw({ ...values, confirmed: false });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error;
    return error.errors.filter(({ field }) => field !== "confirmed");
  }
  throw new Error("A withdrawal that was not confirmed was taken.");
}

export function Component() {
  const { contract, ...asked } = useLoaderData<typeof loader>();
  const answer = useActionData<Answer>();
  const { offer, withdrawal, id } = contract;
  const isConfirming =
    answer === undefined
      ? asked.isConfirming
      : answer.stage === "asked" && answer.errors.length === 0;
  return (
    <div className="order-withdrawal v-container-text">
      <PageHead
        title="Recedere dal contratto"
        description="Esci dal contratto in due passi, senza dire perché."
        path="/contratto"
        indexed={false}
      />
      <header className="order__header">
        <p>
          <Link to={toContractPath(id)} reloadDocument>
            Torna al contratto
          </Link>
        </p>
        <h1>{isConfirming ? "Confermi il recesso?" : "Recedere dal contratto"}</h1>
        <p className="v-lead">
          {offer.name} di {offer.counterparty.name}
        </p>
        {withdrawal?.until === null && (
          <p>
            {offer.counterparty.name} non ha ancora accettato il tuo ordine: puoi uscirne in ogni
            momento. Non devi dire perché, e non costa niente.
          </p>
        )}
        {withdrawal !== null && withdrawal.until !== null && (
          <p>
            Hai tempo fino <RomeTime iso={withdrawal.until} after="al" />, ora di Roma. Non devi
            dire perché. {WITHDRAWAL_COSTS[toCostOf(contract)].before}
          </p>
        )}
      </header>
      {isConfirming ? (
        <Confirmation contract={contract} values={answer?.values ?? toKnown(contract)} />
      ) : (
        <Statement contract={contract} answer={answer} />
      )}
    </div>
  );
}

function Statement({ contract, answer }: { contract: ContractView; answer: Answer | undefined }) {
  const errors = answer?.errors ?? [];
  const { findField, errorOf } = createErrorLookup(FIELDS, errors);
  const { name, email } = answer?.values ?? toKnown(contract);
  return (
    <Form className="order-form" method="post" reloadDocument noValidate>
      <input type="hidden" name="stage" value="asked" />
      <FormErrors errors={errors} findField={findField} />
      <NameField value={name} error={errorOf("name")} />
      <EmailField
        value={email}
        error={errorOf("email")}
        hint="Qui ti mando subito la ricevuta, con giorno e ora."
      />
      <dl className="order-terms">
        <Term name="Contratto">{contract.id}</Term>
      </dl>
      <button className="v-button" type="submit">
        Vai alla conferma
      </button>
    </Form>
  );
}

function Confirmation({ contract, values }: { contract: ContractView; values: Values }) {
  const { offer, id, signedAt, concludedAt } = contract;
  return (
    <Form className="order-form" method="post" reloadDocument>
      <SubmissionField />
      <input type="hidden" name="stage" value="confirmed" />
      <input type="hidden" name="name" value={values.name} />
      <input type="hidden" name="email" value={values.email} />
      <p>
        Con questa dichiarazione io, <strong>{values.name}</strong>, recedo dal contratto con{" "}
        {offer.counterparty.name} per <strong>{offer.name}</strong>.
      </p>
      <dl className="order-terms">
        <Term name="Contratto">{id}</Term>
        {signedAt !== null && (
          <Term name="Firmato il">
            <RomeTime iso={signedAt} />
          </Term>
        )}
        {concludedAt !== null && (
          <Term name="Concluso il">
            <RomeTime iso={concludedAt} />
          </Term>
        )}
        <Term name="Ricevuta a">{values.email}</Term>
      </dl>
      <button className="v-button" type="submit">
        {CONTRACT_WORDS.confirmWithdrawal}
      </button>
      <p className="v-quiet v-small">Vale da subito, e non si può annullare.</p>
    </Form>
  );
}
