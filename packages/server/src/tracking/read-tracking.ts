import type { IncomingHttpHeaders } from "node:http";
import {
  CLICK_HEADER,
  COOKIES,
  isStoredTracking,
  isUuid,
  TRACKING_HEADER,
  type TrackedWidget,
} from "@volpe/contract";
import { isbot } from "isbot";

const CLICK_COOKIE = new RegExp(`(?:^|;)\\s*${COOKIES.click}=([^;]*)`);

/** How the visitor who makes a request came to the site. */
export type Visit = {
  /** Click id of the arrival; "" = none. */
  click: string;
  /** True if it is a program, as its `User-Agent` says. */
  isProgram: boolean;
  /** The element on another site's page in which the request is made; "" = none. */
  widget: TrackedWidget | "";
  /** The page of a request without an arrival; "" = unknown. */
  page: string;
};

/** The tracking value of a request; empty if it is missing or malformed. */
export function readTracking(headers: IncomingHttpHeaders): string {
  const value = headers[TRACKING_HEADER];
  return typeof value === "string" && isStoredTracking(value) ? value : "";
}

/**
 * Reads the arrival that a request belongs to, from the header or, for a socket, which cannot send
 * one, from the cookie.
 */
export function readVisit(headers: IncomingHttpHeaders): Visit {
  const value = headers[CLICK_HEADER] ?? CLICK_COOKIE.exec(headers.cookie ?? "")?.[1];
  const click = typeof value === "string" && isUuid(value) ? value : "";
  return { click, isProgram: isProgram(headers["user-agent"]), widget: "", page: "" };
}

/** Browsers always send a `User-Agent` that names them. */
export function isProgram(userAgent = ""): boolean {
  return userAgent === "" || isbot(userAgent);
}
