import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { IgnoredNotice } from "./notices.tsx";

const REMEDY = " Se è un filtro l’ho lasciato fuori, se no ho messo il valore di riferimento.";

it.each([
  [["marca"], REMEDY],
  [["consumo"], REMEDY],
  [["km", "pagina"], REMEDY],
  [["pagina"], ""],
])("says what counts instead of the ignored %j", (keys, remedy) => {
  render(<IgnoredNotice ignored={keys.map((key) => ({ key, message: "Scegli." }))} />);
  const sentence = screen.getByText("Non ho potuto usare tutto quello che hai indicato.");
  expect(sentence.parentElement?.textContent).toBe(
    `Non ho potuto usare tutto quello che hai indicato.${remedy}`,
  );
});
