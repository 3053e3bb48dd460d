/**
 * Renders at most one page in each turn of the event loop, in the order of arrival. Otherwise pages
 * whose data arrive together would be rendered in one turn, while every socket waits.
 */
export function createRenderTurns(): () => Promise<void> {
  const waiting: (() => void)[] = [];

  function draw() {
    waiting.shift()?.();
    // The next page waits until sockets were read and written.
    if (waiting.length > 0) setImmediate(draw);
  }

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(draw);
    });
}
