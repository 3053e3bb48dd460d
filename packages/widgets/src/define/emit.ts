/** Dispatches an event that bubbles and leaves shadow roots. Returns false if it was prevented. */
export function emit<Detail>(
  target: EventTarget,
  name: `volpe-${string}`,
  detail: Detail,
  init?: Pick<EventInit, "cancelable">,
): boolean {
  return target.dispatchEvent(
    new CustomEvent(name, { bubbles: true, composed: true, detail, ...init }),
  );
}

/** Tells the page of a failure: its code, and the id of the call in the host's log. */
export function emitError(target: EventTarget, code: string, requestId: string | null = null) {
  emit(target, "volpe-error", { code, requestId });
}
