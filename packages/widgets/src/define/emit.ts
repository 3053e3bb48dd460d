/** Dispatches an event that bubbles and leaves shadow roots. Returns false if it was prevented. */
export function emit<Detail>(
  target: EventTarget,
  name: `volpe-${string}`,
  detail: Detail,
  { cancelable = false } = {},
): boolean {
  const init = { bubbles: true, composed: true, cancelable, detail };
  return target.dispatchEvent(new CustomEvent(name, init));
}
