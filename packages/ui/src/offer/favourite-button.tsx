import { Icon } from "../icon/icon.tsx";
import { HEART } from "../icon/outlines.ts";

export type FavouriteLabels = {
  /** Said while the item is not kept, and the button's name where only the heart shows. */
  add: string;
  /** Said while it is kept, where words show. */
  added: string;
};

export type FavouriteButtonProps = {
  pressed: boolean;
  onToggle: (pressed: boolean) => void;
  labels?: FavouriteLabels;
  /** What is kept; told to screen readers after the label. */
  itemName?: string;
  /** Words beside the heart. */
  showLabel?: boolean;
  /** For server HTML: nothing is known of the list yet, or it cannot be written. */
  disabled?: boolean;
};

const LABELS: FavouriteLabels = { add: "Salva nei preferiti", added: "Nei preferiti" };

/** Controlled: it shows `pressed` and asks for the other state. */
export function FavouriteButton({
  pressed,
  onToggle,
  labels = LABELS,
  itemName,
  showLabel = false,
  disabled = false,
}: FavouriteButtonProps) {
  return (
    <button
      type="button"
      className={showLabel ? "v-scope v-favourite v-favourite-words" : "v-scope v-favourite"}
      part="favourite"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={() => onToggle(!pressed)}
    >
      <Icon outline={HEART} size={22} />
      <span className={showLabel ? undefined : "v-hidden"}>
        {showLabel && pressed ? labels.added : labels.add}
        {itemName === undefined ? null : <span className="v-hidden">: {itemName}</span>}
      </span>
    </button>
  );
}
