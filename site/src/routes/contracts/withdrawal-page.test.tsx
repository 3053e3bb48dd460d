import { screen } from "@testing-library/react";
import { WITHDRAWAL_COSTS } from "@volpe/contract";
import { ApiError } from "@volpe/core";
import { RouterContextProvider } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { clientContext } from "../../page/client-context.ts";
import { createFakeClient, TEST_LOGIN } from "../testing/fake-client.ts";
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

/** The page with the data of its loader; `answer` is what its action answers. */
async function show(answer?: object, contract = CONTRACT, isConfirming = false) {
  const shown = {
    Component: page.Component,
    loader: () => ({ contract, isConfirming }),
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

it("shortens the article before the last day: all’11", async () => {
  const withdrawal = { until: "2026-12-11T22:59:59.000Z", open: true, withdrawnAt: null };
  await show(undefined, { ...CONTRACT, withdrawal });
  expect(readText(".order-withdrawal")).toContain("Hai tempo fino all’11 dicembre 2026, 23:59");
});

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

  it.each([
    { early: false, state: "accepted", says: WITHDRAWAL_COSTS.nothing.before },
    { early: true, state: "accepted", says: WITHDRAWAL_COSTS["nothing-yet"].before },
    { early: true, state: "activated", says: WITHDRAWAL_COSTS.use.before },
  ] as const)("says what it costs: early start $early, state $state", async (row) => {
    const { early, state, says } = row;
    const history = [{ state, at: "2026-11-21T08:00:00.000Z", by: "operator" } as const];
    for (const isConfirming of [false, true]) {
      document.body.replaceChildren();
      await show(undefined, { ...CONTRACT, state, early, history }, isConfirming);
      const text = readText(".order-withdrawal");
      expect(text).toContain(`Non devi dire perché. ${says}`);
      expect(Object.values(WITHDRAWAL_COSTS).filter(({ before }) => text.includes(before))).toEqual(
        [expect.objectContaining({ before: says })],
      );
    }
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

  it("shows its second step again with the known contacts when its address is reloaded", async () => {
    await show(undefined, CONTRACT, true);
    const button = await screen.findByRole("button", { name: "Conferma recesso" });
    const sent = Object.fromEntries(new FormData(button.closest("form") ?? undefined));
    expect(sent).toMatchObject({ stage: "confirmed", ...VALUES });
  });

  it("redirects known contacts to an address without them, but not typed ones", async () => {
    const answerTo = async (values: typeof VALUES) => {
      const context = new RouterContextProvider();
      const unconfirmed = { code: "invalid-field" as const, field: "confirmed", message: "" };
      const calls = {
        [`GET /contracts/${CONTRACT.id}`]: () => CONTRACT,
        [`POST /contracts/${CONTRACT.id}/withdraw`]: () => {
          throw new ApiError(422, [unconfirmed]);
        },
      };
      context.set(clientContext, createFakeClient({ cookies: { auth: TEST_LOGIN }, calls }));
      const url = `https://volpe.example/contratto/${CONTRACT.id}/recesso`;
      const request = new Request(url, { method: "POST", body: new URLSearchParams(values) });
      const params = { rate: CONTRACT.id };
      vi.stubGlobal("document", undefined);
      const args = { request, context, params, pattern: "", url: new URL(url) };
      const answer = await page.action(args).catch((thrown: unknown) => thrown);
      vi.unstubAllGlobals();
      return answer instanceof Response ? answer.headers.get("location") : null;
    };
    expect(await answerTo(VALUES)).toBe(`/contratto/${CONTRACT.id}/recesso?passo=conferma`);
    expect(await answerTo({ ...VALUES, email: "altrove@esempio.it" })).toBeNull();
  });

  it("stays at its first step if the receipt's address is wrong", async () => {
    const error = { code: "invalid-field", field: "email", message: "Controlla l’e-mail." };
    await show({ stage: "asked", values: { ...VALUES, email: "anna@" }, errors: [error] });
    expect((await screen.findByRole("alert")).textContent).toContain("Controlla l’e-mail.");
    expect(screen.getByLabelText("E-mail").getAttribute("aria-invalid")).toBe("true");
    expect(screen.queryByRole("button", { name: "Conferma recesso" })).toBeNull();
  });
});
