import type {
  BillConfirmation,
  BillCreated,
  BillOfferCode,
  BillRateCreated,
  BillSupply,
  BillView,
  FormOf,
} from "@volpe/contract";
import { appendFiles } from "./files-form.ts";
import { toKeyHeader } from "./key-header.ts";
import type { Request } from "./request.ts";

const at = (bill: string, subpath = "") => `/bills/${encodeURIComponent(bill)}${subpath}`;

/** Uploads a bill, fetches what was read of it and deletes it, with the key of the upload. */
export function createBillUploadCalls(request: Request) {
  return {
    upload: (files: readonly File[], signal?: AbortSignal) =>
      request<BillCreated>({
        method: "POST",
        path: "/bills",
        body: appendFiles(new FormData(), files),
        signal,
      }),
    get: (bill: string, key: string, signal?: AbortSignal) =>
      request<BillView>({
        method: "GET",
        path: at(bill),
        headers: toKeyHeader(key),
        signal,
      }),
    remove: async (bill: string, key: string) => {
      // The API refuses a JSON call with an empty body.
      await request({ method: "DELETE", path: at(bill), headers: toKeyHeader(key), body: {} });
    },
  };
}

/**
 * The calls of uploaded bills. All but `upload` need the key that `upload` returns. A failure
 * throws `ApiError`.
 *
 * @example
 * const { bill, key } = await createBillCalls(request).upload(files);
 */
export function createBillCalls(request: Request) {
  return {
    ...createBillUploadCalls(request),
    /** Looks a typed offer code up. Resolves to the supply with the present offer of that code. */
    findOffer: (bill: string, key: string, body: BillOfferCode) =>
      request<BillSupply>({
        method: "POST",
        path: at(bill, "/offer"),
        headers: toKeyHeader(key),
        body,
      }),
    /** Makes the quote from the values that the person confirmed. */
    confirm: (bill: string, key: string, body: FormOf<BillConfirmation>) =>
      request<BillRateCreated>({
        method: "POST",
        path: at(bill, "/rate"),
        headers: toKeyHeader(key),
        body,
      }),
  };
}
