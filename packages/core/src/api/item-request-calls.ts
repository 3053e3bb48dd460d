import type { ItemRequest, ItemRequestReceived } from "@volpe/contract";
import { isFlag, isShape } from "../guard/guard.ts";
import type { Request } from "./request.ts";

const isReceived = isShape<ItemRequestReceived>({ mailed: isFlag });

/** Asks for a rental, a terminal or a line. */
export function createItemRequestCalls(request: Request) {
  return {
    send: (body: ItemRequest): Promise<ItemRequestReceived> =>
      request({ method: "POST", path: "/item-requests", body, data: isReceived }),
  };
}
