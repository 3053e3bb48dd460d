import { AppError } from "../errors.ts";

export type Turns = {
  /** Runs `work` when its turn comes. Throws `AppError("unavailable")` when too many wait. */
  run<T>(work: () => Promise<T>): Promise<T>;
};

/** At most `atOnce` at work and `waitingMax` in line, first come, first served. */
export function createTurns({ atOnce, waitingMax }: { atOnce: number; waitingMax: number }): Turns {
  let atWork = 0;
  const waiting: (() => void)[] = [];

  const leave = () => {
    const next = waiting.shift();
    if (next === undefined) {
      atWork -= 1;
    } else {
      // The place passes on as it is.
      next();
    }
  };
  return {
    async run(work) {
      if (atWork < atOnce) {
        atWork += 1;
      } else {
        if (waiting.length >= waitingMax) {
          throw new AppError("unavailable");
        }
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
