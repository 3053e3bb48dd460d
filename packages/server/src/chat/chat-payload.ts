import {
  ChatAnswer,
  ChatHandshake,
  ChatResume,
  ChatRewind,
  isStoredTracking,
  type TrackedWidget,
} from "@volpe/contract";
import { Compile } from "typebox/compile";
import type { Opening } from "../interview/opening.ts";

const answer = Compile(ChatAnswer);
const rewind = Compile(ChatRewind);
const resume = Compile(ChatResume);
const handshake = Compile(ChatHandshake);

/** The highest length of a payload in characters. No valid answer is longer. */
const MAX_CHARACTERS = 48 * 1024;
/** Pattern of the id of a rewind. The database accepts such a text. */
const RECEIPT = /^[\w-]+$/;

/**
 * These functions parse the three JSON payloads of a client; null if one does not match its schema.
 */
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

type Handshake = {
  /** Empty if the handshake has none or an invalid one. */
  tracking: string;
  /** The element that holds the conversation, or "". */
  widget: TrackedWidget | "";
  /** Path of the page, or "". */
  page: string;
  resuming: boolean;
  opening: Opening;
  /** The login's access token; empty if the handshake has none. */
  token: string;
};

/**
 * Parses the handshake of a new connection. Invalid parts are ignored, because every connection is
 * accepted.
 */
export function parseHandshake(auth: unknown): Handshake {
  const given = typeof auth === "object" && auth !== null ? auth : {};
  const parts = Object.entries(given).filter(([key, value]) => handshake.Check({ [key]: value }));
  const checked: unknown = Object.fromEntries(parts);
  const known = handshake.Check(checked) ? checked : {};
  const { tracking = "", widget = "", page = "", resuming = false, opening = {} } = known;
  return {
    tracking: isStoredTracking(tracking) ? tracking : "",
    widget,
    page: page.startsWith("/") ? page : "",
    resuming,
    opening,
    token: known.token ?? "",
  };
}

function parseJson(payload: unknown): unknown {
  if (typeof payload !== "string" || payload.length > MAX_CHARACTERS) {
    return undefined;
  }
  try {
    return JSON.parse(payload);
  } catch {
    // Text that is not JSON is refused like any other invalid payload.
    return undefined;
  }
}
