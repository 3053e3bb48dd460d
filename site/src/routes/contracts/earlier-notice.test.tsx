import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { EarlierNotice } from "./earlier-notice.tsx";

const textOf = (payments: ("debit" | "slip")[]) =>
  render(<EarlierNotice at="2026-11-11T10:00:00.000Z" needs={{ supplyPoint: "pod", payments }} />)
    .container.textContent;

it("says from which order the data come, and that the account is not among them", () => {
  const order = "Ho ripreso i tuoi dati dall’ordine dell’11 novembre 2026: controllali.";
  expect(textOf(["slip"])).toBe(order);
  expect(textOf(["debit"])).toBe(`${order} L’IBAN scrivilo di nuovo: intero non lo mostro più.`);
});
