import { COMPARED_MAX } from "@volpe/contract";
import { useEffect, useState } from "react";
import { createComparedChoices } from "../../page/compared-choices.ts";
import { HiddenParameters } from "./hidden-parameters.tsx";
import { useListSearch } from "./list-search.ts";
import "./compare-form.css";

const FORM_ID = "confronto";

/** The box that adds a card to the comparison. It belongs to the form of `CompareBar`. */
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

/** Opens the comparison of the ticked cards. The style sheet shows the bar once a box is ticked. */
export function CompareBar({ action }: { action: string }) {
  const search = useListSearch();
  const count = useTickedCount(action, search);
  return (
    <form className="compare-bar" id={FORM_ID} action={action} method="get" aria-label="Confronto">
      <HiddenParameters search={search} fields={[]} />
      <p role="status">
        {count === 0 ? `Fino a ${COMPARED_MAX}, una accanto all’altra.` : describeCount(count)}
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

/**
 * The number of ticked boxes on the page. Ticks the boxes that this tab kept for the list, if the
 * page has them, and disables the others once the comparison is full.
 */
function useTickedCount(path: string, search: URLSearchParams): number {
  const [count, setCount] = useState(0);
  // The effect runs again after another search, which draws other cards.
  useEffect(() => {
    const choices = createComparedChoices(path);
    const kept = choices.read();
    for (const box of findBoxes()) box.checked ||= kept.includes(box.value);
    const handleChange = (event?: Event) => {
      const ticked = limitBoxes();
      // Boxes of the filters change too, while the ticked cards may be on another page.
      if ((event?.target as Element)?.matches(BOX)) choices.keep(ticked);
      setCount(ticked.length);
    };
    handleChange();
    document.addEventListener("change", handleChange);
    return () => document.removeEventListener("change", handleChange);
  }, [path, search]);
  return count;
}

const BOX = `input[form="${FORM_ID}"]`;
const findBoxes = () => [...document.querySelectorAll<HTMLInputElement>(BOX)];

/** Disables the boxes that a full comparison cannot take, and returns the ticked entries. */
function limitBoxes(): string[] {
  const boxes = findBoxes();
  const ticked = boxes.filter(({ checked }) => checked);
  for (const box of boxes) {
    box.disabled = ticked.length >= COMPARED_MAX && !box.checked;
    box.title = box.disabled ? `Ne stanno ${COMPARED_MAX}: per questa togline una.` : "";
  }
  return ticked.map(({ value }) => value);
}
