import { useEffect, useState } from "react";

const leave = () => undefined;

/**
 * The result of `load`, which runs once `isWanted` is true; null until then. `load` must be stable.
 */
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
