import { Icon } from "../icon/icon.tsx";
import { HEART } from "../icon/outlines.ts";

type FavouriteButtonProps = {
  pressed: boolean;
  onToggle: (pressed: boolean) => void;
  /** The item's name, for screen readers after the label. */
  itemName?: string;
  /** Shows words next to the heart. */
  showLabel?: boolean;
};

/**
 * A controlled button: it shows `pressed` and requests the other state. Its accessible name stays
 * the same; its words on the screen are «Nei preferiti» while it is pressed.
 *
 * @example
 * <FavouriteButton pressed={false} onToggle={(pressed) => console.log(pressed)} />
 */
export function FavouriteButton({
  pressed,
  onToggle,
  itemName,
  showLabel = false,
}: FavouriteButtonProps) {
  return (
    <button
      type="button"
      className={showLabel ? "v-scope v-favourite v-favourite-words" : "v-scope v-favourite"}
      part="favourite"
      aria-pressed={pressed}
      onClick={() => onToggle(!pressed)}
    >
      <Icon outline={HEART} size={22} />
      <span className={showLabel ? undefined : "v-hidden"}>
        Salva nei preferiti
        {itemName === undefined ? null : <span className="v-hidden">: {itemName}</span>}
      </span>
    </button>
  );
}
