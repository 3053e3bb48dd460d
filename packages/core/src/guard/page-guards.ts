// Generated from the contract's schemas. To update: `vitest run packages/core/src/guard -u`.
import type {
  PageVisit,
  ProviderAttempt,
  RandomKey,
  StoredFormDrafts,
  TicketPlace,
  WaitingForms,
} from "@volpe/contract";
import {
  type Guard,
  isFlag,
  isInteger,
  isListOf,
  isNullable,
  isOneOf,
  isOptional,
  isShape,
  isText,
  isTextLike,
} from "./guard.ts";

export const isPageVisit: Guard<PageVisit> = /* @__PURE__ */ isShape({
  href: isText,
  account: isText,
  build: isText,
  favourites: isText,
  loaded: isListOf(isText),
});

export const isProviderAttempt: Guard<ProviderAttempt> = /* @__PURE__ */ isShape({
  state: isTextLike(/./),
  da: isNullable(isText),
});

export const isRandomKey: Guard<RandomKey> = /* @__PURE__ */ isTextLike(/^[\w-]{22}$/);

export const isStoredFormDrafts: Guard<StoredFormDrafts> = /* @__PURE__ */ isShape({
  account: isText,
  drafts: isListOf(
    isShape({
      name: isText,
      values: isListOf(isShape({ field: isText, value: isText })),
      id: isText,
      attempted: isFlag,
    }),
  ),
});

export const isTicketPlace: Guard<TicketPlace> = /* @__PURE__ */ isShape({
  slug: isText,
  message: isText,
});

export const isWaitingForms: Guard<WaitingForms> = /* @__PURE__ */ isShape({
  forms: isListOf(
    isShape({
      id: isText,
      account: isText,
      kind: isOneOf("message", "quote", "ticket"),
      at: isInteger,
      path: isText,
      json: isNullable(isText),
      fields: isListOf(isShape({ field: isText, value: isText })),
      files: isOptional(isListOf(isText)),
      answer: isText,
      refusal: isText,
    }),
  ),
});
