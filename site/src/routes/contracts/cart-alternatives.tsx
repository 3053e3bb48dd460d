import {
  type ContractPreview,
  type Regime,
  TIPOLOGIES,
  TIPOLOGY_LISTS,
  toTipologyWords,
} from "@volpe/contract";
import { Link, useLocation } from "react-router-dom";
import { toAssistantHref } from "../../page/opening-query.ts";
import { useSiteFacts } from "../../page/site-facts.ts";

/** The parameter of a cart's address for the regime that the person has chosen. */
export const REGIME_PARAMETER = "per-chi";

type AlternativeProps = { offer: ContractPreview["offer"]; text: string };

type CartAlternativeProps = {
  preview: Pick<ContractPreview, "offer" | "way">;
  per: string;
  regime: Regime | null;
};

/** What a person can do with an offer that cannot be ordered here. */
export function CartAlternative({ preview: { offer, way }, per, regime }: CartAlternativeProps) {
  switch (way.kind) {
    case "order":
      return null;
    case "hand-over":
      return <HandOver offer={offer} per={per} {...way} />;
    case "demonstration":
      return <Demonstration text={way.text} />;
    case "mismatch":
      return <Mismatch offer={offer} text={way.text} regime={regime} />;
    case "ended":
      return (
        <div className="v-notice v-notice-error">
          <p>
            {way.text} <Link to={toListAt(offer)}>Guarda le offerte di oggi</Link>
          </p>
        </div>
      );
  }
}

/** The list of an offer's typology for the same use, at another place if one is named. */
export function toListAt(
  { tipology, query }: Pick<ContractPreview["offer"], "tipology" | "query">,
  place?: { city: string; province: string },
): string {
  const search = new URLSearchParams(query);
  if (place !== undefined) {
    search.delete("provincia");
    search.delete("comune");
    // The list looks the place up.
    search.set("luogo", `${place.city} (${place.province})`);
  }
  const { path } = TIPOLOGY_LISTS[tipology];
  return search.size === 0 ? path : `${path}?${search}`;
}

/** The path of the list of an offer's typology for the customers of a regime. */
export function toListFor({ tipology }: ContractPreview["offer"], regime: Regime): string {
  const { path } = TIPOLOGY_LISTS[tipology];
  // Terminals are for businesses only.
  return tipology === "pos"
    ? path
    : `${path}?destinazione=${regime === "business" ? "aziende" : "privati"}`;
}

export const LIST_WORDS: Record<Regime, string> = {
  business: "Guarda le offerte per un’attività",
  consumer: "Guarda le offerte per i privati",
};

/** Says that the offer is for other customers, with the reason and both alternatives. */
function Mismatch({ offer, text, regime }: AlternativeProps & { regime: Regime | null }) {
  const asked = regime ?? "consumer";
  const { search } = useLocation();
  const other = new URLSearchParams(search);
  other.set(REGIME_PARAMETER, asked === "business" ? "consumer" : "business");
  return (
    <section className="order-form" aria-label="Per chi è">
      <p className="v-notice v-notice-attention">{text}</p>
      <p>
        <Link className="v-button" to={toListFor(offer, asked)}>
          {LIST_WORDS[asked]}
        </Link>
      </p>
      <p>
        <Link to={`?${other}`}>
          {asked === "business" ? "È per me, da privato" : "È per un’attività, con partita IVA"}
        </Link>
      </p>
    </section>
  );
}

type HandOverWay = Extract<ContractPreview["way"], { kind: "hand-over" }>;

/**
 * Shown if the provider makes the contract itself. Says what to read, and links to the provider.
 */
function HandOver({
  offer,
  text,
  url,
  sheetUrl,
  per,
}: AlternativeProps & HandOverWay & { per: string }) {
  // A car's brand is its make; the contract is with the lessor.
  const seller = offer.tipology === "noleggio" ? offer.counterparty.name : offer.brand;
  const opening = { type: offer.tipology, offer: offer.slug, ...(per && { query: per }) };
  return (
    <section className="order-form" aria-labelledby="passaggio">
      <h2 id="passaggio">Il contratto lo fai con {seller}</h2>
      <p>{text}</p>
      {sheetUrl && (
        <p>
          <a href={sheetUrl} target="_blank" rel="noopener nofollow external">
            Apri il foglio informativo di {seller}
          </a>
        </p>
      )}
      {sheetUrl === null && (
        <p className="v-notice v-notice-attention">
          Il foglio informativo di {seller} non è tra i dati pubblicati, quindi qui non c’è:
          chiedilo e leggilo prima di firmare.
        </p>
      )}
      {url === null ? (
        <p>
          <Link className="v-button" to={toAssistantHref(opening)}>
            Fatti richiamare su questa offerta
          </Link>
        </p>
      ) : (
        <p>
          <a className="v-button" href={url} target="_blank" rel="noopener nofollow external">
            Vai da {seller}
          </a>
        </p>
      )}
      <p className="v-quiet v-small">
        {url !== null && "La pagina si apre in un’altra scheda. "}
        Porta con te le cifre di questa pagina: sono quelle del tuo uso, e puoi stamparle.
      </p>
    </section>
  );
}

/** Says that invented offers cannot be ordered, and links the lists of real offers. */
function Demonstration({ text }: { text: string }) {
  const { demonstration } = useSiteFacts();
  const real = TIPOLOGIES.filter((each) => !demonstration.includes(each));
  return (
    <section className="order-form" aria-labelledby="dimostrazione">
      <p className="v-notice v-notice-attention" id="dimostrazione">
        <span>
          <strong>Catalogo dimostrativo.</strong> {text}
        </span>
      </p>
      {real.length > 0 ? (
        <>
          <p>Qui le offerte vere sono quelle di {toTipologyWords(real)}:</p>
          <p className="v-cluster">
            {real.map((tipology) => (
              <Link
                key={tipology}
                className="v-button v-button-secondary"
                to={TIPOLOGY_LISTS[tipology].path}
              >
                {TIPOLOGY_LISTS[tipology].label}
              </Link>
            ))}
          </p>
        </>
      ) : (
        <p>
          In questo momento tutte le offerte del sito sono inventate. Quelle vere di luce e gas
          stanno sul{" "}
          <a href="https://www.ilportaleofferte.it" rel="noopener external">
            Portale Offerte
          </a>
          , il confronto pubblico dell’Autorità.
        </p>
      )}
    </section>
  );
}
