// Generated from the contract's schemas. To update: `vitest run packages/core/src/guard -u`.
import type {
  Acknowledgement,
  Addon,
  ChatConversation,
  ChatMessageBody,
  ChatUpload,
  StoredChat,
} from "@volpe/contract";
import {
  type Guard,
  isEither,
  isFlag,
  isInteger,
  isListOf,
  isNullable,
  isNumber,
  isOneOf,
  isOptional,
  isShape,
  isText,
  isTextUpTo,
  isWithin,
} from "./guard.ts";

export const isAcknowledgement: Guard<Acknowledgement> = /* @__PURE__ */ isEither(
  isShape({ ok: isOneOf(true) }),
  isShape({
    ok: isOneOf(false),
    errors: isListOf(isShape({ code: isText, message: isText, field: isOptional(isText) })),
  }),
);

export const isAddon: Guard<Addon> = /* @__PURE__ */ isEither(
  isShape({
    kind: isOneOf("choices"),
    choices: isListOf(isShape({ value: isText, label: isText, hint: isOptional(isText) })),
    typed: isFlag,
  }),
  isShape({
    kind: isOneOf("field"),
    field: isOneOf("text", "email", "phone", "number", "address", "date"),
    name: isText,
    label: isText,
    placeholder: isOptional(isText),
    autocomplete: isOptional(isText),
    unit: isOptional(isText),
    initial: isOptional(isText),
    suggestions: isOptional(isListOf(isText)),
    suggestUrl: isOptional(isText),
    skip: isOptional(isShape({ value: isText, label: isText })),
  }),
  isShape({
    kind: isOneOf("offers"),
    offers: isListOf(
      isShape({
        slug: isText,
        path: isText,
        name: isText,
        code: isText,
        supplier: isShape({ name: isText, slug: isText }),
        tipology: isOneOf("luce", "gas", "internet", "pos", "noleggio"),
        destination: isOneOf("privati", "aziende"),
        pricing: isOneOf("fixed", "variable", "mixed"),
        durationMonths: isNullable(isInteger),
        green: isFlag,
        spend: isShape({
          sale: isNumber,
          discounts: isNumber,
          network: isNumber,
          charges: isNumber,
          taxes: isNumber,
          vat: isNumber,
          total: isNumber,
        }),
        unitCostEur: isNumber,
        estimate: isListOf(isText),
        unitPriceEur: isOptional(isNullable(isNumber)),
        fixedFeeEur: isOptional(isNullable(isNumber)),
        breakEven: isOptional(
          isEither(
            isShape({ status: isOneOf("below"), indexEur: isNumber }),
            isShape({ status: isOneOf("never") }),
            isShape({ status: isOneOf("always") }),
          ),
        ),
        conditionalDiscounts: isListOf(isText),
        why: isListOf(isText),
      }),
    ),
    referenceSpendEur: isNumber,
    referenceLabel: isText,
    isMedian: isOptional(isFlag),
    isReferenceEstimate: isOptional(isFlag),
    query: isOptional(isText),
    opened: isOptional(isShape({ slug: isText, note: isText })),
  }),
  isShape({
    kind: isOneOf("file"),
    label: isText,
    accept: isListOf(isText),
    maxBytes: isInteger,
    notice: isOptional(isText),
  }),
  isShape({
    kind: isOneOf("pdf"),
    label: isText,
    url: isText,
    page: isText,
    own: isOptional(isText),
  }),
  isShape({
    kind: isOneOf("consents"),
    boxes: isListOf(
      isShape({
        name: isText,
        label: isText,
        required: isFlag,
        link: isOptional(isShape({ label: isText, url: isText })),
      }),
    ),
    submit: isText,
  }),
);

export const isChatConversation: Guard<ChatConversation> = /* @__PURE__ */ isShape({
  conversation: isText,
  key: isText,
});

export const isChatMessageBody: Guard<ChatMessageBody> = /* @__PURE__ */ isShape({
  id: isOptional(isText),
  owner: isText,
  step: isWithin(isInteger, 0),
  messages: isListOf(isText),
  dto: isOptional(
    isShape({
      name: isTextUpTo(120),
      email: isTextUpTo(254),
      phone: isTextUpTo(32),
      address: isShape({
        address: isTextUpTo(200),
        street: isTextUpTo(200),
        postal_code: isTextUpTo(10),
        city: isTextUpTo(100),
        province: isTextUpTo(100),
        country: isTextUpTo(100),
        latitude: isTextUpTo(24),
        longitude: isTextUpTo(24),
        region: isTextUpTo(100),
      }),
      type: isTextUpTo(32),
      subtype: isTextUpTo(32),
      destination: isTextUpTo(32),
      capacity: isTextUpTo(16),
      operator: isTextUpTo(80),
      communication: isTextUpTo(32),
      offers: isListOf(isTextUpTo(200), 20),
      rates: isListOf(
        isShape({
          cma: isText,
          smc: isText,
          cmp: isText,
          months: isText,
          total: isText,
          gain: isText,
          sme: isText,
          smg: isText,
          invoice: isText,
          percent: isText,
          price: isText,
        }),
        20,
      ),
      preventivo: isTextUpTo(64),
      tracking: isTextUpTo(200),
    }),
  ),
  known: isOptional(
    isListOf(isShape({ label: isText, value: isText, step: isNullable(isInteger) })),
  ),
  refused: isOptional(isText),
});

export const isChatUpload: Guard<ChatUpload> = /* @__PURE__ */ isShape({ pdf: isText });

export const isStoredChat: Guard<StoredChat> = /* @__PURE__ */ isShape({
  conversation: isText,
  key: isText,
  pending: isListOf(
    isEither(
      isShape({
        kind: isOneOf("answer"),
        id: isText,
        step: isInteger,
        text: isText,
        value: isOptional(isEither(isText, isNumber, isListOf(isText))),
      }),
      isShape({ kind: isOneOf("rewind"), id: isText, step: isInteger }),
    ),
  ),
});
