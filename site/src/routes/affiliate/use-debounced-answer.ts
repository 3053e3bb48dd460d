import { useEffect, useState } from "react";

/** Time after the last key before the host is asked, ms. */
const DEBOUNCE_MS = 400;

/**
 * Returns what `ask` answers about a text. `ask` is called once nobody has typed for `DEBOUNCE_MS`,
 * and must not throw. Null until it has answered about this text, and for a null text.
 */
export function useDebouncedAnswer<Answer>(
  text: string | null,
  ask: (text: string, signal: AbortSignal) => Promise<Answer>,
): Answer | null {
  const [known, setKnown] = useState<{ text: string; answer: Answer } | null>(null);
  useEffect(() => {
    if (text === null) {
      return;
    }
    const stop = new AbortController();
    const { signal } = stop;
    const timer = setTimeout(async () => {
      const answer = await ask(text, signal);
      if (!signal.aborted) setKnown({ text, answer });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text]);
  return known !== null && known.text === text ? known.answer : null;
}
