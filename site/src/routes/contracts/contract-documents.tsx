import {
  type ContractView,
  formatDate,
  formatVersion,
  toSheetOrigin,
  withDay,
} from "@volpe/contract";
import { toContractPath } from "./contract-access.ts";

const isSellers = (kind: string) => kind.startsWith("seller-");

/** The documents to open and to save, with the hashes that prove that they have not changed. */
export function ContractDocuments({ contract }: { contract: ContractView }) {
  const { documents, id, offer } = contract;
  if (documents.length === 0) return null;
  return (
    <section className="order-section" aria-labelledby="documenti">
      <h2 id="documenti">I documenti</h2>
      <ul className="order-documents">
        {documents.map(({ kind, title, version, sha256 }) => {
          const href = `${toContractPath(id)}/documenti/${kind}`;
          return (
            <li key={kind}>
              <p className="order-documents__name">
                <a href={href} target="_blank" rel="noreferrer">
                  {title}
                </a>
                <a href={href} download>
                  Salva<span className="v-hidden">: {title}</span>
                </a>
              </p>
              <p className="v-quiet v-small">
                {isSellers(kind)
                  ? `File ${withDay("del", formatDate(version))}`
                  : `Versione ${withDay("del", formatVersion(version))}`}
                {sha256 !== null && (
                  <>
                    {" · impronta "}
                    <code className="order-documents__hash">{sha256}</code>
                  </>
                )}
              </p>
            </li>
          );
        })}
      </ul>
      <p className="v-small">
        {toSheetOrigin(offer)}{" "}
        {offer.papers.length > 0 ? null : offer.sellerPage === null ? (
          <>I documenti di {offer.counterparty.name} chiedili prima di ordinare.</>
        ) : (
          <>
            I suoi documenti si cercano nella{" "}
            <a href={offer.sellerPage} rel="noopener nofollow external">
              pagina dell’offerta sul suo sito
            </a>
            .
          </>
        )}
      </p>
    </section>
  );
}
