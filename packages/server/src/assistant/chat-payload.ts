import {
  ChatAnswer,
  ChatHandshake,
  ChatResume,
  ChatRewind,
  TRACKING_PATTERN,
} from "@volpe/contract";
import { Compile } from "typebox/compile";
import type { Opening } from "./opening.ts";

const answer = Compile(ChatAnswer);
const rewind = Compile(ChatRewind);
const resume = Compile(ChatResume);
const handshake = Compile(ChatHandshake);

/** Longer than any answer can be. */
const MAX_CHARACTERS = 48 * 1024;
/** What can be stored as it stands. */
const RECEIPT = /^[\w-]+$/;
const TRACKING = new RegExp(TRACKING_PATTERN);

/** The three payloads of a client, JSON strings; null where one is not of its shape. */
export function parseAnswer(payload: unknown): ChatAnswer | null {
  const value = parseJson(payload);
  return answer.Check(value) ? value : null;
}

export function parseRewind(payload: unknown): ChatRewind | null {
  const value = parseJson(payload);
  return rewind.Check(value) && RECEIPT.test(value.id) ? value : null;
}

export function parseResume(payload: unknown): ChatResume | null {
  const value = parseJson(payload);
  return resume.Check(value) ? value : null;
}

export type Handshake = {
  /** Empty where it was none or not of the agreed shape: said by the handshake and by nothing else. */
  tracking: string;
  resuming: boolean;
  opening: Opening;
};

/** What a new connection says of itself; whatever is wrong in it is dropped, for it must be served. */
export function parseHandshake(auth: unknown): Handshake {
  const given = typeof auth === "object" && auth !== null ? auth : {};
  const parts = Object.entries(given).filter(([key, value]) => handshake.Check({ [key]: value }));
  const checked: unknown = Object.fromEntries(parts);
  const { tracking = "", resuming = false, opening = {} } = handshake.Check(checked) ? checked : {};
  return { tracking: TRACKING.test(tracking) ? tracking : "", resuming, opening };
}

function parseJson(payload: unknown): unknown {
  if (typeof payload !== "string" || payload.length > MAX_CHARACTERS) {
    return undefined;
  }
  try {
    return JSON.parse(payload);
  } catch {
    // Not JSON: refused like any other wrong shape.
    return undefined;
  }
}
