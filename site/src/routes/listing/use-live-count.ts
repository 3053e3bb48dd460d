import { type FormEvent, useRef, useState } from "react";
import { useClient } from "../../use-client.tsx";

export type CountedList = { path: string; query?: Record<string, string> };

/**
 * How many the list would hold with what the form says now; null until something was changed, or
 * where it cannot be known.
 */
export function useLiveCount({ path, query }: CountedList) {
  const { api } = useClient();
  const [count, setCount] = useState<number | null>(null);
  const asked = useRef<AbortController | null>(null);

  async function handleChange({ currentTarget }: FormEvent<HTMLFormElement>) {
    asked.current?.abort();
    asked.current = new AbortController();
    const { signal } = asked.current;
    const search = new URLSearchParams();
    for (const [key, value] of new FormData(currentTarget)) {
      if (typeof value === "string" && value !== "") search.append(key, value);
    }
    try {
      const { total } = await api.request({
        method: "GET",
        path,
        query,
        search,
        signal,
        data: isCounted,
      });
      if (!signal.aborted) setCount(total);
    } catch {
      // The button goes without a figure: the list itself will say what is wrong.
      if (!signal.aborted) setCount(null);
    }
  }

  return { count, handleChange };
}

function isCounted(data: unknown): data is { total: number } {
  return typeof (data as { total?: unknown } | null)?.total === "number";
}
