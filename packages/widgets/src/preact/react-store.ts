import { useEffect, useLayoutEffect, useReducer, useRef } from "preact/hooks";

/* Replaces `react` only in the file that reads a store, because no other file needs this hook. */
export { useCallback } from "preact/hooks";

/**
 * React's hook. Preact has it only in its compatibility layer, which is larger than all its hooks.
 */
export function useSyncExternalStore<T>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => T,
): T {
  const value = getSnapshot();
  const shown = useRef({ value, getSnapshot });
  const [, redraw] = useReducer((count: number, _: undefined) => count + 1, 0);

  useLayoutEffect(() => {
    shown.current = { value, getSnapshot };
  });

  useEffect(() => {
    const check = () => {
      if (!Object.is(shown.current.value, shown.current.getSnapshot())) {
        redraw(undefined);
      }
    };
    // No listener existed for a change between the rendering and this effect.
    check();
    return subscribe(check);
  }, [subscribe]);

  return value;
}
