// Generated from the contract's schemas. To update: `vitest run packages/core/src/guard -u`.
import type {
  AuthCookie,
  ChunkReload,
  CookieChoice,
  ErrorEnvelope,
  PendingListChanges,
  RememberedPlace,
} from "@volpe/contract";
import {
  type Guard,
  isFlag,
  isInteger,
  isListOf,
  isNullable,
  isNumber,
  isOneOf,
  isOptional,
  isShape,
  isText,
  isTextLike,
  isTextUpTo,
  isWithin,
} from "./guard.ts";

export const isAuthCookie: Guard<AuthCookie> = /* @__PURE__ */ isShape({
  jwt: isShape({
    accessToken: isTextLike(/^[\w.~+/-]+=*$/),
    expired: isNumber,
    refreshToken: isTextLike(/^[\w.~+/-]+=*$/),
  }),
  user: isShape({ id: isText, email: isText, name: isText }),
  position: isOptional(
    isNullable(
      isShape({ latitude: isWithin(isNumber, -90, 90), longitude: isWithin(isNumber, -180, 180) }),
    ),
  ),
  lifetime: isOptional(isOneOf("update")),
});

export const isChunkReload: Guard<ChunkReload> = /* @__PURE__ */ isShape({
  path: isText,
  time: isNumber,
});

export const isCookieChoice: Guard<CookieChoice> = /* @__PURE__ */ isShape({
  id: isTextLike(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
  version: isTextUpTo(20),
  at: isWithin(isInteger, 0, 253402300799),
  tracking: isFlag,
});

export const isErrorEnvelope: Guard<ErrorEnvelope> = /* @__PURE__ */ isShape({
  errors: isListOf(isShape({ code: isText, message: isText, field: isOptional(isText) })),
});

export const isPendingListChanges: Guard<PendingListChanges> = /* @__PURE__ */ isShape({
  viewed: isOptional(
    isListOf(
      isShape({
        list: isOneOf("preferiti", "items", "brands"),
        entry: isTextUpTo(400),
        label: isOptional(isTextUpTo(400)),
        removed: isFlag,
        at: isInteger,
      }),
    ),
  ),
  favourites: isOptional(
    isListOf(
      isShape({
        list: isOneOf("preferiti", "items", "brands"),
        entry: isTextUpTo(400),
        label: isOptional(isTextUpTo(400)),
        removed: isFlag,
        at: isInteger,
      }),
    ),
  ),
});

export const isRememberedPlace: Guard<RememberedPlace> = /* @__PURE__ */ isShape({
  province: isTextLike(/^[A-Z]{2}$/),
  comune: isOptional(isTextLike(/^\d{6}$/)),
  label: isTextUpTo(100),
});
