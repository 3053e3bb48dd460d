import { expect, test } from "vitest";
import { fakeBest } from "../fake-catalogue.ts";
import { fakeContext } from "../fake-context.ts";
import { findRefusal, walk } from "../test-walk-flow.ts";
import { type } from "./type-question.ts";

/** A market with gas offers for businesses. */
const WITH_BUSINESS_GAS = fakeContext({
  best: (profile, count) => fakeBest({ ...profile, destination: "privati" }, count),
});

function listOffered(world = fakeContext(), destination = "azienda"): (string | undefined)[] {
  const { interview } = walk([destination], { world });
  return type
    .ask(interview, world)
    .addons.flatMap((addon) =>
      addon.kind === "choices" ? addon.choices.map(({ value }) => value) : [],
    );
}

test("offers gas to a business only if the catalogue has business gas offers", () => {
  expect(listOffered()).toEqual(["luce", "noleggio", "pos", "internet"]);
  expect(listOffered(WITH_BUSINESS_GAS)).toContain("gas");
  expect(listOffered(fakeContext(), "casa")).toContain("gas");
});

test("explains to a business why it cannot get gas here", () => {
  const refusal = findRefusal(walk(["azienda"]), "gas");

  expect(refusal?.message).toContain("i dati pubblici non bastano a un conto esatto");
  expect(refusal?.message).toContain("voglio parlare con una persona");
  expect(walk(["azienda", "gas di casa"]).interview.draft).toMatchObject({
    type: "gas",
    destination: "privati",
  });
});
