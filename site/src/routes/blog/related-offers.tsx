import type { OfferList } from "@volpe/contract";
import { OfferCard } from "@volpe/ui";
import { Link } from "react-router-dom";
import { CatalogueNotices } from "../offers/catalogue-notices.tsx";
import { DataDay } from "../offers/data-day.tsx";
import { toProfileWords } from "../offers/profile-words.ts";

type RelatedOffersProps = Pick<OfferList, "catalogue" | "profile" | "offers">;

/** The cheapest offers of today for the reference profile, said to be so. */
export function RelatedOffers({ catalogue, profile, offers }: RelatedOffersProps) {
  const { tipology } = profile;
  return (
    <section className="article__offers" aria-labelledby="offerte">
      <h2 id="offerte">Le meno care di oggi per {tipology === "luce" ? "la luce" : "il gas"}</h2>
      <p>
        Spesa di un anno per {toProfileWords(profile)}.{" "}
        <Link to={`/offerte/${tipology}`}>Rifai il conto con i tuoi dati</Link>
      </p>
      <DataDay catalogue={catalogue} />
      <CatalogueNotices catalogue={catalogue} />
      <ol>
        {offers.map((offer) => (
          <li key={offer.slug}>
            <OfferCard
              offer={offer}
              href={offer.path}
              compact
              estimateHref="/come-funziono#stima"
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
