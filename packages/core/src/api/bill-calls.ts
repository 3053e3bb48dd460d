import type {
  BillConfirmation,
  BillCreated,
  BillKey,
  BillView,
  FormOf,
  RateCreated,
} from "@volpe/contract";
import { toFilesForm } from "./files-form.ts";
import type { Request } from "./request.ts";

/** Uploaded bills. The key of the answer to `upload` opens the others. A failure throws `ApiError`. */
export function createBillCalls(request: Request) {
  const at = (bill: string, rest = "") => `/bills/${encodeURIComponent(bill)}${rest}`;
  return {
    upload: (files: readonly File[]) =>
      request<BillCreated>({ method: "POST", path: "/bills", body: toFilesForm({}, files) }),
    get: (bill: string, query: BillKey) =>
      request<BillView>({ method: "GET", path: at(bill), query }),
    remove: async (bill: string, query: BillKey) => {
      // The API refuses a JSON call with an empty body.
      await request({ method: "DELETE", path: at(bill), query, body: {} });
    },
    /** Makes the quote from the values that the person confirmed. */
    confirm: (bill: string, body: FormOf<BillConfirmation>) =>
      request<RateCreated>({ method: "POST", path: at(bill, "/rate"), body }),
  };
}
