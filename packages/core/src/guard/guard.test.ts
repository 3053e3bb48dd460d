import { expect, test } from "vitest";
import {
  type Guard,
  isEither,
  isInteger,
  isListOf,
  isNullable,
  isNumber,
  isOneOf,
  isOptional,
  isShape,
  isText,
  isTextLike,
  isTextUpTo,
  isWithin,
  parseJson,
} from "./guard.ts";

const isPoint = isShape<{ x: number; label?: string }>({ x: isNumber, label: isOptional(isText) });

const ACCEPTED: [string, Guard<unknown>, unknown][] = [
  ["a field that may be missing", isPoint, { x: 1 }],
  ["a field that the shape does not name", isPoint, { x: 1, y: 2 }],
  ["an empty list", isListOf(isText), []],
  ["a list that is just full", isListOf(isText, 2), ["a", "b"]],
  ["null in a nullable value", isNullable(isText), null],
  ["a text that is just short enough", isTextUpTo(3), "abc"],
  ["one of the literals", isOneOf("a", "b"), "b"],
  ["a whole number", isInteger, 12],
  ["a number at its bound", isWithin(isNumber, 0, 1), 1],
  ["a text that matches the pattern", isTextLike(/^[A-Z]{2}$/), "MB"],
  ["either of two kinds", isEither(isText, isNumber), 1],
];

const REFUSED: [string, Guard<unknown>, unknown][] = [
  ["a missing field", isPoint, {}],
  ["a field of another type", isPoint, { x: "1" }],
  ["null in an optional field", isPoint, { x: 1, label: null }],
  ["a list for an object", isPoint, []],
  ["null for an object", isPoint, null],
  ["a number that JSON cannot carry", isNumber, Number.NaN],
  ["a list with one wrong entry", isListOf(isText), ["a", 1]],
  ["a list that is too long", isListOf(isText, 2), ["a", "b", "c"]],
  ["an object for a list", isListOf(isText), { length: 0 }],
  ["undefined in a nullable value", isNullable(isText), undefined],
  ["a text that is too long", isTextUpTo(3), "abcd"],
  ["a text that is not one of the literals", isOneOf("a", "b"), "c"],
  ["a fraction", isInteger, 1.5],
  ["a number beyond its bound", isWithin(isNumber, 0, 1), 1.1],
  ["a fraction within the bounds of a whole number", isWithin(isInteger, 0), 0.5],
  ["a text that does not match the pattern", isTextLike(/^[A-Z]{2}$/), "mb"],
  ["a number for a text with a pattern", isTextLike(/./), 1],
  ["neither of two kinds", isEither(isText, isNumber), true],
];

test.each(ACCEPTED)("accepts %s", (_what, guard, value) => {
  expect(guard(value)).toBe(true);
});

test.each(REFUSED)("refuses %s", (_what, guard, value) => {
  expect(guard(value)).toBe(false);
});

test("parses only JSON of the given shape", () => {
  expect(parseJson('{"x":1}', isPoint)).toEqual({ x: 1 });
  expect(parseJson('{"x":"1"}', isPoint)).toBeUndefined();
  expect(parseJson("{x:1}", isPoint)).toBeUndefined();
  expect(parseJson({ x: 1 }, isPoint)).toBeUndefined();
});
