import { useEffect, useState } from "react";

/** Time after the last key before the host is asked, ms. */
const REST_MS = 400;

/**
 * What `ask` finds out about a text, which it is asked once nobody has typed for a moment. Null
 * while that is not known, and without a text. `ask` answers what holds without an answer of the
 * host, too.
 */
export function useRestedAnswer<Answer>(
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
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text]);
  return known !== null && known.text === text ? known.answer : null;
}
