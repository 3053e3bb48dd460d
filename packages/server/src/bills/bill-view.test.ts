import { BillProblemCode, MINUTE_MS } from "@volpe/contract";
import { expect, test } from "vitest";
import { toBillView } from "./bill-view.ts";

const UPLOADED = new Date("2026-11-21T10:00:00Z");
const BILL = { id: "bill", ownerKeyHash: "hash", accountId: null, createdAt: UPLOADED };
const PICTURE = {
  id: "file",
  billId: "bill",
  sequence: 1,
  name: "foto.jpg",
  bytes: 1000,
  mediaType: "image/jpeg",
  file: "stored",
  status: "reading",
  progress: 0,
  kind: null,
  supplies: [],
  problem: null,
} as const;

test.each([
  ["is still being read", 14, "reading", null],
  ["was given up, with its own sentence", 16, "failed", "interrupted"],
] as const)("shows a picture that %s", (_, minutes, status, code) => {
  const now = new Date(UPLOADED.getTime() + minutes * MINUTE_MS);
  const { files } = toBillView(
    { bill: BILL, files: [{ ...PICTURE, supplies: [] }] },
    { catalogue: { entries: () => [] }, now },
  );

  expect(files).toMatchObject([
    {
      status,
      problem:
        code === null
          ? null
          : {
              code,
              message: expect.stringMatching(
                /^«foto.jpg» non è stato letto: la lettura si è interrotta/,
              ),
            },
    },
  ]);
});

test.each(["not-a-bill", "illegible"] as const)(
  "says of a file that is %s only what is true, and leaves the link to the page",
  (code) => {
    const failed = { ...PICTURE, status: "failed" as const, supplies: [], problem: code };
    const { files } = toBillView(
      { bill: BILL, files: [failed] },
      { catalogue: { entries: () => [] }, now: UPLOADED },
    );

    const message = files[0]?.problem?.message;
    expect(message).toMatch(/bolletta/);
    // A clear photograph of something else has words, and the page names the form.
    expect(message).not.toMatch(/non ha parole|copia le cifre nel modulo/);
  },
);

test.each(BillProblemCode.anyOf.map((code) => code.const))(
  "says of a file that is %s a sentence whose subject is its name",
  (code) => {
    const failed = { ...PICTURE, status: "failed" as const, supplies: [], problem: code };
    const { files } = toBillView(
      { bill: BILL, files: [failed] },
      { catalogue: { entries: () => [] }, now: UPLOADED },
    );
    expect(files[0]?.problem?.message).toMatch(
      /^«foto\.jpg» (?:non )?(?:è|ha|si (?:apre|legge)|sembra|riguarda|supera)[ :]/,
    );
  },
);
