import { TRACKING_PATTERN } from "@volpe/contract";
import { type Volpe, warn } from "./volpe.ts";

/** The valid value of each script, so that a malformed one is reported once for all elements. */
const ofScripts = new WeakMap<Volpe, string>();

/**
 * Makes a function that returns an element's own value, else the script's, else "". It ignores a
 * malformed value and warns about it once, however often an element asks.
 */
export function createTrackingReader(volpe: Volpe): (elementValue: string | undefined) => string {
  let last = "";
  let found = "";
  return (elementValue = "") => {
    if (elementValue !== last) {
      last = elementValue;
      found = check(elementValue, "tracking");
    }
    return found || findScripts(volpe);
  };
}

function findScripts(volpe: Volpe): string {
  const found = ofScripts.get(volpe) ?? check(volpe.tracking, "data-tracking");
  ofScripts.set(volpe, found);
  return found;
}

function check(value: string, name: string): string {
  if (value === "" || TRACKING_PATTERN.test(value)) {
    return value;
  }
  warn(`${name}="${value}" is no tracking value.`);
  return "";
}
