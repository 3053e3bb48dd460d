import type { Tipology } from "@volpe/contract";
import { Flame, Fox, House, Meter } from "@volpe/ui";

/** The drawing of what a text is about; the fox itself where it is about something else. */
export function TipologyPicture({ tipology, size }: { tipology: Tipology | null; size: number }) {
  switch (tipology) {
    case "luce":
      return <Meter size={size} />;
    case "gas":
      return <Flame size={size} />;
    case "internet":
      return <House size={size} />;
    default:
      return <Fox size={size} mood="thinking" />;
  }
}
