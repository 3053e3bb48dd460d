import { createPlaceCalls } from "@volpe/core";
import { Link, redirect, useActionData, useLoaderData, useNavigation } from "react-router-dom";
import { readFormValues } from "../../forms/form-values.ts";
import { toNoAnswerError } from "../../forms/no-answer.ts";
import { type RefusedForm, refuseForm } from "../../forms/send-form.ts";
import { clientContext } from "../../page/client-context.ts";
import { SiteDemonstration } from "../../page/demonstration-notice.tsx";
import { isOffline } from "../../page/is-offline.ts";
import type { PageActionArgs, PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import { findRestOfBill, withRestOfBill } from "../quote/rest-of-bill.tsx";
import {
  ESTIMATE_FIELDS,
  type EstimateValues,
  toInitialValues,
  toResultSearch,
  toWantedPlace,
} from "./estimate-fields.ts";
import { EstimateForm } from "./estimate-form.tsx";
import { findDoubtfulEstimateAnswers } from "./estimate-guesses.ts";
import "./estimate.css";

/** `/preventivo/calcolo`: the parameters of a result or a list prefill the form. */
export function loader({ request, context }: PageLoaderArgs) {
  const values = toInitialValues(new URL(request.url).searchParams);
  const { place } = context.get(clientContext);
  return { values: { ...values, luogo: values.luogo || (place.read()?.label ?? "") } };
}

type Refusal = RefusedForm<{ values: EstimateValues; places: string[] }>;

/**
 * Redirects to the result's address, which still names an upload with supplies left, or returns the
 * errors with the typed values.
 */
export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const values = readFormValues(ESTIMATE_FIELDS, form);
  const client = context.get(clientContext);
  const typed = toWantedPlace(values);
  try {
    const resolution =
      typed === "" ? null : await createPlaceCalls(client.api.request).resolve(typed);
    const place = resolution?.status === "found" ? resolution.place : null;
    if (place !== null) client.place.remember(place);
    const result = toResultSearch(values, place);
    const places =
      resolution?.status === "ambiguous" ? resolution.choices.map(({ label }) => label) : [];
    const outOfBounds = "errors" in result ? result.errors : [];
    const errors = [
      ...(resolution === null || resolution.status === "found"
        ? []
        : [toPlaceError(typed, places)]),
      ...outOfBounds,
      // A value that is out of bounds gets no second error.
      ...findDoubtfulEstimateAnswers(form, values).filter(
        ({ field }) => !outOfBounds.some((error) => error.field === field),
      ),
    ];
    return errors.length > 0 || "errors" in result
      ? refuseForm(422, errors, { values, places })
      : redirect(
          withRestOfBill(`/preventivo/risultato?${result.search}`, findRestOfBill(request)),
          303,
        );
  } catch (error) {
    if (isOffline(error)) return refuseForm(503, [toNoAnswerError()], { values, places: [] });
    throw error;
  }
}

function toPlaceError(typed: string, places: readonly string[]) {
  const message =
    places.length > 1
      ? `«${typed}» può essere più di un posto: scegli quale.`
      : places.length === 1
        ? `Non conosco «${typed}»: è il posto che ti propongo? Altrimenti riscrivilo.`
        : `Non conosco «${typed}»: scrivi il comune, il CAP o la sigla della provincia, come MI.`;
  return {
    code: "invalid-field" as const,
    field: places.length > 0 ? "luogoScelto" : "luogo",
    message,
  };
}

export function Component() {
  const { values } = useLoaderData<typeof loader>();
  const refusal = useActionData<Refusal>();
  const sending = useNavigation().state === "submitting";
  return (
    <div className="estimate v-container-text">
      <PageHead
        title="Il tuo contratto di oggi contro le offerte"
        description="Anche senza bolletta: scrivi quanto consumi, mese per mese se vuoi, e il prezzo che paghi. Vedi quanto risparmieresti con ogni offerta, o se conviene restare."
        path="/preventivo/calcolo"
      />
      <header className="estimate__header">
        <h1>Il tuo contratto di oggi contro le offerte</h1>
        <p>
          Scrivi quello che sai: ti dico quanto spendi, quanto risparmi, o se ti conviene tenerlo.
          Senza recapiti.
        </p>
        <p className="estimate__kind">
          Hai una bolletta? <Link to="/preventivo/upload">Caricala</Link> e leggo io i dati.
        </p>
      </header>
      <SiteDemonstration of={["luce", "gas"]} />
      <EstimateForm
        key={JSON.stringify(refusal === undefined ? values : "")}
        values={refusal?.values ?? values}
        places={refusal?.places ?? []}
        errors={refusal?.errors ?? []}
        sending={sending}
      />
    </div>
  );
}
