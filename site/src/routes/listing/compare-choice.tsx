const FORM_ID = "confronto";

type CompareChoiceProps = { slug: string; name: string };

/** The box on a card that puts it among those to compare; it belongs to the bar's form. */
export function CompareChoice({ slug, name }: CompareChoiceProps) {
  return (
    <label className="compare-choice">
      <input type="checkbox" name="confronta" value={slug} form={FORM_ID} autoComplete="off" />
      <span>
        Confronta<span className="v-hidden"> {name}</span>
      </span>
    </label>
  );
}

export { FORM_ID as COMPARE_FORM_ID };
