import { COOKIES } from "@volpe/contract";
import { ApiError } from "@volpe/core";
import { RouterContextProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { clientContext } from "../../page/client-context.ts";
import type { PageActionArgs } from "../../page/page-args.ts";
import { action as calculate } from "../estimate/calculation-page.tsx";
import { findRestOfBill } from "../quote/rest-of-bill.tsx";
import { createFakeClient } from "../testing/fake-client.ts";
import { action, loader } from "./upload-page.tsx";

const BILL = "b".repeat(22);
const KEY = "k".repeat(22);
const cookie = `${COOKIES.ownerKeys}=${encodeURIComponent(JSON.stringify([`${BILL}.${KEY}`]))}`;

type Calls = NonNullable<Parameters<typeof createFakeClient>[0]["calls"]>;

type Sent = { form?: FormData; search?: string; keys?: string };

function createArgs(
  calls: Calls,
  { form, search = `bolletta=${BILL}`, keys = cookie }: Sent = {},
): PageActionArgs {
  const context = new RouterContextProvider();
  context.set(clientContext, createFakeClient({ calls }));
  const request = new Request(`https://volpe.example/preventivo/upload?${search}`, {
    headers: { cookie: keys },
    ...(form && { method: "POST", body: form }),
  });
  return { request, context, params: {}, pattern: "", url: new URL(request.url) };
}

const file = (id: string, group: number | null) => ({
  id,
  status: group === null ? "reading" : "read",
  supplies: group === null ? [] : [{ tipology: "luce", fields: [], offer: null, group }],
});

const QUOTE = {
  rate: "q7Zk1",
  type: "luce",
  query: "consumo=2610",
  reference: "present-contract",
  referenceSpendEur: 900,
};

/** The address that follows the confirmation of the first file. */
async function confirm(files: unknown[]): Promise<URL> {
  const form = new FormData();
  form.set("supply", "f1.luce");
  const answer = await action(
    createArgs(
      {
        [`GET /bills/${BILL}`]: () => ({ bill: BILL, files }),
        [`POST /bills/${BILL}/rate`]: () => ({ rate: "q7Zk1", key: KEY, contract: null }),
        "GET /rates/q7Zk1": () => QUOTE,
      },
      { form },
    ),
  );
  const location = answer instanceof Response ? answer.headers.get("location") : null;
  return new URL(location ?? "", "https://volpe.example");
}

test.each([
  ["another supply", [file("f1", 0), file("f2", 1)], BILL],
  ["a file that is still being read", [file("f1", 0), file("f2", null)], BILL],
  ["another bill of the same supply", [file("f1", 0), file("f2", 0)], null],
  ["nothing", [file("f1", 0)], null],
])(
  "names the upload in the result's address only if a supply may be left: %s",
  async (_, files, bill) => {
    const { pathname, searchParams } = await confirm(files);
    expect(pathname).toBe("/preventivo/risultato");
    expect(searchParams.get("bolletta")).toBe(bill);
    expect(searchParams.has("chiave")).toBe(false);
  },
);

test("keeps the upload in the address after the data of the result were changed", async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ modo: "annuo", consumo: "2700", potenza: "3" }))
    form.set(name, value);
  const answer = await calculate(createArgs({}, { form }));
  const location = answer instanceof Response ? answer.headers.get("location") : null;
  expect(location).toMatch(new RegExp(`^/preventivo/risultato\\?.*&bolletta=${BILL}$`));
});

test("shows the way back only to a browser with the upload's key", () => {
  const url = `https://volpe.example/preventivo/q7Zk1?bolletta=${BILL}`;
  expect(findRestOfBill(new Request(url, { headers: { cookie } }))).toBe(BILL);
  expect(findRestOfBill(new Request(url))).toBeNull();
});

test("redirects a confirmed or deleted bill to its notice instead of answering 404", async () => {
  const gone = () => {
    throw new ApiError(404, []);
  };
  const thrown = await loader(createArgs({ [`GET /bills/${BILL}`]: gone })).catch(
    (error: unknown) => error,
  );
  expect((thrown as Response).headers.get("location")).toBe(
    `/preventivo/upload?confermata=${BILL}`,
  );
});

test("loads the quotes that were made since the upload, newest first", async () => {
  const [second, first, earlier] = ["s", "f", "e"].map((letter) => letter.repeat(22));
  const keys = [second, first, BILL, earlier].map((id) => `${id}.${KEY}`);
  const createdAt = "2026-11-28T10:00:00.000Z";
  const { made } = (await loader(
    createArgs(
      {
        [`GET /rates/${second}`]: () => ({ ...QUOTE, rate: second, type: "gas", createdAt }),
        [`GET /rates/${first}`]: () => ({ ...QUOTE, rate: first, createdAt }),
      },
      {
        search: `confermata=${BILL}`,
        keys: `${COOKIES.ownerKeys}=${encodeURIComponent(JSON.stringify(keys))}`,
      },
    ),
  )) as { made: unknown };
  expect(made).toEqual([
    { rate: second, type: "gas", createdAt },
    { rate: first, type: "luce", createdAt },
  ]);
});
