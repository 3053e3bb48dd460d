import type { EnergyTipology, OfferList } from "@volpe/contract";
import { formatEur, Icon } from "@volpe/ui";
import type { ReactNode } from "react";
import { Link, redirect, useLoaderData } from "react-router-dom";
import { clientContext } from "../../client-context.ts";
import { FLAME, ZAP } from "../../layout/outlines.ts";
import { PageHead } from "../../layout/page-head.tsx";
import type { PageLoaderArgs } from "../page-args.ts";
import { findCalculatorTarget } from "./calculator-redirect.ts";
import { CatalogueNotices } from "./catalogue-notices.tsx";
import { DataDay } from "./data-day.tsx";
import { toProfileWords } from "./profile-words.ts";
import "./offers.css";

/** What a door shows of a typology's list. */
type Door = Pick<OfferList, "catalogue" | "profile" | "total" | "medianSpendEur"> & {
  tipology: EnergyTipology;
  /** € a year of the cheapest, and whether that is an estimate; null when none is ranked. */
  cheapest: { spendEur: number; estimate: boolean } | null;
};

export async function loader({ request, context }: PageLoaderArgs) {
  const target = findCalculatorTarget(new URL(request.url).searchParams);
  if (target !== null) throw redirect(target);
  const { api } = context.get(clientContext);
  const [luce, gas] = await Promise.all([api.offers.list("luce", {}), api.offers.list("gas", {})]);
  return { doors: [toDoor("luce", luce), toDoor("gas", gas)] };
}

function toDoor(tipology: EnergyTipology, list: OfferList): Door {
  const { catalogue, profile, total, medianSpendEur, offers } = list;
  const first = offers[0];
  return {
    tipology,
    catalogue,
    profile,
    total,
    medianSpendEur,
    cheapest: first ? { spendEur: first.spend.total, estimate: first.estimate.length > 0 } : null,
  };
}

const NAMES: Record<EnergyTipology, { title: string; icon: ReactNode }> = {
  luce: { title: "Luce", icon: <Icon outline={ZAP} size={24} /> },
  gas: { title: "Gas", icon: <Icon outline={FLAME} size={24} /> },
};

export function Component() {
  const { doors } = useLoaderData<typeof loader>();
  const catalogue = doors[0]?.catalogue;
  return (
    <div className="doors v-container">
      <PageHead
        title="Offerte luce e gas di oggi"
        description="Scegli che cosa confrontare: le offerte di luce e di gas valide oggi, dalla meno cara, con la spesa di un anno calcolata voce per voce."
        path="/offerte"
      />
      <header>
        <h1>Che cosa vuoi confrontare?</h1>
        {catalogue && <DataDay catalogue={catalogue} />}
      </header>
      {catalogue && <CatalogueNotices catalogue={catalogue} />}
      <div className="doors__pair">
        {doors.map((door) => (
          <DoorPanel key={door.tipology} door={door} />
        ))}
      </div>
    </div>
  );
}

function DoorPanel({ door }: { door: Door }) {
  const { tipology, cheapest, total, medianSpendEur, profile } = door;
  const { title, icon } = NAMES[tipology];
  return (
    <section className={`door door--${tipology}`} aria-labelledby={`porta-${tipology}`}>
      <h2 id={`porta-${tipology}`}>
        {icon} {title}
      </h2>
      {cheapest ? (
        <>
          <p className="door__figure">
            <span>Si parte da</span>{" "}
            <strong className="v-figure">{formatEur(cheapest.spendEur)}</strong>{" "}
            <span>l’anno{cheapest.estimate && ", stima"}</span>
          </p>
          <p className="door__facts">
            {total} {total === 1 ? "offerta" : "offerte"} per {toProfileWords(profile)}.
            {medianSpendEur !== null && ` Metà costa meno di ${formatEur(medianSpendEur)}.`}
          </p>
        </>
      ) : (
        <p className="door__facts">Oggi nessuna offerta è valida per il profilo di riferimento.</p>
      )}
      <Link className="v-button" to={`/offerte/${tipology}`}>
        Confronta le offerte {tipology}
      </Link>
    </section>
  );
}
