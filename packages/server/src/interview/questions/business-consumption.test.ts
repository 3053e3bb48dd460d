import { expect, test } from "vitest";
import { fakeBest } from "../fake-catalogue.ts";
import { fakeContext } from "../fake-context.ts";
import { getRate } from "../interview.ts";
import { findRefusal, walk } from "../test-walk-flow.ts";

const BUSINESS = ["per l’azienda", "luce", "Milano", "A2A"];
const OF_LITTLE = [...BUSINESS, "bolletta", "3 kWh"];

test("continues with the year’s consumption after a bill too small for a year", () => {
  expect(findRefusal(walk(OF_LITTLE), "2")?.message).toMatch(
    /^3\skWh in 2\smesi sono circa 18\skWh l’anno\. .*Scrivilo qui, per esempio «2\.700\skWh/,
  );

  const { interview, keys } = walk([...OF_LITTLE, "consumo annuo 2700"]);
  expect(keys.at(-1)).toBe("capacity");
  expect(getRate(interview)).toMatchObject({ cma: "2700", months: "" });
  expect(interview.notes.estimates.consumption).toBeUndefined();
});

test("accepts a year’s consumption of gas if no winter month was billed", () => {
  const world = fakeContext({
    best: (profile, count) => fakeBest({ ...profile, destination: "privati" }, count),
  });
  const answers = ["azienda", "gas", "Milano", "A2A", "bolletta", "riscaldamento", "40"];
  const at = walk(answers, { world });

  expect(findRefusal(at, "luglio", world)?.message).toContain("«1.400 Smc l’anno»");
  expect(getRate(walk([...answers, "3.100 smc all’anno"], { world }).interview).cma).toBe("3100");
});

test("reads twelve months as months, not as a year's consumption", () => {
  const { interview } = walk([...BUSINESS, "bolletta", "450 kWh", "un anno"]);

  expect(getRate(interview)).toMatchObject({ cma: "450", months: "12" });
});

test.each<[string, string[]]>([
  ["the ways to a consumption", BUSINESS],
  ["the consumption of a year", [...BUSINESS, "lo so"]],
  ["the billed consumption", [...BUSINESS, "bolletta"]],
])("a business without a bill is offered a person instead of an estimate at %s", (_, answers) => {
  for (const said of ["non lo so", "stimalo tu", "non ho la bolletta", "…"]) {
    const refusal = findRefusal(walk(answers), said);

    expect(refusal?.message).not.toMatch(/faccio una stima|«stimalo tu»/);
  }
  expect(findRefusal(walk(answers), "non lo so")?.message).toContain(
    "«voglio parlare con una persona»",
  );
});
