import { ERRORS, type WireError } from "@volpe/contract";
import { ApiError, OfflineError } from "@volpe/core";
import { Assistant } from "@volpe/ui";
import {
  data,
  Link,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router-dom";
import { clientContext } from "../../client-context.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { ASSISTANT_LINKS } from "../../layout/site-assistant.tsx";
import { useClient } from "../../use-client.tsx";
import { isEnergyTipology } from "../offers/calculator-redirect.ts";
import type { PageActionArgs, PageLoaderArgs } from "../page-args.ts";
import { toQuoteHref } from "../quote/quote-href.ts";
import { EMPTY_QUOTE_VALUES } from "./empty-quote-values.ts";
import { QuoteForm } from "./quote-form.tsx";
import { parseQuoteForm, type QuoteValues, toQuoteValues } from "./quote-form-data.ts";
import "./quote-calculator.css";

/** `?tipo=luce&offerta=slug` opens the assistant on an offer. */
export function loader({ request }: PageLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const tipology = search.get("tipo");
  const offer = search.get("offerta");
  return {
    opening: {
      ...(isEnergyTipology(tipology) && { type: tipology }),
      ...(offer && offer.length <= 200 && { offer }),
    },
  };
}

type Refusal = { errors: WireError[]; values: QuoteValues };

/** Nothing typed is lost: a refused form comes back as it was, with what to mend. */
export async function action({ request, context }: PageActionArgs) {
  const values = toQuoteValues(await request.formData());
  const outcome = parseQuoteForm(values);
  if (outcome.status === "invalid") return refuse(422, outcome.errors, values);
  try {
    const { rate, mailed } = await context.get(clientContext).api.rates.create(outcome.request);
    return redirect(toQuoteHref(rate, mailed), 303);
  } catch (error) {
    // What the API or the network refused is shown above the form; anything else is a fault.
    if (error instanceof ApiError) return refuse(error.status, error.errors, values);
    if (error instanceof OfflineError) {
      return refuse(503, [{ code: "unavailable", message: ERRORS.unavailable.message }], values);
    }
    throw error;
  }
}

function refuse(status: number, errors: WireError[], values: QuoteValues) {
  return data<Refusal>({ errors, values }, { status });
}

export function Component() {
  const { opening } = useLoaderData<typeof loader>();
  const refusal = useActionData<Refusal>();
  const { chat } = useClient();
  const sending = useNavigation().state === "submitting";
  const values = refusal?.values ?? {
    ...EMPTY_QUOTE_VALUES,
    type: opening.type ?? EMPTY_QUOTE_VALUES.type,
  };
  return (
    <div className="quote-calculator v-container">
      <PageHead
        title="Calcola il preventivo"
        description="Rispondi a poche domande e ricevi le tre offerte di luce o gas che ti costano meno, quanto risparmieresti e un preventivo in PDF."
        path="/calcola-preventivo"
      />
      <header>
        <h1>Calcola il preventivo</h1>
        <p>
          Una domanda alla volta, e puoi cambiare ogni risposta. I recapiti vengono per ultimi, per
          mandarti il preventivo; per guardare e basta c’è <Link to="/offerte">la classifica</Link>.
        </p>
      </header>
      <Assistant variant="page" chat={chat} links={ASSISTANT_LINKS} opening={opening} />
      <details
        id="modulo"
        className="v-details quote-calculator__form"
        open={refusal !== undefined}
      >
        <summary>Preferisci un modulo? Tutte le domande in una pagina sola</summary>
        <QuoteForm values={values} errors={refusal?.errors ?? []} sending={sending} />
      </details>
    </div>
  );
}
