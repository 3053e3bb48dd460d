import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import * as texts from "./contract-texts.ts";

const SHOWN = {
  boxes: texts.BOX_TEXTS,
  process: [texts.PROCESS, texts.INTERMEDIARY, texts.WITHDRAWAL_TEXTS],
};

/** A changed text fails here: raise its version, then write both into its row. */
test.each([
  ["boxes", "2026-11-22", "c80c9685c3f6"],
  ["process", "2026-11-22", "99a38b555980"],
] as const)("the text of %s has the version %s", (name, version, hash) => {
  const shown = createHash("sha256").update(JSON.stringify(SHOWN[name])).digest("hex").slice(0, 12);
  expect([texts.TEXT_VERSIONS[name], shown]).toEqual([version, hash]);
});

test("no text calls the signature digital, advanced or qualified", () => {
  expect(JSON.stringify(texts)).not.toMatch(
    /firma (elettronica )?(digitale|avanzata|qualificata)/i,
  );
});
