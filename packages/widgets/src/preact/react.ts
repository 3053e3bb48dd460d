import { createElement } from "preact";

/** What stands for `react` in the widgets: the hooks that the components use, and no more. */
export { Fragment } from "preact";
export {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "preact/hooks";
export { createElement };

/** r2wc's way of asking for it. */
export default { createElement };
