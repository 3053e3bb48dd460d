import type {
  Acknowledgement,
  AddressMap,
  ChatConversation,
  ChatMessage,
  ChatUpload,
  Draft,
} from "@volpe/contract";
import { isWireError } from "../api/envelope.ts";
import { isRate } from "../api/rate-guards.ts";
import {
  type Guard,
  isInteger,
  isListOf,
  isOptional,
  isShape,
  isText,
  isTextUpTo,
} from "../guard/guard.ts";
import { isAddon } from "./is-addon.ts";

const isWord = isTextUpTo(32);

const isAddressMap = isShape<AddressMap>({
  address: isTextUpTo(200),
  street: isTextUpTo(200),
  postal_code: isTextUpTo(10),
  city: isTextUpTo(100),
  province: isTextUpTo(100),
  country: isTextUpTo(100),
  latitude: isTextUpTo(24),
  longitude: isTextUpTo(24),
  region: isTextUpTo(100),
});

export const isDraft = isShape<Draft>({
  name: isTextUpTo(120),
  email: isTextUpTo(254),
  phone: isWord,
  address: isAddressMap,
  type: isWord,
  subtype: isWord,
  destination: isWord,
  capacity: isTextUpTo(16),
  operator: isTextUpTo(80),
  communication: isWord,
  offers: isListOf(isTextUpTo(200), 20),
  rates: isListOf(isRate, 20),
  preventivo: isTextUpTo(64),
  tracking: isTextUpTo(200),
});

const isStep: Guard<number> = (value): value is number => isInteger(value) && value >= 0;

export const isChatMessage = isShape<ChatMessage>({
  id: isOptional(isText),
  owner: isText,
  step: isStep,
  messages: isListOf(isText),
  addons: isListOf(isAddon),
  dto: isOptional(isDraft),
});

export const isChatUpload = isShape<ChatUpload>({ pdf: isText });

export const isChatConversation = isShape<ChatConversation>({ conversation: isText, key: isText });

const isAccepted: Guard<Acknowledgement> = isShape<{ ok: true }>({
  ok: (value): value is true => value === true,
});
const isRefused: Guard<Acknowledgement> = isShape<Extract<Acknowledgement, { ok: false }>>({
  ok: (value): value is false => value === false,
  errors: isListOf(isWireError),
});

export const isAcknowledgement: Guard<Acknowledgement> = (value): value is Acknowledgement =>
  isAccepted(value) || isRefused(value);
