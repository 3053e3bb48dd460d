import { useEffect, useLayoutEffect, useReducer, useRef } from "preact/hooks";

/** React's hook. Preact has it in its compatibility layer alone, which is larger than the hooks. */
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
    // What changed between the rendering and this effect told nobody.
    check();
    return subscribe(check);
  }, [subscribe]);

  return value;
}
