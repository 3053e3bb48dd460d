import { SelectRow } from "../../forms/field-row.tsx";

type CodeRowProps = { name: string; codes: readonly string[]; code: string };

/** Asks for the code of a link or an element. Renders nothing for an affiliate with one code. */
export function CodeRow({ name, codes, code }: CodeRowProps) {
  return (
    codes.length > 1 && (
      <SelectRow
        name={name}
        label="Codice"
        value={code}
        choices={codes.map((each) => ({ value: each, label: each }))}
      />
    )
  );
}

/** The code that was asked for if it is one of the affiliate's, otherwise the first. */
export function chooseCode(codes: readonly string[], asked = ""): string {
  return codes.includes(asked) ? asked : (codes[0] ?? "");
}
