import { expect, test } from "vitest";
import { CAR_PAINTS, listPictures, toCarPicture, toLogoPath, toPicture } from "./pictures.ts";

test("finds the drawing of a value with its size", () => {
  expect(toPicture("noleggio", "suv")).toEqual({
    path: "/pictures/cars/suv.svg",
    width: 480,
    height: 270,
  });
});

test.each([
  ["noleggio", "dirigibile", "/pictures/tipologies/noleggio.svg"],
  ["pos", "", "/pictures/tipologies/pos.svg"],
  ["tipology", "acqua", "/pictures/scenes/ricerca.svg"],
] as const)("uses a general picture for the %s %j without a drawing", (family, value, path) => {
  expect(toPicture(family, value).path).toBe(path);
});

test("paints models of one segment in different colours", () => {
  const models = ["Fiat Panda", "Kia Picanto", "Hyundai i10", "BYD Dolphin Surf", "Fiat 500"];
  const paths = models.map((model) => toCarPicture("citycar", model).path);
  // A model has the same paint on every page and in every release.
  expect(paths.map((path) => path.split("#")[1])).toEqual([
    "granata",
    "sole",
    "menta",
    "latte",
    "sabbia",
  ]);
  expect(new Set(paths).size).toBeGreaterThan(2);
  for (const path of paths) {
    const [file, paint] = path.split("#");
    expect(file).toBe("/pictures/cars/citycar.svg");
    expect(CAR_PAINTS).toContain(paint);
  }
});

test("no two values share a drawing", () => {
  const paths = listPictures().map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toHaveLength(24);
});

test.each([
  ["Citroën", "/marks/citroen.svg"],
  ["Mercedes-Benz", "/marks/mercedes-benz.svg"],
  ["Škoda", "/marks/skoda.svg"],
  ["  ENEL ENERGIA S.p.A. ", "/marks/enel-energia-s-p-a.svg"],
  ["../../etc/passwd", "/marks/etc-passwd.svg"],
  ["電力", "/marks/volpe.svg"],
])("gives %j the logo path %s", (name, path) => {
  expect(toLogoPath(name)).toBe(path);
});
