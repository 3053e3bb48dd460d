import { createElement } from "preact";

/** Replaces `react` in the widgets. It has only the hooks that the components use. */
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

/** r2wc calls this function. */
export default { createElement };
