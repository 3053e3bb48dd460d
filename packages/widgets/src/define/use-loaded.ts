import { useEffect, useState } from "react";

const leave = () => undefined;

/** What `load` brings, from when it is wanted; null until it is here. `load` must stay the same. */
export function useLoaded<Loaded extends object>(
  load: () => Promise<Loaded>,
  isWanted: boolean,
  onFailure: () => void = leave,
): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (isWanted && loaded === null) {
      load().then(setLoaded, onFailure);
    }
  }, [isWanted, loaded, load, onFailure]);
  return loaded;
}
