import type { Unsubscribed, UnsubscribeRequest } from "@volpe/contract";
import { isShape, isText } from "../guard/guard.ts";
import type { Request } from "./request.ts";

/** `POST /unsubscribe`: at once and without a login. A failure throws `ApiError`. */
export function createUnsubscribeCalls(request: Request): {
  unsubscribe(request: UnsubscribeRequest): Promise<Unsubscribed>;
} {
  const data = isShape<Unsubscribed>({ mailbox: isText });
  return {
    unsubscribe: (body) => request({ method: "POST", path: "/unsubscribe", body, data }),
  };
}
