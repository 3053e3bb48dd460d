import { formatDate, formatMoment, formatVersion, withDay } from "@volpe/contract";
import { toOfferTitle } from "../offer/take-offer.ts";
import type { Contract, NamedDocument } from "../store/contract-repository.ts";
import { toName } from "./contract-papers.ts";
import type { Paper } from "./paper.ts";

/** When and how a contract was signed, with the SHA-256 of each signed document. */
export function toSignaturePaper({
  contract,
  documents,
  code,
  now,
}: {
  contract: Contract;
  documents: readonly NamedDocument[];
  code: { sentTo: string; sentAt: Date };
  now: Date;
}): Paper {
  const { data, id } = contract;
  return {
    title: `Attestazione della firma: ${toOfferTitle(data.offer)}`,
    subtitle: `Contratto ${id} · ${formatDate(now)}`,
    createdAt: now,
    sections: [
      {
        title: "La firma",
        paragraphs: [
          "Il contratto è stato firmato con una firma elettronica semplice: un codice di sei cifre, valido una volta sola, mandato via e-mail e legato ai documenti elencati sotto.",
        ],
        lines: [
          { label: "Firmato da", value: toName(data.consumer ?? data.business) },
          { label: "Codice mandato a", value: code.sentTo },
          { label: "Codice mandato il", value: formatMoment(code.sentAt) },
          { label: "Firmato il", value: formatMoment(now) },
          { label: "Ora universale (UTC)", value: now.toISOString() },
          {
            label: "Contratto concluso",
            value:
              data.duties.conclusion === "signature"
                ? "Con questa firma"
                : `Quando arriva l’accettazione di ${data.offer.counterparty.name}`,
          },
        ],
      },
      {
        title: "I documenti firmati",
        paragraphs: [
          "L’impronta SHA-256 di un file cambia se il file cambia: chiunque può ricalcolarla sugli allegati e confrontarla.",
        ],
        lines: documents.map(({ title, version, sha256 }) => ({
          label: `${title} (testo ${withDay("del", formatVersion(version))})`,
          value: sha256,
        })),
      },
    ],
  };
}
