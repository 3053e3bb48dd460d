import type { CustomerRequest } from "@volpe/contract";
import { isListOf, isNullable, isOneOf, isShape, isText } from "../guard/guard.ts";
import type { Request } from "./request.ts";

export const isCustomerRequest = isShape<CustomerRequest>({
  id: isText,
  kind: isOneOf("quote", "item", "unfinished"),
  tipology: isOneOf("luce", "gas", "internet", "pos", "noleggio"),
  title: isText,
  state: isText,
  nextStep: isText,
  action: isNullable(isShape<{ label: string; path: string }>({ label: isText, path: isText })),
  rate: isNullable(isText),
  saving: isNullable(isText),
  tickets: isListOf(isShape<{ slug: string; number: string }>({ slug: isText, number: isText })),
  createdAt: isText,
});

/** `GET /requests`: what the person who is logged in asked of us. A failure throws `ApiError`. */
export function createCustomerRequestCalls(request: Request): {
  list(): Promise<CustomerRequest[]>;
} {
  return {
    list: () => request({ method: "GET", path: "/requests", data: isListOf(isCustomerRequest) }),
  };
}
