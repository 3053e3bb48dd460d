import {
  type EnergyTipology,
  FIGURE_PERIODS,
  formatEurCents,
  isEnergyTipology,
  type OfferList,
  type ProductList,
  TIPOLOGIES,
  TIPOLOGY_LISTS,
  type Tipology,
  toPicture,
} from "@volpe/contract";
import { Drawing } from "@volpe/ui";
import { Link, redirect, useLoaderData } from "react-router-dom";
import { clientContext } from "../../../page/client-context.ts";
import { SiteDemonstration } from "../../../page/demonstration-notice.tsx";
import { orReload } from "../../../page/or-reload.ts";
import type { PageLoaderArgs } from "../../../page/page-args.ts";
import { PageHead } from "../../../page/page-head.tsx";
import { findCalculatorTarget } from "../energy/calculator-redirect.ts";
import { toProfileWords } from "../energy/supply-profile.ts";
import { DataDay, ParametersNotice } from "../notices.tsx";
import "./overview.css";

const TITLES: Readonly<Record<Tipology, string>> = {
  luce: "Luce",
  gas: "Gas",
  internet: "Internet",
  pos: "POS",
  noleggio: "Noleggio a lungo termine",
};

/** What the page shows of a typology's list. */
type Door = {
  tipology: Tipology;
  /** The cheapest figure and its period; null if nothing is ranked. */
  cheapest: { amount: string; per: string } | null;
  facts: string;
};

export async function loader({ request, context }: PageLoaderArgs) {
  const target = findCalculatorTarget(new URL(request.url).searchParams);
  if (target !== null) throw redirect(target);
  const { createOfferCalls, createProductCalls } = await orReload(import("../catalogue-calls.ts"));
  const { api } = context.get(clientContext);
  const offers = createOfferCalls(api.request);
  const products = createProductCalls(api.request);
  const energy = { luce: offers.list("luce"), gas: offers.list("gas") };
  const doors = await Promise.all(
    TIPOLOGIES.map(async (tipology) =>
      isEnergyTipology(tipology)
        ? toEnergyDoor(tipology, await energy[tipology])
        : toProductDoor(await products.list(tipology)),
    ),
  );
  return { doors, catalogue: (await energy.luce).catalogue };
}

function toEnergyDoor(
  tipology: EnergyTipology,
  { profile, rankedTotal, medianSpendEur, offers: [first] }: OfferList,
): Door {
  const count = `${rankedTotal} ${rankedTotal === 1 ? "offerta" : "offerte"}`;
  const median =
    medianSpendEur === null
      ? ""
      : ` La spesa a metà classifica è ${formatEurCents(medianSpendEur)} l’anno.`;
  return {
    tipology,
    cheapest: first
      ? {
          amount: formatEurCents(first.spend.total),
          per: first.estimate.length > 0 ? "l’anno, stima" : "l’anno",
        }
      : null,
    facts: `${count} per ${toProfileWords(profile)}.${median}`,
  };
}

function toProductDoor({ tipology, total, items: [first] }: ProductList): Door {
  return {
    tipology,
    cheapest: first
      ? {
          amount: formatEurCents(first.figureEur),
          per: FIGURE_PERIODS[first.figurePer],
        }
      : null,
    facts: first ? `${total} ${total === 1 ? "proposta" : "proposte"}. ${first.figureNote}.` : "",
  };
}

export function Component() {
  const { doors, catalogue } = useLoaderData<typeof loader>();
  return (
    <div className="doors v-container">
      <PageHead
        title="Offerte di oggi: luce, gas, internet, POS e noleggio"
        description="Scegli che cosa confrontare: luce, gas, internet, POS e noleggio a lungo termine, dal meno caro, con il conto fatto voce per voce."
        path="/offerte"
      />
      <header>
        <h1>Che cosa vuoi confrontare?</h1>
        <DataDay catalogue={catalogue} />
      </header>
      <SiteDemonstration />
      <ParametersNotice catalogue={catalogue} />
      <div className="doors__all">
        {doors.map((door) => (
          <DoorPanel key={door.tipology} door={door} />
        ))}
      </div>
    </div>
  );
}

function DoorPanel({ door: { tipology, cheapest, facts } }: { door: Door }) {
  const title = TITLES[tipology];
  return (
    <section className={`door door--${tipology}`} aria-labelledby={`porta-${tipology}`}>
      <Drawing picture={toPicture("tipology", tipology)} />
      <h2 id={`porta-${tipology}`}>{title}</h2>
      {cheapest ? (
        <>
          <p className="door__figure">
            <span>Si parte da</span> <strong className="v-figure">{cheapest.amount}</strong>{" "}
            <span>{cheapest.per}</span>
          </p>
          <p className="door__facts">{facts}</p>
        </>
      ) : (
        <p className="door__facts">Oggi nessuna offerta è valida per il profilo di riferimento.</p>
      )}
      <Link className="v-button" to={TIPOLOGY_LISTS[tipology].path}>
        Confronta<span className="v-hidden"> {title}</span>
      </Link>
    </section>
  );
}
