import { expect, test } from "vitest";
import { findLikelyName, readName, readWrittenName } from "./read-contacts.ts";

test.each([
  ["paolo papa", "Paolo Papa"],
  ["mi chiamo paolo papa", "Paolo Papa"],
  ["ENNIO PREGO", "Ennio Prego"],
  ["ada secondo, grazie", "Ada Secondo"],
  ["maria luisa amore", "Maria Luisa Amore"],
])("asks whether «%s» is the name %s", (typed, name) => {
  expect([readName(typed), findLikelyName(typed)]).toEqual([null, name]);
});

test.each([
  "non te lo dico",
  "va bene",
  "tutto bene",
  "non ora",
  "dopo",
  "papa",
  "ma basta",
  "che casa",
  "sto bene",
  "chiamami dopo",
  "vai avanti",
])("takes «%s» for no name", (typed) => {
  expect([readName(typed), findLikelyName(typed)]).toEqual([null, null]);
});

test.each([
  ["paolo papa", "Paolo Papa"],
  ["  ENNIO \n PREGO ", "Ennio Prego"],
  ["Maria Grazia Anna Lucia De Luca Rossi", "Maria Grazia Anna Lucia De Luca Rossi"],
  ["n.d.", null],
  ["7", null],
  ["", null],
])("reads %j of a form's field as the name %j", (typed, name) => {
  expect(readWrittenName(typed)).toBe(name);
});
