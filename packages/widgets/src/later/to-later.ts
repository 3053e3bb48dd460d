import {
  type ComponentType,
  createElement,
  type PropsWithChildren,
  useEffect,
  useRef,
  useState,
} from "react";
import { laterParts, loadLaterParts, onLaterParts } from "./later-parts.ts";

type LaterOptions = {
  /** The placeholder's class, with which the styles hide or show it. */
  standIn: string;
  /** True for a part of the first screen: it is not loaded before the first question is shown. */
  isPatient: boolean;
};

/**
 * A placeholder for a part that is not loaded. It loads the part when it becomes visible, so a part
 * that the styles hide is not loaded. It uses an observer, which forces no layout.
 */
export function toLater(
  name: string,
  { standIn, isPatient }: LaterOptions,
): ComponentType<PropsWithChildren> {
  return function Later(props: PropsWithChildren) {
    const [parts, setParts] = useState(laterParts);
    const place = useRef<HTMLElement>(null);
    const watch = useRef<IntersectionObserver | null>(null);

    useEffect(() => onLaterParts(setParts), []);
    // Runs after every render, because each may show the first question.
    useEffect(() => {
      const element = place.current;
      if (element !== null && watch.current === null && !(isPatient && isWaiting(element))) {
        watch.current = observe(element);
      }
    });
    useEffect(() => () => watch.current?.disconnect(), []);

    const Part = parts?.components[name];
    return Part === undefined
      ? createElement("span", { className: standIn, ref: place }, props.children)
      : createElement(Part, props);
  };
}

function isWaiting(element: HTMLElement): boolean {
  return (element.getRootNode() as ParentNode & Node).querySelector("[data-asking]") === null;
}

function observe(element: HTMLElement): IntersectionObserver {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) {
      // The next answer starts another attempt.
      loadLaterParts().catch(() => undefined);
    }
  });
  observer.observe(element);
  return observer;
}
