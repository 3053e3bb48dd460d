import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { WireError } from "@volpe/contract";
import { afterEach, expect, it } from "vitest";
import { FormErrors } from "./form-errors.tsx";
import { EmailField } from "./person-fields.tsx";

afterEach(cleanup);

const ERRORS: WireError[] = [
  { code: "invalid-field", field: "email", message: "Controlla l’e-mail." },
  { code: "unavailable", message: "Riprova fra poco." },
];

it("takes the focus and links each error to its field", () => {
  render(
    <>
      <FormErrors form="accesso" errors={ERRORS} findField={({ field }) => field ?? null} />
      <EmailField form="accesso" value="ada@" error="Controlla l’e-mail." />
      <EmailField form="altro" value="" error={undefined} />
    </>,
  );
  const summary = screen.getByRole("alert");
  expect(document.activeElement).toBe(summary);
  expect(summary.textContent).toContain("Ci sono 2 cose da sistemare");
  const [link, ...others] = summary.querySelectorAll("a");
  expect(others).toEqual([]);
  expect(document.querySelector(link?.getAttribute("href") ?? "")).toBe(
    screen.getAllByLabelText("E-mail")[0],
  );
  // The click causes no navigation, after which the router would forget the errors.
  expect(link && fireEvent.click(link)).toBe(false);
  expect(document.activeElement).toBe(screen.getAllByLabelText("E-mail")[0]);
});

it("renders nothing if there are no errors", () => {
  const { container } = render(<FormErrors errors={[]} findField={() => null} />);
  expect(container.innerHTML).toBe("");
});

it("takes the focus for new errors only", () => {
  const findField = () => null;
  const { rerender } = render(<FormErrors errors={ERRORS} findField={findField} />);
  screen.getByRole("alert").blur();
  rerender(<FormErrors errors={ERRORS.slice(1)} findField={findField} />);
  expect(document.activeElement).toBe(document.body);
  const again = ERRORS.slice(1).map((error) => ({ ...error }));
  rerender(<FormErrors errors={again} findField={findField} />);
  expect(document.activeElement).toBe(screen.getByRole("alert"));
});
