import {
  BRAND,
  CONTRACT_WORDS,
  type ContractState,
  type ContractView,
  formatDate,
  isTakenBack,
  listContractSteps,
  toEuphonic,
  toWithdrawalCost,
  WITHDRAWAL_COSTS,
} from "@volpe/contract";
import { Link } from "react-router-dom";
import { RomeTime } from "../time/rome-time.tsx";
import { toContractPath } from "./contract-access.ts";
import { ContractDocuments } from "./contract-documents.tsx";
import { DrawnPath, type PathStep } from "./drawn-path.tsx";
import { OrderTerms, Parties } from "./offer-parts.tsx";
import { WITHDRAWAL_CALENDAR } from "./withdrawal-calendar.ts";

/** A signed contract: its state, its receipt, its documents and the withdrawal. */
export function ContractOutcome({ contract }: { contract: ContractView }) {
  const { offer, duties } = contract;
  return (
    <>
      <section className="order-section" aria-labelledby="a-che-punto">
        <h2 id="a-che-punto">A che punto è</h2>
        <DrawnPath label="I passi del contratto" steps={toPathSteps(contract)} />
        <p>{NEXT[contract.state](contract)}</p>
        {contract.reason !== null && <p>Il motivo che ho registrato: «{contract.reason}».</p>}
        <Receipt contract={contract} />
      </section>
      {!NEVER_WITHDRAWN.includes(contract.state) && <Withdrawal contract={contract} />}
      <ContractDocuments contract={contract} />
      <OrderTerms offer={offer} />
      <Parties counterparty={offer.counterparty} duties={duties} />
    </>
  );
}

/** The supplier refused the contract or it has ended, so there is nothing to withdraw from. */
const NEVER_WITHDRAWN: readonly ContractState[] = ["refused", "ended"];

type Path = Pick<ContractView, "state" | "history"> & {
  duties: Pick<ContractView["duties"], "conclusion" | "withdrawal">;
};

/** The states that end a contract, with their names in the drawn path. */
const ENDS: Partial<Record<ContractState, string>> = {
  refused: "Rifiutato dal fornitore",
  withdrawn: "Receduto",
  ended: "Finito",
};

/**
 * The steps that are done with their days, the awaited step and the rest. An ended contract has no
 * awaited step.
 */
export function toPathSteps({ state, history, duties }: Path): PathStep[] {
  const dayOf = (wanted: ContractState) => {
    const at = history.findLast((entry) => entry.state === wanted)?.at;
    return at === undefined ? undefined : formatDate(at);
  };
  const way = listContractSteps(duties.conclusion).map((step) => ({
    name: step.name,
    note: dayOf(step.state),
  }));
  const ending = ENDS[state];
  if (ending !== undefined) {
    const done = way.filter(({ note }) => note !== undefined);
    return [
      ...done.map((step) => ({ ...step, state: "done" as const })),
      {
        name: isTakenBack(state, duties) ? "Ritirato" : ending,
        note: dayOf(state),
        state: "stopped",
      },
    ];
  }
  const awaited = way.findLastIndex(({ note }) => note !== undefined) + 1;
  return way.map((step, index) => ({
    ...step,
    state: index < awaited ? "done" : index === awaited ? "now" : "next",
  }));
}

/** What a withdrawal from the contract costs, or has cost. */
export function toCostOf({
  early,
  history,
}: Pick<ContractView, "early" | "history">): keyof typeof WITHDRAWAL_COSTS {
  return toWithdrawalCost({
    early,
    activated: history.some(({ state }) => state === "activated"),
  });
}

const NEXT_MAIL = "Ti scrivo appena cambia qualcosa.";

function toStart({ early, withdrawal }: ContractView): string {
  return withdrawal !== null && !early
    ? "Non hai chiesto l’attivazione subito, quindi comincia dopo il termine per ripensarci. "
    : "";
}

/** The next step, and who takes it. */
const NEXT: Record<ContractState, (contract: ContractView) => string> = {
  draft: () => "",
  submitted: () => "",
  signed: (contract) => {
    const { name } = contract.offer.counterparty;
    return contract.concludedAt === null
      ? `Adesso tocca ${toEuphonic("a", name)} ${name}: il contratto nasce quando ti arriva la sua accettazione. ${NEXT_MAIL}`
      : `Adesso tocca ${toEuphonic("a", name)} ${name}: controlla i dati e attiva il contratto. ${toStart(contract)}${NEXT_MAIL}`;
  },
  accepted: (contract) =>
    `${contract.offer.counterparty.name} ha accettato: adesso attiva il contratto. ${toStart(contract)}${NEXT_MAIL}`,
  activated: ({ offer }) => `${offer.counterparty.name} ha attivato il contratto.`,
  refused: ({ offer }) =>
    `${offer.counterparty.name} non può dar corso al contratto. Non devi niente a nessuno.`,
  withdrawn: (contract) =>
    contract.concludedAt === null
      ? "L’ordine è chiuso: il contratto non è nato e non paghi niente. Non devi fare altro."
      : `${WITHDRAWAL_COSTS[toCostOf(contract)].after} Non devi fare altro.`,
  ended: () => "Il contratto è finito.",
};

function Receipt({
  contract: { state, signedAt, concludedAt, consumer, business, undelivered },
}: {
  contract: ContractView;
}) {
  const email = (consumer ?? business)?.email;
  if (signedAt === null) return null;
  const isOver = ENDS[state] !== undefined;
  const signed =
    isOver || concludedAt === null ? (
      <>
        Firmato <RomeTime after="il" iso={signedAt} />.
      </>
    ) : (
      <>
        Contratto concluso <RomeTime after="il" iso={concludedAt} />.
      </>
    );
  const returned = undelivered.find(({ mail }) => mail === "confirmation");
  if (returned !== undefined) {
    return (
      <p className="v-notice v-notice-attention">
        <span>
          {signed} La mail con i documenti non è arrivata: la casella <strong>{returned.to}</strong>{" "}
          l’ha rifiutata o non rispondeva. I documenti sono tutti qui sotto: aprili e salvali
          adesso.
        </span>
      </p>
    );
  }
  return (
    <p className={isOver ? "v-notice" : "v-notice v-notice-good"}>
      <span>
        {signed}
        {email !== undefined && (
          <>
            {" "}
            {isOver
              ? "I documenti firmati li ho mandati"
              : `Ho mandato la ${concludedAt === null ? "ricevuta" : "conferma"}, con tutti i documenti allegati,`}{" "}
            {toEuphonic("a", email)} <strong>{email}</strong>.
          </>
        )}
      </span>
    </p>
  );
}

/**
 * The link to the withdrawal. It is available from the signature through the whole term, without a
 * login. Before the signature the section says that there is no contract yet.
 */
export function Withdrawal({ contract }: { contract: ContractView }) {
  const { withdrawal, duties, state, id, offer, signedAt, concludedAt } = contract;
  const withdrawnAt = withdrawal?.withdrawnAt ?? null;
  const isUnsigned = signedAt === null && withdrawnAt === null;
  // An order without a right of withdrawal can still be revoked before it is accepted.
  const isRevocable = !isUnsigned && withdrawal === null && concludedAt === null;
  return (
    <section className="order-section" aria-labelledby="recesso">
      <h2 id="recesso">
        {isTakenBack(state, duties)
          ? "L’ordine ritirato"
          : state === "withdrawn"
            ? "Il tuo recesso"
            : "Se ci ripensi"}
      </h2>
      {isUnsigned && (
        <p>Finché non firmi non c’è un contratto: se ci ripensi adesso, non devi fare niente.</p>
      )}
      {withdrawnAt !== null ? (
        <p>
          {isTakenBack(state, duties) ? "L’abbiamo registrato noi" : "Ricevuto"}{" "}
          <RomeTime after="il" iso={withdrawnAt} />. <ReceiptSent contract={contract} />
          {contract.signedAt !== null && <Forwarding contract={contract} />}
        </p>
      ) : withdrawal?.open === false && withdrawal.until !== null ? (
        <p>
          Il termine per recedere è finito <RomeTime after="il" iso={withdrawal.until} />, ora di
          Roma.
        </p>
      ) : (
        <p>{duties.withdrawal.text}</p>
      )}
      {isRevocable && (
        <p>
          Finché {offer.counterparty.name} non accetta, puoi ritirare l’ordine senza costi: scrivi a{" "}
          <a href={`mailto:${BRAND.company.email}`}>{BRAND.company.email}</a>.
        </p>
      )}
      {withdrawal?.open && !isUnsigned && (
        <>
          {withdrawal.until === null ? (
            <p>
              Puoi recedere già adesso: il termine comincia quando il contratto è concluso, e da
              allora leggi qui l’ultimo giorno.
            </p>
          ) : (
            <p>
              Puoi recedere fino <RomeTime iso={withdrawal.until} after="al" />, ora di Roma.{" "}
              <a href={`${toContractPath(id)}/documenti/${WITHDRAWAL_CALENDAR}`} download>
                Metti l’ultimo giorno nel calendario
              </a>
            </p>
          )}
          <p>
            <Link
              className="v-button v-button-secondary"
              to={`${toContractPath(id)}/recesso`}
              reloadDocument
            >
              {CONTRACT_WORDS.withdraw}
            </Link>
          </p>
        </>
      )}
    </section>
  );
}

function ReceiptSent({ contract: { undelivered } }: { contract: ContractView }) {
  const returned = undelivered.filter(({ mail }) => mail === "receipt").map(({ to }) => to);
  return returned.length === 0 ? (
    "Ti ho mandato la ricevuta."
  ) : (
    <>
      La ricevuta non è arrivata {toEuphonic("a", returned.join())}{" "}
      <strong>{returned.join(" e ")}</strong>: la casella l’ha rifiutata o non rispondeva. Il
      recesso vale lo stesso: salva o stampa questa pagina, che dice il giorno e l’ora.
    </>
  );
}

/** Says whether the withdrawal from a signed order has reached the supplier. */
function Forwarding({ contract: { forwardedAt, undelivered, offer } }: { contract: ContractView }) {
  const { name } = offer.counterparty;
  if (forwardedAt !== null) {
    return (
      <>
        {" "}
        {name} l’ha ricevuto <RomeTime after="il" iso={forwardedAt} />.
      </>
    );
  }
  const to = `${toEuphonic("a", name)} ${name}`;
  return undelivered.some(({ mail }) => mail === "withdrawal")
    ? ` La mail ${to} non è arrivata: glielo passo lo stesso giorno in un altro modo, e il recesso vale già.`
    : ` Lo passo ${to} lo stesso giorno: qui leggi quando l’ha ricevuto.`;
}
