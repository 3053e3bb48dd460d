import type { RateView } from "@volpe/contract";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { startTestContracts } from "../contracts/test-contracts.ts";
import { callApi } from "../test-call.ts";
import { setUp } from "../test-setup.ts";
import { TEST_RATE_FORM } from "./test-rate-form.ts";

vi.setConfig({ testTimeout: 60_000 });
const contracts = setUp("file", startTestContracts);

const get = async (path: string) => (await callApi(contracts.app, `GET /rates/${path}`)).body.data;

test("a saved quote names its offers that can no longer be ordered here", async () => {
  const { body } = await callApi(contracts.app, "POST /rates", { body: TEST_RATE_FORM });
  const { rate } = body.data;
  const before: RateView = await get(rate);
  expect([before.ended, before.notOrderable]).toEqual([[], []]);

  const [first] = before.offers;
  const { code } = (await contracts.preview(first?.slug ?? "")).offer;
  await contracts.services.db.execute(sql`delete from seller_papers where offer_code = ${code}`);
  const wanted = [{ slug: first?.slug, way: "hand-over" }];
  expect((await get(rate)).notOrderable).toEqual(wanted);
  for (const { slug } of before.offers) {
    const { ended, notOrderable } = await get(`${rate}/offers/${slug}`);
    const isFirst = slug === first?.slug;
    expect([ended, notOrderable]).toEqual([false, isFirst ? "hand-over" : null]);
    // The cart of the same offer and use agrees.
    const cart = await contracts.preview(slug);
    expect(cart.way.kind).toBe(isFirst ? "hand-over" : "order");
  }
});
