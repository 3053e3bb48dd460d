import { COMPARED_MAX } from "@volpe/contract";
import { useEffect, useState } from "react";
import { HiddenParameters } from "./hidden-parameters.tsx";
import { useListSearch } from "./list-search.ts";
import "./compare-form.css";

const FORM_ID = "confronto";

/** The box on a card that adds it to the comparison; it belongs to the form of `CompareBar`. */
export function CompareChoice({ slug, name }: { slug: string; name: string }) {
  return (
    <label className="compare-choice">
      <input type="checkbox" name="confronta" value={slug} form={FORM_ID} autoComplete="off" />
      <span>
        Confronta<span className="v-hidden"> {name}</span>
      </span>
    </label>
  );
}

/** Opens the comparison of the ticked cards. The style sheet shows it once a box is ticked. */
export function CompareBar({ action }: { action: string }) {
  const search = useListSearch();
  const count = useTickedCount();
  return (
    <form className="compare-bar" id={FORM_ID} action={action} method="get" aria-label="Confronto">
      <HiddenParameters search={search} fields={[]} />
      <p role="status">
        {count === 0 ? "Fino a quattro, una accanto all’altra." : describeCount(count)}
      </p>
      <button className="v-button" type="submit">
        Confronta le scelte
      </button>
    </form>
  );
}

function describeCount(count: number): string {
  const chosen = count === 1 ? "1 scelta" : `${count} scelte`;
  return count < COMPARED_MAX ? `${chosen} su ${COMPARED_MAX}` : `${chosen}: di più non ne stanno`;
}

/** The number of ticked boxes on the page. Disables the others once the comparison is full. */
function useTickedCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const handleChange = () => {
      const boxes = [...document.querySelectorAll<HTMLInputElement>(`input[form="${FORM_ID}"]`)];
      const ticked = boxes.filter(({ checked }) => checked).length;
      for (const box of boxes) {
        box.disabled = ticked >= COMPARED_MAX && !box.checked;
        box.title = box.disabled ? "Ne stanno quattro: per questa togline una." : "";
      }
      setCount(ticked);
    };
    document.addEventListener("change", handleChange);
    return () => document.removeEventListener("change", handleChange);
  }, []);
  return count;
}
