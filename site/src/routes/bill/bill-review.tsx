import { type BillFile, type BillView, formatDate, withDay } from "@volpe/contract";
import { ApiError, findBeingRead, waitForBill } from "@volpe/core";
import { useEffect, useState } from "react";
import { Form, Link } from "react-router-dom";
import type { RefusedForm } from "../../forms/send-form.ts";
import { toBillReadingsPath } from "../quote/bill-path.ts";
import { ConfirmForm } from "./confirm-form.tsx";
import type { TypedSupply } from "./confirm-values.ts";

type BillReviewProps = { view: BillView; refusal: RefusedForm<TypedSupply> | undefined };

/** The reading of each file: values to confirm, or the problem and the next step. */
export function BillReview({ view, refusal }: BillReviewProps) {
  const files = useReading(view);
  const supplies = files.flatMap((file) => file.supplies);
  const head = toHead(files);
  const groups = new Set(supplies.map(({ group }) => group));
  // Loading the page again would empty the fields of a form.
  const reloads = findBeingRead({ files }) !== undefined && supplies.length === 0;
  return (
    <>
      {reloads && (
        <noscript>
          <meta httpEquiv="refresh" content={RELOADED_EACH_S} />
        </noscript>
      )}
      <header className="bill__header">
        <h1>{head.title}</h1>
        <p className="v-lead">{head.lead}</p>
        {groups.size < supplies.length && (
          <p>
            Ci sono più bollette con lo stesso POD o PDR: per il preventivo ne basta una. Conferma
            la più recente; di quella fornitura le altre le cancello.
          </p>
        )}
        {groups.size > 1 && (
          <p>
            Ci sono più forniture: fai un preventivo per volta. Dopo il primo, torna a questa pagina
            per le altre, che restano.
          </p>
        )}
      </header>
      {files.map((file) => (
        <FileReview key={file.id} file={file} refusal={refusal} />
      ))}
      <DeleteBill keptUntil={view.keptUntil} />
    </>
  );
}

/** Deletes the bill with a second press: the first one opens the question, without a script too. */
function DeleteBill({ keptUntil }: Pick<BillView, "keptUntil">) {
  return (
    <section className="bill__delete" aria-label="Cancella la bolletta">
      <details className="v-details">
        <summary>Cancella la bolletta</summary>
        <Form method="post" reloadDocument>
          <p>
            Cancello subito i file e tutto quello che ne ho letto, anche ciò che hai corretto qui
            sopra. Non si può annullare.
          </p>
          <button
            className="v-button v-button-secondary"
            type="submit"
            name="azione"
            value="cancella"
          >
            Sì, cancella la bolletta
          </button>
        </Form>
      </details>
      <p className="v-quiet">
        Altrimenti la cancello io entro {withDay("il", formatDate(keptUntil))}.
      </p>
    </section>
  );
}

/** Without a script the page asks again after this many seconds. */
const RELOADED_EACH_S = "5";

/** Says to check values only if there are some. */
function toHead(files: readonly BillFile[]): { title: string; lead: string } {
  if (files.some(({ supplies }) => supplies.length > 0)) {
    return {
      title: "Controlla i dati della bolletta",
      lead: "Accanto a ogni valore c’è il punto della bolletta da cui l’ho letto. Correggi quello che non torna: nel conto entra solo ciò che confermi.",
    };
  }
  return findBeingRead({ files }) === undefined
    ? {
        title: "Non ho potuto leggere la bolletta",
        lead: "Qui sotto c’è scritto perché, e come andare avanti.",
      }
    : {
        title: "Leggo la tua bolletta",
        lead: "Quando ho finito controlli i valori uno per uno, accanto al punto da cui li ho letti.",
      };
}

/** Returns the files, and asks for them again while a picture is being read. */
function useReading(view: BillView): readonly BillFile[] {
  const [files, setFiles] = useState<readonly BillFile[]>(view.files);
  const isReading = findBeingRead({ files }) !== undefined;
  useEffect(() => {
    if (!isReading) return;
    const controller = new AbortController();
    const { signal } = controller;
    waitForBill(view, {
      ask: () => askReadings(view.bill),
      onView: (next) => setFiles(next.files),
      signal,
    }).catch((error: unknown) => {
      // These errors mean that the page was left, the bill was deleted or the connection was lost.
      // The page already says to load it again.
      if (!(signal.aborted || error instanceof ApiError || error instanceof Unanswered))
        throw error;
    });
    return () => controller.abort();
  }, [isReading, view]);
  return files;
}

/** Thrown if the host gave no answer, or an answer without readings. */
class Unanswered extends Error {}

async function askReadings(bill: string): Promise<BillView> {
  const answer = await fetch(toBillReadingsPath(bill)).catch((cause: unknown) => {
    throw new Unanswered("no answer", { cause });
  });
  if (answer.status === 404) throw new ApiError(404, []);
  if (!answer.ok) throw new Unanswered(String(answer.status));
  return await answer.json();
}

type FileReviewProps = { file: BillFile } & Pick<BillReviewProps, "refusal">;

function FileReview({ file, refusal }: FileReviewProps) {
  const { id, name, progress, problem, status, supplies, waiting = 0 } = file;
  return (
    <section className="bill-file" aria-label={name}>
      <h2>{name}</h2>
      {status === "reading" && (
        <div role="status">
          <progress aria-label={`Leggo ${name}`} max={1} value={progress} />
          <p>
            {waiting > 0
              ? toQueue(waiting)
              : "Riconosco le parole nell’immagine: può servire fino a un minuto."}{" "}
            Se la pagina non si aggiorna da sola, ricaricala.
          </p>
        </div>
      )}
      {problem !== null && (
        <p className="v-notice v-notice-attention">
          {problem.message} <Link to="/preventivo/upload">Carica un altro file</Link> oppure{" "}
          <Link to={toFormPath(file)}>copia le cifre nel modulo</Link>.
        </p>
      )}
      {supplies.map((supply) => {
        const form = `${id}.${supply.tipology}`;
        const formRefusal = refusal?.supply === form ? refusal : undefined;
        const known = formRefusal?.found ?? supply;
        return <ConfirmForm key={form} form={form} supply={known} refusal={formRefusal} />;
      })}
    </section>
  );
}

function toQueue(waiting: number): string {
  return waiting === 1
    ? "È in coda: prima c’è un’altra foto."
    : `È in coda: prima ci sono altre ${waiting} foto.`;
}

/** The values of a bill that the plain form uses, by the parameter of its address. */
const FORM_PARAMETERS = {
  destinazione: "destination",
  consumo: "annualConsumption",
  potenza: "capacityKw",
  residente: "resident",
  provincia: "province",
} as const;

/** The plain form, prefilled from a bill with too few values. */
function toFormPath({ supplies: [supply] }: BillFile): string {
  if (supply === undefined) {
    return "/calcola-preventivo";
  }
  const query = new URLSearchParams({ tipo: supply.tipology });
  for (const [parameter, field] of Object.entries(FORM_PARAMETERS)) {
    const read = supply.fields.find(({ name }) => name === field);
    if (read !== undefined) {
      query.set(parameter, read.value);
    }
  }
  return `/calcola-preventivo?${query}`;
}
