import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { createFakeClient } from "../testing/fake-client.ts";
import { readText } from "../testing/read-text.ts";
import { renderRoute } from "../testing/render-route.tsx";
import { createContract } from "./sample-contract.ts";
import * as page from "./withdrawal-page.tsx";

const CONTRACT = createContract({
  state: "accepted",
  signedAt: "2026-11-20T08:00:00.000Z",
  concludedAt: "2026-11-20T09:12:00.000Z",
  withdrawal: { until: "2026-12-04T22:59:59.000Z", open: true, withdrawnAt: null },
});

/** The page as its loader would fill it; `answer` is what its action said. */
async function show(answer?: object, contract = CONTRACT) {
  const shown = {
    Component: page.Component,
    loader: () => ({ contract }),
    action: () => answer,
  };
  const router = renderRoute(shown, {
    path: "/contratto/:rate/recesso",
    client: createFakeClient({}),
  });
  await screen.findByRole("heading", { level: 1 });
  if (answer !== undefined) {
    await router.navigate(".", { formMethod: "post", formData: new FormData() });
  }
}

const VALUES = { name: "Anna Bianchi", email: "anna@esempio.it" };

describe("a withdrawal", () => {
  it("begins with known contacts and asks for no reason", async () => {
    await show();
    const fields = screen.getAllByRole<HTMLInputElement>("textbox");
    expect(fields.map(({ value }) => value)).toEqual(["Anna Bianchi", "anna@esempio.it"]);
    expect(readText(".order-withdrawal")).toContain("4 dicembre 2026, 23:59");
    expect(
      document.querySelector(".order-withdrawal textarea, .order-withdrawal select"),
    ).toBeNull();
  });

  it("begins with the contacts of the person who signed for a business", async () => {
    const { consumer } = CONTRACT;
    const firm = {
      companyName: "Officina Verdi S.r.l.",
      vatNumber: "01234567897",
      recipientCode: "",
    };
    const business = consumer && { ...consumer, ...firm, firstName: "Ada", lastName: "Verdi" };
    await show(undefined, { ...CONTRACT, regime: "business", consumer: null, business });
    const fields = screen.getAllByRole<HTMLInputElement>("textbox");
    expect(fields.map(({ value }) => value)).toEqual(["Ada Verdi", "anna@esempio.it"]);
  });

  it("has no last day before the supplier has accepted the order", async () => {
    await show(undefined, {
      ...CONTRACT,
      state: "signed",
      concludedAt: null,
      withdrawal: { until: null, open: true, withdrawnAt: null },
    });
    const text = readText(".order-withdrawal");
    expect(text).toContain("Enerluna S.p.A. non ha ancora accettato il tuo ordine");
    expect(text).not.toContain("Hai tempo fino al");
  });

  it("is confirmed in a separate second step", async () => {
    await show({ stage: "asked", values: VALUES, errors: [] });
    const button = await screen.findByRole("button", { name: "Conferma recesso" });
    expect(readText(".order-form")).toContain(
      "io, Anna Bianchi, recedo dal contratto con Enerluna S.p.A. per Luce Serena 24.",
    );
    expect(screen.getAllByRole("button")).toEqual([button]);
    const sent = Object.fromEntries(new FormData(button.closest("form") ?? undefined));
    expect(sent).toEqual({ stage: "confirmed", ...VALUES, invio: expect.any(String) });
  });

  it("stays at its first step if the receipt's address is wrong", async () => {
    const error = { code: "invalid-field", field: "email", message: "Controlla l’e-mail." };
    await show({ stage: "asked", values: { ...VALUES, email: "anna@" }, errors: [error] });
    expect((await screen.findByRole("alert")).textContent).toContain("Controlla l’e-mail.");
    expect(screen.getByLabelText("E-mail").getAttribute("aria-invalid")).toBe("true");
    expect(screen.queryByRole("button", { name: "Conferma recesso" })).toBeNull();
  });
});
