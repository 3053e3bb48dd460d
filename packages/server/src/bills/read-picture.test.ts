import { createReadStream } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { toTestConfig } from "../test-config.ts";
import { createBillReader } from "./bill-reader.ts";

const PICTURE = join(import.meta.dirname, "test-files/riquadro.png");

test("reads the values of a picture and reports progress", async () => {
  const heard: number[] = [];
  const outcome = await createBillReader(toTestConfig()).readPicture(
    () => createReadStream(PICTURE),
    (done) => heard.push(done),
  );

  const fields = outcome.supplies[0]?.fields ?? [];
  expect(outcome).toMatchObject({ status: "read", kind: "luce", problem: null });
  expect(Object.fromEntries(fields.map(({ name, value }) => [name, value]))).toMatchObject({
    pod: "IT001E12345678",
    annualConsumption: "2610",
    sale: "74.05",
    total: "123.44",
  });
  expect(heard.at(-1)).toBe(1);
}, 60_000);
