import { type PlaceChoice, uncapitalize } from "@volpe/contract";
import { ApiError } from "@volpe/core";
import { useState } from "react";
import { Link, useLoaderData } from "react-router-dom";
import { clientContext } from "../../page/client-context.ts";
import { SiteDemonstration } from "../../page/demonstration-notice.tsx";
import type { PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import { useClient } from "../../page/use-client.tsx";
import { followPlace } from "../places/follow-place.ts";
import { createPlaceCalls } from "../places/place-calls.ts";
import { PlaceField } from "../places/place-field.tsx";
import { toChoiceHref, toRegionHref } from "../places/place-href.ts";
import { findPosition, POSITION_FAILURES } from "./find-position.ts";
import { ItalyMap } from "./italy-map.tsx";
import { PlaceResult, RegionResult } from "./place-result.tsx";
import { REGION_SHAPES } from "./region-shapes.ts";
import "./locate-deal.css";

/** The offers of the place or the region in the address, or of the remembered place. */
export async function loader({ request, context }: PageLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const region = search.get("regione");
  const isTyped = search.has("luogo");
  const asked = region === null || isTyped ? await followPlace({ request, context }) : null;
  const calls = createPlaceCalls(context.get(clientContext).api.request);
  const province = search.get("provincia");
  const [place, regionOffers] = await Promise.all([
    province && !region
      ? find(calls.offers({ province, comune: search.get("comune") ?? undefined }))
      : null,
    region && !isTyped ? find(calls.region(region)) : null,
  ]);
  const unknown = [
    ...(province && !region && place === null ? [province] : []),
    ...(region && !isTyped && regionOffers === null ? [region] : []),
  ];
  return { asked, place, regionOffers, unknown };
}

/** Null if the address names an unknown place or region. */
async function find<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return null;
    throw error;
  }
}

export function Component() {
  const { asked, place, regionOffers, unknown } = useLoaderData<typeof loader>();
  const region = place?.place.region ?? regionOffers?.region ?? null;
  const where = place?.place.label ?? regionOffers?.region ?? null;
  return (
    <div className="locate v-container">
      <PageHead
        title={where === null ? "Le offerte nella tua zona" : `Offerte luce e gas: ${where}`}
        description={
          where === null
            ? "Scegli il comune, la provincia o la regione: quante offerte di luce e gas valgono lì, da quanto si parte e quali sono solo di quella zona."
            : `Luce e gas, ${where}: quante offerte valgono qui, da quanto si parte e quali sono solo di questa zona.`
        }
        path={toCanonicalPath(place?.place.province ?? null, regionOffers?.region ?? null)}
        indexed={unknown.length === 0 && asked === null}
      />
      <header className="locate__header">
        <h1>Le offerte nella tua zona</h1>
        <p>
          Alcune offerte valgono in una regione, in una provincia o in pochi comuni soltanto. Per il
          gas cambiano anche rete e imposte. Scegli una volta: il luogo ti segue in tutto il sito.
        </p>
        <SiteDemonstration of={["luce", "gas"]} />
      </header>
      <div className="locate__choice">
        <form
          className="locate__form"
          key={JSON.stringify([where, asked])}
          action="/localizza-affare"
          method="get"
        >
          <PlaceField defaultLabel={place?.place.label ?? ""} asked={asked} />
          <button className="v-button" type="submit">
            Guarda qui
          </button>
        </form>
        <PositionFinder />
      </div>
      <div className="locate__result">
        {unknown.map((name) => (
          <p key={name} className="v-notice v-notice-attention">
            Non conosco «{name}»: scrivi il comune o la provincia, oppure scegli la regione.
          </p>
        ))}
        {place && <PlaceResult offers={place} />}
        {regionOffers && <RegionResult offers={regionOffers} />}
        <nav className="locate__regions" aria-labelledby="regioni">
          <h2 id="regioni">{where === null ? "Scegli la regione" : "Un’altra regione"}</h2>
          <ul>
            {REGION_SHAPES.map(({ region: name }) => (
              <li key={name}>
                <Link
                  to={toRegionHref(name)}
                  aria-current={name === region ? "true" : undefined}
                  preventScrollReset
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="locate__map">
        <ItalyMap chosen={region} />
      </div>
    </div>
  );
}

/** The page of a comune is nearly the same as that of its province, which is the canonical page. */
function toCanonicalPath(province: string | null, region: string | null): string {
  if (province !== null) return `/localizza-affare?provincia=${province}`;
  return region === null ? "/localizza-affare" : toRegionHref(region);
}

type PositionState =
  | { status: "idle" }
  | { status: "asking" }
  | { status: "found"; places: PlaceChoice[] }
  | { status: "failed"; why: string };

const TYPE_INSTEAD = "Scrivi il comune, oppure scegli la regione.";
const ABROAD = "Sembri fuori dall’Italia, e confronto solo forniture italiane.";
const OFFLINE = "Non riesco a cercare la zona adesso. Riprova, oppure scegli la regione.";

/** Asks the browser for its position on a click, and lets the visitor confirm the place. */
function PositionFinder() {
  const { api } = useClient();
  const [state, setState] = useState<PositionState>({ status: "idle" });

  async function handleClick() {
    setState({ status: "asking" });
    setState(await findPlaces(createPlaceCalls(api.request).near));
  }

  return (
    <div className="position">
      <button
        className="v-button v-button-secondary"
        type="button"
        disabled={state.status === "asking"}
        onClick={handleClick}
      >
        {state.status === "asking" ? "Aspetto il browser…" : "Usa la mia posizione"}
      </button>
      <p className="v-hint">
        La chiedo al browser solo se premi. Serve a trovare la provincia e non la conservo.
      </p>
      <div role="status">
        {state.status === "failed" && <p className="v-notice">{state.why}</p>}
        {state.status === "found" && (
          <div className="v-notice v-notice-good position__guess">
            <p>
              Sembra la <strong>{uncapitalize(state.places[0]?.label ?? "")}</strong>. È giusto?
              Scegli, così restringo le offerte.
            </p>
            <ul>
              {state.places.map(({ label }) => (
                <li key={label}>
                  <Link className="v-chip" to={toChoiceHref(label)}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}

type Near = ReturnType<typeof createPlaceCalls>["near"];

async function findPlaces(near: Near): Promise<PositionState> {
  const found = await findPosition();
  const toFailure = (why: string) => ({ status: "failed" as const, why: `${why} ${TYPE_INSTEAD}` });
  if (found.status === "failed") return toFailure(POSITION_FAILURES[found.why]);
  try {
    const { places } = await near(found.position);
    return places.length === 0 ? toFailure(ABROAD) : { status: "found", places };
  } catch {
    return { status: "failed", why: OFFLINE };
  }
}
