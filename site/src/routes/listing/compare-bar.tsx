import { COMPARED_MAX } from "@volpe/contract";
import { useEffect, useState } from "react";
import { COMPARE_FORM_ID } from "./compare-choice.tsx";
import { KeptParameters } from "./kept-parameters.tsx";
import { useListSearch } from "./use-list-search.ts";
import "./compare-bar.css";

/** Leads to the chosen ones side by side; shown by the style sheet once a box is ticked. */
export function CompareBar({ action }: { action: string }) {
  const search = useListSearch();
  const count = useChosen();
  return (
    <form
      className="compare-bar"
      id={COMPARE_FORM_ID}
      action={action}
      method="get"
      aria-label="Confronto"
    >
      <KeptParameters search={search} fields={[]} />
      <p role="status">{count === 0 ? "Fino a quattro, una accanto all’altra." : toWords(count)}</p>
      <button className="v-button" type="submit">
        Confronta le scelte
      </button>
    </form>
  );
}

function toWords(count: number): string {
  const chosen = count === 1 ? "1 scelta" : `${count} scelte`;
  return count < COMPARED_MAX ? `${chosen} su ${COMPARED_MAX}` : `${chosen}: di più non ne stanno`;
}

/** How many boxes are ticked on the page; at four the others wait. */
function useChosen(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const handleChange = () => {
      const boxes = [
        ...document.querySelectorAll<HTMLInputElement>(`input[form="${COMPARE_FORM_ID}"]`),
      ];
      const chosen = boxes.filter(({ checked }) => checked).length;
      for (const box of boxes) box.disabled = chosen >= COMPARED_MAX && !box.checked;
      setCount(chosen);
    };
    document.addEventListener("change", handleChange);
    return () => document.removeEventListener("change", handleChange);
  }, []);
  return count;
}
