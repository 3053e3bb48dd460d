import type { CatalogueState } from "@volpe/contract";
import { Fox } from "@volpe/ui";
import { Link, useLoaderData } from "react-router-dom";
import { clientContext } from "../../client-context.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { toEmptyState } from "../offers/empty-state.ts";
import type { PageLoaderArgs } from "../page-args.ts";
import { AssistantInvitation } from "./assistant-invitation.tsx";
import { Calculator } from "./calculator.tsx";
import { HonestSteps } from "./honest-steps.tsx";
import { type Today, TodaysBest } from "./todays-best.tsx";
import { TrustQuestions } from "./trust-questions.tsx";
import { Typologies } from "./typologies.tsx";
import "./home.css";

/** Only what the page shows: the first of the list, not its 24 cards. */
export async function loader({
  context,
}: PageLoaderArgs): Promise<{ today: Today | null; catalogue: CatalogueState }> {
  const { createOfferCalls } = await import("../offers/offer-calls.ts");
  const { catalogue, profile, offers, medianSpendEur, total } = await createOfferCalls(
    context.get(clientContext).api.request,
  ).list("luce");
  const best = offers[0];
  return { catalogue, today: best ? { catalogue, profile, best, medianSpendEur, total } : null };
}

export function Component() {
  const { today, catalogue } = useLoaderData<typeof loader>();
  return (
    <div className="home">
      <PageHead
        title="Volpe | Confronta le offerte di luce e gas, conti alla mano"
        description="Scrivi quanto consumi: Volpe calcola la spesa di un anno con ogni offerta di luce e gas valida oggi, imposte comprese, e ti mostra perché una costa meno dell’altra."
        path="/"
        picture={{ title: "Quale offerta ti costa meno? Facciamo i conti." }}
      />
      <section className="hero" aria-labelledby="titolo">
        <div className="hero__inner v-container">
          <div className="hero__words">
            <h1 className="v-display" id="titolo">
              Quale offerta ti costa meno? Facciamo i conti.
            </h1>
            <p className="v-lead">
              Dimmi quanto consumi. Calcolo la spesa di un anno con le offerte di luce e gas valide
              oggi, imposte comprese, e te le metto in fila dalla meno cara.
            </p>
            <p className="hero__aside">
              Preferisci rispondere a qualche domanda?{" "}
              <Link to="/calcola-preventivo">Parla con la volpe</Link>
            </p>
          </div>
          <div className="hero__sheet">
            <Fox mood="listening" size={88} />
            <Calculator />
          </div>
        </div>
      </section>
      {today ? <TodaysBest {...today} /> : <NoOfferToday catalogue={catalogue} />}
      <Typologies />
      <HonestSteps />
      <TrustQuestions />
      <AssistantInvitation />
    </div>
  );
}

const NONE_FOR_ALL = {
  title: "Nessuna offerta luce va bene per tutti, oggi",
  why: "Le offerte che ho si vendono solo in alcune zone, o per alcuni consumi: scrivi i tuoi dati e cerco fra quelle.",
};

function NoOfferToday({ catalogue }: { catalogue: CatalogueState }) {
  const { title, why } = toEmptyState(catalogue) ?? NONE_FOR_ALL;
  return (
    <section className="today today--none v-container" aria-labelledby="oggi">
      <h2 id="oggi">{title}</h2>
      <p>
        {why} Intanto puoi leggere <Link to="/come-funziono">come faccio i conti</Link>.
      </p>
    </section>
  );
}
