import type { ContactReceived, ContactRequest } from "@volpe/contract";
import { isFlag, isShape } from "../guard/guard.ts";
import type { Request } from "./request.ts";

export type ContactCalls = {
  send(request: ContactRequest): Promise<ContactReceived>;
};

const isReceived = isShape<ContactReceived>({ mailed: isFlag });

export function createContactCalls(request: Request): ContactCalls {
  return {
    send: (body) => request({ method: "POST", path: "/contacts", body, data: isReceived }),
  };
}
