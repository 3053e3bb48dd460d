/**
 * Gives each page a turn of the event loop to be drawn in, first come first served. Pages whose data
 * arrive together would else be drawn in one turn, while every socket waits.
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
