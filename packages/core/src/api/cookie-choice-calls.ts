import type { CookieChoiceRequest } from "@volpe/contract";
import { isPresent } from "../guard/guard.ts";
import type { Request } from "./request.ts";

/** `POST /frontend/consents`: a choice about cookies is written down. A failure throws `ApiError`. */
export function createCookieChoiceCalls(request: Request): {
  send(choice: CookieChoiceRequest): Promise<unknown>;
} {
  return {
    send: (body) => request({ method: "POST", path: "/frontend/consents", body, data: isPresent }),
  };
}
