import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { IgnoredNotice } from "./notices.tsx";

it.each([
  [["marca"], " Quello che segue l’ho lasciato fuori."],
  [["rata_min", "provincia"], " Quello che segue l’ho lasciato fuori."],
  [["consumo"], " Al suo posto ho messo il valore di riferimento."],
  [["km", "pagina"], " Al suo posto ho messo il valore di riferimento."],
  [
    ["consumo", "marca"],
    " Per l’uso ho messo il valore di riferimento, il resto l’ho lasciato fuori.",
  ],
  [["pagina"], ""],
])("says what counts instead of the ignored %j", (keys, remedy) => {
  render(<IgnoredNotice ignored={keys.map((key) => ({ key, message: "Scegli." }))} />);
  const sentence = screen.getByText("Non ho potuto usare tutto quello che hai indicato.");
  expect(sentence.parentElement?.textContent).toBe(
    `Non ho potuto usare tutto quello che hai indicato.${remedy}`,
  );
});
