/** Follows the presses of a mouse, pen or finger on the page, until it is stopped. */
export function watchPresses() {
  const watching = new AbortController();
  let release: (() => void) | undefined;
  let released = Promise.resolve();
  const listen = (type: string, listener: () => void) =>
    addEventListener(type, listener, { capture: true, signal: watching.signal });
  const settle = () => release?.();
  listen("pointerdown", () => {
    released = new Promise((resolve) => {
      release = resolve;
    });
  });
  listen("pointerup", settle);
  listen("pointercancel", settle);
  return {
    /**
     * Settles when nothing is pressed and the click has been sent. A finger's `mousedown`, which
     * moves the focus, its `mouseup` and its `click` are sent in one task after `pointerup`.
     */
    async untilReleased(): Promise<void> {
      await released;
      await new Promise((resolve) => setTimeout(resolve));
    },
    stop() {
      watching.abort();
      settle();
    },
  };
}
