import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { createFakeClient } from "../testing/fake-client.ts";
import { readText } from "../testing/read-text.ts";
import { renderRoute } from "../testing/render-route.tsx";
import { EarlierNotice } from "./earlier-notice.tsx";

async function show(payments: ("debit" | "slip")[]): Promise<string> {
  document.body.replaceChildren();
  const contract = { id: "c".repeat(22), needs: { supplyPoint: "pod" as const, payments } };
  const Component = () => <EarlierNotice at="2026-11-11T10:00:00.000Z" contract={contract} />;
  renderRoute({ Component }, { path: "/contratto/:rate", client: createFakeClient({}) });
  await screen.findByRole("link", { name: "Non sono io: svuota" });
  return readText(".v-notice");
}

it("says which data come from which order", async () => {
  const order = "Ho ripreso i tuoi dati dall’ordine dell’11 novembre 2026: controllali.";
  const other = "Non sono io: svuota";
  expect(await show(["slip"])).toBe(`${order} ${other}`);
  expect(await show(["debit"])).toBe(
    `${order} L’IBAN scrivilo di nuovo: intero non lo mostro più. ${other}`,
  );
});

it("links another person to the form without those data", async () => {
  await show(["slip"]);
  const link = screen.getByRole("link", { name: "Non sono io: svuota" });
  expect(link.getAttribute("href")).toBe(`/contratto/${"c".repeat(22)}?passo=dati&vuoto=si`);
});
