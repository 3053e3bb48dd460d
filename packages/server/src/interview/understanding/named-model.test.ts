import { expect, test } from "vitest";
import { readNamedModel, speaksOfModel } from "./named-model.ts";

const CARS = [
  { slug: "panda", brand: "Fiat", model: "Fiat Panda" },
  { slug: "500", brand: "Fiat", model: "Fiat 500" },
  { slug: "i10", brand: "Hyundai", model: "Hyundai i10" },
  { slug: "golf-life", brand: "Volkswagen", model: "Volkswagen Golf" },
  { slug: "golf-style", brand: "Volkswagen", model: "Volkswagen Golf" },
  { slug: "t-roc", brand: "Volkswagen", model: "Volkswagen T-Roc" },
  { slug: "ypsilon", brand: "Lancia", model: "Lancia Ypsilon" },
  { slug: "model-3", brand: "Tesla", model: "Tesla Model 3" },
];

test.each([
  ["ho in mente una Golf", "golf-life"],
  ["una golf della wolkswagen", "golf-life"],
  ["la T-Roc", "t-roc"],
  ["vorrei la 500", "500"],
  ["una i10", "i10"],
  ["una Lancia", "ypsilon"],
  ["una ipsilon", null],
  ["la ypsillon", "ypsilon"],
  ["la model 3", "model-3"],
  ["non una Golf, una Panda", "panda"],
])("finds in «%s» the model %s", (text, slug) => {
  expect(readNamedModel(text, CARS)).toMatchObject(
    slug === null ? { status: "none" } : { status: "one", slug },
  );
});

test("returns the models of a make as a choice", () => {
  expect(readNamedModel("una Volkswagen", CARS)).toEqual({
    status: "several",
    models: ["Volkswagen Golf", "Volkswagen T-Roc"],
  });
});

test.each(["una con 3 porte", "una barca", "un suv", "non lo so", ""])(
  "finds no model in «%s»",
  (text) => {
    expect(readNamedModel(text, CARS)).toEqual({ status: "none" });
  },
);

test("recognises that the person has a model in mind", () => {
  expect(["ho in mente una Golf", "il modello nuovo", "una barca"].map(speaksOfModel)).toEqual([
    true,
    true,
    false,
  ]);
});
