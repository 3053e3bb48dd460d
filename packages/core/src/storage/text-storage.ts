/** A small store of strings that never throws. */
export type TextStorage = {
  get(name: string): string | undefined;
  set(name: string, value: string): void;
  remove(name: string): void;
};
