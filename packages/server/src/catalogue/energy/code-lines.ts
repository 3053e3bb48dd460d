import type { SheetLine } from "@volpe/contract";
import { INDEX_WORDS } from "../../spend/energy-codes.ts";

const RETAIL = "Paga al venditore l’assistenza, le bollette e gli incassi.";

/** The regulated components of the track: name and purpose. */
const REGULATED: Readonly<Record<string, readonly [label: string, note: string]>> = {
  "01": ["Gestione dei clienti (PCV)", RETAIL],
  "02": ["Perequazione (PPE)", "Pareggia i costi dell’energia dei mesi passati."],
  "03": ["Approvvigionamento (CCR)", "Paga costi e rischi di chi compra il gas all’ingrosso."],
  "04": ["Contratti pluriennali (CPR)", "Paga la revisione di vecchi contratti d’importazione."],
  "05": ["Gradualità (GRAD)", "Ha accompagnato il passaggio ai prezzi di mercato."],
  "06": ["Trasporto internazionale (QTint)", "Paga il viaggio del gas fino al confine."],
  "07": ["Trasporto in Italia (QTpsv)", "Paga il viaggio del gas dal confine al mercato italiano."],
  "09": ["Vendita al dettaglio (QVD), quota fissa", RETAIL],
  "10": ["Vendita al dettaglio (QVD), quota variabile", RETAIL],
};

const PUN = {
  note: "È il prezzo all’ingrosso dell’elettricità in Italia.",
  more: "/faqs/pun-che-cos-e",
};
const PSV = {
  note: "È il prezzo all’ingrosso del gas in Italia.",
  more: "/faqs/psv-e-ttf-che-cosa-sono",
};
/** An explanation of each index of the track, by the first word of its name. */
const INDICES: Readonly<Record<string, Pick<SheetLine, "note" | "more">>> = {
  PUN,
  PSV,
  TTF: { ...PSV, note: "È il prezzo all’ingrosso del gas in Olanda, il più scambiato d’Europa." },
  Psbil: { note: "È il prezzo del gas scambiato per tenere in equilibrio la rete italiana." },
  PE: { note: "È il prezzo dell’energia che l’Autorità fissava per il servizio di tutela." },
  CMEM: { ...PSV, note: "È il prezzo del gas che l’Autorità aggiorna ogni mese, dal PSV." },
  Pfor: { ...PSV, note: "È il prezzo a termine che l’Autorità usava in tutela, dal TTF." },
};

export const INDEX_LABEL = "Indice a cui il prezzo si aggiunge";

/** A line for each index, which is named by its code or in words. */
export function toIndexLines(named: readonly string[]): SheetLine[] {
  return [...new Set(named)].map((code) => {
    const value = INDEX_WORDS[code] ?? code;
    return { label: INDEX_LABEL, value, ...INDICES[value.split(" ")[0] ?? ""] };
  });
}

/** A line for each component that the Authority sets, by its code. */
export function toRegulatedLines(codes: readonly string[]): SheetLine[] {
  return [...new Set(codes)].map((code) => {
    const [label, note] = REGULATED[code] ?? [`Componente regolata ${code}`, ""];
    return { label, value: "la fissa l’Autorità", ...(note && { note }) };
  });
}
