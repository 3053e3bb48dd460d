import {
  type CatalogueState,
  TIPOLOGIES,
  TIPOLOGY_LISTS,
  type Tipology,
  toPicture,
} from "@volpe/contract";
import { Drawing, Fox } from "@volpe/ui";
import { Link, useLoaderData } from "react-router-dom";
import { clientContext } from "../../page/client-context.ts";
import { orReload } from "../../page/or-reload.ts";
import type { PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import { Term } from "../../page/term.tsx";
import { toEmptyState } from "../catalogue/empty-state.ts";
import { spendDots } from "../catalogue/energy/load-spend-dots.ts";
import { Calculator } from "./calculator.tsx";
import { type Today, TodaysBest } from "./todays-best.tsx";
import "./home.css";
import "./typologies.css";

/** Loads only the first offer of the list, because the page shows no more. */
export async function loader({
  context,
}: PageLoaderArgs): Promise<{ today: Today | null; catalogue: CatalogueState }> {
  const [{ createOfferCalls }] = await Promise.all([
    orReload(import("../catalogue/catalogue-calls.ts")),
    spendDots.prepare(),
  ]);
  const { offers, ...list } = await createOfferCalls(context.get(clientContext).api.request).list(
    "luce",
  );
  const { catalogue, profile, medianSpendEur, presentSpend, spread, rankedTotal } = list;
  const best = offers[0];
  const figures = { medianSpendEur, presentSpend, spread, rankedTotal };
  return { catalogue, today: best ? { catalogue, profile, best, ...figures } : null };
}

export function Component() {
  const { today, catalogue } = useLoaderData<typeof loader>();
  const offers = catalogue.demonstration ? "del catalogo, oggi di prova" : "valide oggi";
  return (
    <div className="home">
      <PageHead
        title="Volpe | Confronta le offerte di luce e gas, conti alla mano"
        description={`Scrivi quanto consumi: Volpe calcola la spesa di un anno con le offerte di luce e gas ${offers}, e ti mostra perché una costa meno dell’altra.`}
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
              Dimmi quanto consumi. Calcolo la spesa di un anno con le offerte di luce e gas{" "}
              {offers}, imposte comprese, e te le metto in fila dalla meno cara.
            </p>
            <p className="hero__more">
              Hai la bolletta? <Link to="/preventivo/upload">Caricala, leggo io le cifre</Link>.
              Confronto anche <Link to={TIPOLOGY_LISTS.internet.path}>internet</Link>,{" "}
              <Link to={TIPOLOGY_LISTS.pos.path}>POS</Link> e{" "}
              <Link to={TIPOLOGY_LISTS.noleggio.path}>auto a noleggio</Link>.
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

const COMPARED: Readonly<Record<Tipology, string>> = {
  luce: "La spesa di un anno, voce per voce",
  gas: "Con le imposte della tua regione",
  internet: "Due anni interi, non la promozione",
  pos: "Il costo vero del tuo incasso",
  noleggio: "A parità di mesi, chilometri e anticipo",
};

/** What can be compared, each with its drawing. */
function Typologies() {
  return (
    <section className="typologies v-container" aria-labelledby="confronti">
      <h2 id="confronti">Che cosa confronto</h2>
      <ul className="typologies__list">
        {TIPOLOGIES.map((tipology) => (
          <li key={tipology}>
            <Drawing picture={toPicture("tipology", tipology)} />
            <h3>
              <Link to={TIPOLOGY_LISTS[tipology].path}>{TIPOLOGY_LISTS[tipology].label}</Link>
            </h3>
            <p>{COMPARED[tipology]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The steps from the first answer to the contract. */
function HonestSteps() {
  return (
    <section className="steps v-container" aria-labelledby="passi">
      <h2 id="passi">Come funziona, senza giri di parole</h2>
      <ol>
        <li>
          <h3>Mi dici quanto consumi</h3>
          <p>
            Basta una riga della bolletta. Se non ce l’hai sottomano parto da quante persone siete
            in casa, e ti segno che è una stima.
          </p>
        </li>
        <li>
          <h3>Faccio il conto di un anno intero</h3>
          <p>
            Vendita, rete, oneri e imposte, con le regole del Portale Offerte. Per le offerte a
            prezzo variabile nessuno conosce il futuro: uso gli ultimi indici pubblicati e te lo
            dico. <Link to="/come-funziono#spesa">Il conto, voce per voce</Link>
          </p>
        </li>
        <li>
          <h3>Scegli tu, con il perché davanti</h3>
          <p>
            Di ogni offerta leggi prezzi, condizioni, scadenza e codice. Se vuoi ti preparo un
            preventivo in PDF; se la tua è già la migliore, tienila.
          </p>
        </li>
      </ol>
    </section>
  );
}

/** The questions a careful person would ask before believing a ranking. */
function TrustQuestions() {
  return (
    <section className="trust" aria-labelledby="fiducia">
      <div className="v-container">
        <h2 id="fiducia">Le domande che fai bene a farti</h2>
        <dl>
          <Term name="Chi decide l’ordine?">
            La spesa annua calcolata per i tuoi dati, dalla più bassa alla più alta. Niente altro:
            non ci sono posti in vendita. <Link to="/come-funziono#classifica">I criteri</Link>
          </Term>
          <Term name="Tu come guadagni?">
            Con le provvigioni dei fornitori, quando ci saranno: oggi non ho accordi con nessuno. Se
            cambierà, lo leggerai accanto all’offerta.{" "}
            <Link to="/come-funziono#provvigioni">Le provvigioni</Link>
          </Term>
          <Term name="Quanto è precisa la cifra?">
            Dove non lo è del tutto trovi scritto «stima», con il motivo. Le offerte che non so
            calcolare restano fuori, elencate per nome.{" "}
            <Link to="/come-funziono#stima">I limiti</Link>
          </Term>
          <Term name="Che cosa vuoi sapere di me?">
            Per confrontare, solo la fornitura. Un recapito te lo chiedo soltanto se vuoi il
            preventivo. <Link to="/privacy-policy">La privacy</Link>
          </Term>
        </dl>
      </div>
    </section>
  );
}

/** Invites to the assistant. */
function AssistantInvitation() {
  return (
    <section className="invitation" aria-labelledby="invito">
      <div className="invitation__inner v-container">
        <Fox mood="listening" size={140} />
        <div>
          <h2 id="invito">Preferisci che le domande le faccia io?</h2>
          <p>
            Una alla volta, con la bolletta davanti o a memoria. Alla fine hai tre offerte, quanto
            risparmieresti e un preventivo in PDF da rileggere con calma.
          </p>
          <Link className="v-button" to="/calcola-preventivo">
            Cominciamo
          </Link>
        </div>
      </div>
    </section>
  );
}
