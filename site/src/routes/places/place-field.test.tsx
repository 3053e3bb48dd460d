import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { createFakeClient } from "../testing/fake-client.ts";
import { renderRoute } from "../testing/render-route.tsx";
import { PlaceField } from "./place-field.tsx";

const PLACES = ["Monza (MB)", "Monzuno (BO)"].map((label) => ({
  kind: "comune" as const,
  label,
  province: "MB",
  region: "Lombardia",
  comune: "108033",
}));

async function show(props: Partial<Parameters<typeof PlaceField>[0]> = {}, url = "/") {
  const client = createFakeClient({ calls: { "GET /places": () => PLACES } });
  const Component = () => <PlaceField defaultLabel="" {...props} />;
  renderRoute({ Component }, { path: "/", url, client });
  return await screen.findByLabelText<HTMLInputElement>("Comune o provincia");
}

describe("the place field", () => {
  it("is a plain text field until it is focused", async () => {
    const field = await show({ defaultLabel: "Lecco (LC)" });
    expect(field.name).toBe("luogo");
    expect(field.value).toBe("Lecco (LC)");
    expect(field.getAttribute("role")).toBeNull();
  });

  it("suggests places while typing and accepts one with the keyboard", async () => {
    const field = await show();
    fireEvent.focus(field);
    await waitFor(() => expect(field.getAttribute("role")).toBe("combobox"));
    fireEvent.input(field, { target: { value: "monz" } });
    const options = await screen.findAllByRole("option");
    expect(options.map(({ textContent }) => textContent)).toEqual(["Monza (MB)", "Monzuno (BO)"]);
    expect(field.getAttribute("aria-expanded")).toBe("true");
    fireEvent.keyDown(field, { key: "ArrowUp" });
    await waitFor(() => expect(field.getAttribute("aria-activedescendant")).toBe(options[1]?.id));
    fireEvent.keyDown(field, { key: "Enter" });
    await waitFor(() => expect(field.getAttribute("aria-expanded")).toBe("false"));
    expect(field.value).toBe("Monzuno (BO)");
  });

  it("closes the suggestions with Escape and keeps the typed text", async () => {
    const field = await show();
    fireEvent.focus(field);
    await waitFor(() => expect(field.getAttribute("role")).toBe("combobox"));
    fireEvent.input(field, { target: { value: "monz" } });
    await screen.findAllByRole("option");
    fireEvent.keyDown(field, { key: "Escape" });
    await waitFor(() => expect(screen.queryAllByRole("option")).toEqual([]));
    expect(field.value).toBe("monz");
  });

  it("lists the matches of an ambiguous place as links", async () => {
    const field = await show(
      { asked: { typed: "monz", choices: PLACES } },
      "/?verde=si&luogo=monz",
    );
    expect(field.value).toBe("monz");
    expect(screen.getByRole("link", { name: "Monza (MB)" }).getAttribute("href")).toBe(
      "/?verde=si&luogo=Monza+%28MB%29",
    );
  });

  it("asks whether a place with a similar name was meant", async () => {
    const field = await show({ asked: { typed: "Monzaa", choices: PLACES.slice(0, 1) } });
    const question = document.getElementById(field.getAttribute("aria-describedby") ?? "");
    expect(question?.textContent).toBe("Non conosco «Monzaa». Forse Monza (MB)?");
    expect(screen.getByRole("link", { name: "Monza (MB)" })).toBeTruthy();
  });

  it("says that a place is unknown and keeps the typed text", async () => {
    const field = await show({ asked: { typed: "Xyzzy", choices: [] } });
    expect(field.value).toBe("Xyzzy");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText(/Non conosco «Xyzzy»/)).toBeTruthy();
  });
});
