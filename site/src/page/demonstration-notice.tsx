import { TIPOLOGIES, type Tipology, toTipologyWords } from "@volpe/contract";
import { useSiteFacts } from "./site-facts.ts";

/**
 * The notice of a page that shows the typologies `of` (by default all). Renders nothing if all are
 * real.
 */
export function SiteDemonstration({ of = TIPOLOGIES }: { of?: readonly Tipology[] }) {
  const { demonstration } = useSiteFacts();
  const invented = of.filter((each) => demonstration.includes(each));
  return invented.length > 0 && <DemonstrationNotice invented={invented} of={of} />;
}

type DemonstrationNoticeProps = {
  invented: readonly Tipology[];
  /** What the page shows; by default only what is invented. */
  of?: readonly Tipology[];
};

/** This notice must be shown wherever invented offers are shown or a form asks about them. */
export function DemonstrationNotice({ invented, of = invented }: DemonstrationNoticeProps) {
  const what =
    invented.length === of.length
      ? "Offerte e fornitori che vedi qui sono inventati"
      : `Le offerte di ${toTipologyWords(invented)} sono inventate`;
  return (
    <p className="v-notice v-notice-attention">
      <span>
        <strong>Catalogo dimostrativo.</strong> {what}, per provare il confronto: non si possono
        sottoscrivere.
        {invented.includes("noleggio") && ` ${CAR_WORDS}`}
      </span>
    </p>
  );
}

/** A car has a real make and name, which must not seem to support an invented offer. */
const CAR_WORDS =
  "Marche e modelli delle auto sono veri e dei rispettivi titolari, con cui non abbiamo rapporti: canoni e disponibilità sono inventati, i dati tecnici non sono verificati.";
