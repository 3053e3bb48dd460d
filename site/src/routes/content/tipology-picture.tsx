import { type Tipology, toPicture } from "@volpe/contract";
import { Drawing, Flame, Fox, Meter } from "@volpe/ui";

/** The drawing of a text's typology, or the fox if the text has none. */
export function TipologyPicture({ tipology, size }: { tipology: Tipology | null; size: number }) {
  switch (tipology) {
    case "luce":
      return <Meter size={size} />;
    case "gas":
      return <Flame size={size} />;
    case "internet":
    case "pos":
    case "noleggio":
      return (
        <Drawing picture={{ ...toPicture("tipology", tipology), width: size, height: size }} />
      );
    default:
      return <Fox size={size} mood="thinking" />;
  }
}
