import { DataEnvelope, ProductList } from "@volpe/contract";
import { Check } from "typebox/value";
import { expect } from "vitest";
import type { VolpeServer } from "../server.ts";
import { callApi } from "../test-call.ts";

/** The address of each list below `/api/v1/`. */
export const FOLDERS = { noleggio: "vehicles", pos: "terminals", internet: "internet" } as const;
export const TIPOLOGIES = ["noleggio", "pos", "internet"] as const;

/** The public calls of rentals, terminals and lines. `list` also checks the contract's schema. */
export function toProductCalls(server: VolpeServer) {
  const get = (path: string) => callApi(server.app, `GET ${path}`);
  async function list(path: string): Promise<ProductList> {
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(Check(DataEnvelope(ProductList), body)).toBe(true);
    return body.data;
  }
  return { get, list };
}
