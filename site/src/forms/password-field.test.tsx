import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { PasswordField } from "./password-field.tsx";

afterEach(cleanup);

const FIELD = (
  <PasswordField
    name="newPassword"
    label="Nuova password"
    autoComplete="new-password"
    hint="Almeno dieci caratteri."
    error="Ne mancano due."
  />
);

it("shows the password and hides it again", () => {
  render(FIELD);
  const input: HTMLInputElement = screen.getByLabelText("Nuova password");
  fireEvent.change(input, { target: { value: "una volpe rossa" } });
  fireEvent.click(screen.getByRole("button", { name: "Mostra «Nuova password»" }));
  expect([input.type, input.value]).toEqual(["text", "una volpe rossa"]);
  fireEvent.click(screen.getByRole("button", { name: "Nascondi «Nuova password»" }));
  expect([input.type, input.value]).toEqual(["password", "una volpe rossa"]);
});

it("has the name, hint and error that password managers and screen readers need", () => {
  render(FIELD);
  const input = screen.getByLabelText("Nuova password");
  expect([input.getAttribute("autocomplete"), input.getAttribute("name")]).toEqual([
    "new-password",
    "newPassword",
  ]);
  const described = (input.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(["Ne mancano due.", "Almeno dieci caratteri."]);
});

it("has no button before hydration", () => {
  const html = renderToString(FIELD);
  expect(html).toContain('type="password"');
  expect(html).not.toContain("<button");
});
