/** So many answers are kept; the one used longest ago gives way. */
const KEPT = 500;

/** Answers to what is asked often, kept until the index changes. */
export type KeptAnswers = {
  get<T>(key: string, answer: () => Promise<T>): Promise<T>;
  clear(): void;
};

export function createKeptAnswers(limit = KEPT): KeptAnswers {
  const answers = new Map<string, Promise<unknown>>();
  return {
    get<T>(key: string, answer: () => Promise<T>) {
      const held = answers.get(key) as Promise<T> | undefined;
      const promise = held ?? answer();
      answers.delete(key);
      answers.set(key, promise);
      if (held === undefined) {
        promise.catch(() => {
          if (answers.get(key) === promise) {
            answers.delete(key);
          }
        });
        const oldest = answers.keys().next().value;
        if (answers.size > limit && oldest !== undefined) {
          answers.delete(oldest);
        }
      }
      return promise;
    },
    clear: () => answers.clear(),
  };
}
