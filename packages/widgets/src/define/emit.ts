/** An event of a widget: it bubbles, leaves shadow roots, and is typed by `HTMLElementEventMap`. */
export function emit<Detail>(
  element: Element,
  name: `volpe-${string}`,
  detail: Detail,
  { cancelable = false } = {},
): boolean {
  const init = { bubbles: true, composed: true, cancelable, detail };
  return element.dispatchEvent(new CustomEvent(name, init));
}
