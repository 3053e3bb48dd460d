import { describe, expect, test } from "vitest";
import { reopen } from "./ask-question.ts";
import { fakeContext } from "./fake-context.ts";
import { getRate, toEmptyInterview } from "./interview.ts";
import { FLOW } from "./questions/flow.ts";
import { CONTACTS, change, findRefusal, HOME, toKey, walk } from "./test-walk-flow.ts";

const HOUSEHOLD = [...HOME, "2.700\u00a0kWh", "3", "900"];

describe("a changed answer", () => {
  test("keeps every later answer that does not depend on it", () => {
    const { step, interview, messages } = change(walk(HOUSEHOLD), 30, ["Napoli"]);

    expect(toKey(step)).toBe("communication");
    expect(interview.draft).toMatchObject({
      operator: "A2A Energia",
      capacity: "3",
      address: { city: "Napoli", province: "NA" },
    });
    expect(getRate(interview)).toMatchObject({ cma: "2700", total: "900" });
    expect(messages[0]?.messages[0]).toBe("Napoli, ricevuto. Il resto lo tengo com’era.");
  });

  test("asks again only the questions that depend on it", () => {
    const gas = change(walk(HOUSEHOLD), 10, ["gas"]);

    expect(toKey(gas.step)).toBe("operator");
    expect(gas.interview.draft.address.city).toBe("Milano");
    expect(getRate(gas.interview)).toMatchObject({ cma: "", total: "" });
  });

  test("keeps the supplier and asks for the figures of a business after «azienda»", () => {
    const { step, interview } = change(walk(HOUSEHOLD), 0, ["azienda"]);

    expect(toKey(step)).toBe("method");
    expect(interview.draft).toMatchObject({ operator: "A2A Energia", capacity: "" });
    expect(getRate(interview)).toMatchObject({ cma: "", total: "" });
  });

  test("takes no figure of a home from the page for a business", () => {
    const from = toEmptyInterview({
      tracking: "",
      openingType: "luce",
      openingOffer: "riva-verde",
      openingQuery: "consumo=3100&potenza=4.5&residente=si&provincia=TO&comune=001272",
    });
    const confirmed = walk(["sì", "A2A"], { from });
    const { step, interview, messages } = change(confirmed, 0, ["azienda"]);

    expect(toKey(step)).toBe("method");
    expect(interview.draft).toMatchObject({ capacity: "", address: { city: "Torino" } });
    expect(getRate(interview).cma).toBe("");
    expect(JSON.stringify(messages)).not.toContain("3.100");
  });

  test("recomputes an estimate from the remaining answers", () => {
    const told = ["casa", "gas", "Milano", "boh", "stimalo", "riscaldamento", "4", "90 mq", "900"];
    const before = walk(told);
    const after = change(before, 30, ["Palermo"]);

    expect(toKey(after.step)).toBe("communication");
    const [north, south] = [before, after].map((each) => Number(getRate(each.interview).cma));
    expect(south).toBeLessThan(north ?? 0);
  });

  test("makes another quote at the end and keeps the contacts", () => {
    const { step, quote, interview } = change(walk([...HOUSEHOLD, ...CONTACTS]), 60, ["5.400"]);

    expect(toKey(step)).toBe("done");
    expect(quote?.query).toContain("consumo=5400");
    expect(interview.draft).toMatchObject({ email: "anna@esempio.it", name: "Anna Bianchi" });
  });

  test("keeps later answers while the consumption is asked again", () => {
    const bill = change(walk([...HOUSEHOLD, ...CONTACTS]), 60, ["dalla bolletta"]);
    const { step, interview } = change(bill, 60, ["3.000\u00a0kWh"]);

    expect(toKey(bill.step)).toBe("bill-consumption");
    expect(bill.interview.draft).toMatchObject({ capacity: "3", email: "anna@esempio.it" });
    expect(toKey(step)).toBe("done");
    expect(getRate(interview).cma).toBe("3000");
  });

  test("is refused like a first one and changes nothing", () => {
    const { interview } = walk(HOUSEHOLD);

    expect(findRefusal({ interview, step: 200 }, "45")?.message).toMatch(/Intendevi 4,5\u00a0kW/);
  });

  test("keeps an implausible figure that was confirmed", () => {
    const little = { text: "225\u00a0kWh l’anno", isConfirmed: true as const };
    const unusual = [...HOME, "lo so", little, "3", "200", ...CONTACTS];
    const { interview, step } = change(walk(unusual), 200, ["4,5"]);

    expect(toKey(step)).toBe("done");
    expect(getRate(interview).cma).toBe("225");
  });

  test("asks again for a later answer that would take the changed one back", () => {
    const privacy = { text: "Continua", value: ["privacy"] };
    const called = ["whatsapp", privacy, "Anna Bianchi", "anna@esempio.it", "meglio via e-mail"];
    const before = walk([...HOUSEHOLD, ...called]);
    const { step, interview, keys } = change(before, 220, ["telefono", "di sera"]);

    expect(before.interview.draft.communication).toBe("email");
    expect([...keys, toKey(step)]).toEqual(["call-time", "phone", "phone"]);
    expect(interview.draft).toMatchObject({ communication: "telefono", email: "anna@esempio.it" });
  });

  test("cannot be given while an earlier question is open", () => {
    const bill = change(walk(HOUSEHOLD), 60, ["dalla bolletta"]);

    expect(reopen(FLOW, bill.interview, 200, fakeContext())).toBeNull();
    expect(reopen(FLOW, bill.interview, 30, fakeContext())).not.toBeNull();
  });
});

test("does not say that it keeps the rest when answers came from the page", () => {
  const from = toEmptyInterview({
    tracking: "",
    openingType: "luce",
    openingQuery: "consumo=3100&potenza=4,5",
  });
  const { messages } = walk(["sì", "residente"], { from });

  expect(JSON.stringify(messages)).not.toContain("com’era");
});
