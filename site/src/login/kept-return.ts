import { createBrowserStorage } from "@volpe/core";
import { toReturnPath } from "../page/return-path.ts";

const NAME = "volpe-ritorno";

/**
 * Keeps the page to return to while a new profile waits for its mail. The mail's link cannot name
 * it, because no mail repeats what a form was sent with. Null forgets an earlier page.
 */
export function keepReturn(path: string | null): void {
  const storage = createBrowserStorage();
  if (path === null) {
    storage.remove(NAME);
  } else {
    storage.set(NAME, path);
  }
}

/** The kept page, which is forgotten; null if this browser keeps none. */
export function takeReturn(): string | null {
  const path = toReturnPath(createBrowserStorage().get(NAME) ?? null);
  keepReturn(null);
  return path;
}
