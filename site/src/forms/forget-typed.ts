import { createBrowserStorage, forgetConversation } from "@volpe/core";
import { forgetFormDrafts } from "./form-drafts.ts";
import { forgetWaitingForms } from "./waiting-forms.ts";

/** Removes from this device what a person typed: drafts, waiting forms and the conversation. */
export function forgetTyped(): void {
  forgetFormDrafts();
  forgetWaitingForms();
  forgetConversation(createBrowserStorage());
}
