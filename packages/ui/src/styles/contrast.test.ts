import { PALETTE } from "@volpe/contract";
import { describe, expect, test } from "vitest";
import css from "./tokens.css?raw";

/**
 * [light, dark] of a token. Resolves `--volpe-*` properties and tokens that refer to another token.
 */
function readToken(name: string): [string, string] {
  const value = new RegExp(`--color-${name}:([^;]+);`).exec(css)?.[1] ?? "";
  const pair = /light-dark\(\s*(#\w{6})\s*,\s*(#\w{6})\s*\)/.exec(value);
  if (pair?.[1] !== undefined && pair[2] !== undefined) {
    return [pair[1], pair[2]];
  }
  const other = /var\(--color-([\w-]+)\)/.exec(value)?.[1];
  const single = /#\w{6}/.exec(value)?.[0];
  return other !== undefined ? readToken(other) : [single ?? "", single ?? ""];
}

/** WCAG 2.1, "relative luminance". */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ["ground", "surface", "sunken"];
const TEXT_PAIRS = [
  ...["text", "quiet", "action", "action-strong", "saving", "danger"].flatMap((text) =>
    GROUNDS.map((ground) => [text, ground] as const),
  ),
  ["on-action", "action"],
  ["on-action", "action-strong"],
  ["on-highlight", "highlight"],
  ["text", "action-soft"],
  ["action", "action-soft"],
  ["text", "highlight-soft"],
  ["action", "highlight-soft"],
  ["saving", "saving-soft"],
  ["danger", "danger-soft"],
] as const;
const SIGN_PAIRS = [
  ...GROUNDS.map((ground) => ["line-strong", ground] as const),
  ...GROUNDS.map((ground) => ["focus", ground] as const),
] as const;

const SCHEMES = [
  ["light", 0],
  ["dark", 1],
] as const;

describe.each(SCHEMES)("in the %s scheme", (_scheme, index) => {
  test.each(TEXT_PAIRS)("%s on %s has the contrast of text (4.5)", (text, ground) => {
    expect(contrast(readToken(text)[index], readToken(ground)[index])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SIGN_PAIRS)("%s on %s has the contrast of a graphic (3)", (sign, ground) => {
    expect(contrast(readToken(sign)[index], readToken(ground)[index])).toBeGreaterThanOrEqual(3);
  });
});

test.each(Object.entries(PALETTE))("%s on paper and in mail equals its token", (name, colours) => {
  expect(colours).toEqual(readToken(name));
});
