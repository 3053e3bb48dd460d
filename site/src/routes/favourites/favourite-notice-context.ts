import type { FavouriteChange } from "@volpe/core";
import { createContext } from "react";

/** Says what became of a favourite, with the way back; does nothing where there is no notice. */
export const FavouriteNoticeContext = createContext<
  (change: FavouriteChange, label: string) => void
>(() => undefined);
