import {
  formatDate,
  formatQuantity,
  type SellerPaper,
  toMainPaper,
  withDay,
} from "@volpe/contract";

type SellerPapersProps = { papers: readonly SellerPaper[]; seller: string };

const PREVAILING = {
  "seller-sheet": ": se in questa pagina un prezzo è diverso, vale quello della scheda sintetica.",
  "seller-summary":
    ": se in questa pagina un prezzo è diverso, vale quello della sintesi contrattuale.",
  none: ": valgono insieme ai prezzi di questa pagina.",
} as const;

/** The seller's own documents about its offer, to open and to save. Renders nothing without any. */
export function SellerPapers({ papers, seller }: SellerPapersProps) {
  if (papers.length === 0) return null;
  return (
    <section className="sheet-lines" aria-labelledby="documenti-venditore">
      <h2 id="documenti-venditore">I documenti del venditore</h2>
      <p>
        Li ha scritti {seller}
        {PREVAILING[toMainPaper(papers)]}
      </p>
      <ul className="sheet-papers">
        {papers.map(({ kind, title, path, bytes, filedOn }) => (
          <li key={kind}>
            <span>
              <a href={`/api/v1${path}`} target="_blank" rel="noreferrer">
                {title}
              </a>{" "}
              <span className="v-quiet v-small">
                PDF {withDay("del", formatDate(filedOn))},{" "}
                {formatQuantity(Math.ceil(bytes / 1024), "kB")}
              </span>
            </span>
            <a href={`/api/v1${path}`} download={`${kind}.pdf`}>
              Salva<span className="v-hidden">: {title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
