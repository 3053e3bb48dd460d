import type { Comparison } from "@volpe/contract";
import { useState } from "react";
import "./shown-columns.css";

/** The entries in the two columns of a phone, by their place in the comparison. */
export type ShownPair = readonly [left: number, right: number];

/** The first two of `count` entries until others are chosen, or until one of them is removed. */
export function useShownColumns(count: number) {
  const [chosen, setChosen] = useState<ShownPair>([0, 1]);
  const shown: ShownPair = Math.max(...chosen) < count ? chosen : [0, 1];
  return [shown, setChosen] as const;
}

type ShownColumnsProps = {
  items: Comparison["items"];
  shown: ShownPair;
  onChange: (shown: ShownPair) => void;
};

/**
 * Chooses the two entries that a phone shows. The style sheet reads the chosen options, so that it
 * also works before hydration; a wider screen shows all entries and hides these lists.
 */
export function ShownColumns({ items, shown: [left, right], onChange }: ShownColumnsProps) {
  // Choosing the entry of the other column swaps the two columns.
  const columns = [
    ["prima", left, (next: number) => onChange([next, next === right ? left : right])],
    ["seconda", right, (next: number) => onChange([next === left ? right : left, next])],
  ] as const;
  return columns.map(([name, shown, show], column) => (
    <label key={name} className={`compared__shown compared__shown-${column + 1}`}>
      Cambia<span className="v-hidden"> la {name} colonna</span>
      <select
        name={name}
        autoComplete="off"
        value={shown}
        onChange={({ currentTarget: { value } }) => show(Number(value))}
      >
        {items.map((item, index) => (
          <option key={item.slug} value={index}>
            {item.name}
          </option>
        ))}
      </select>
    </label>
  ));
}
