import { isListOf, isShape, isText, parseJson } from "../guard/guard.ts";
import type { TextStorage } from "../storage/text-storage.ts";
import { UNSETTLED_NAME } from "./unsettled-name.ts";

/** Some of the lists, by the names of their cookies. */
export type NamedLists = Record<string, string[]>;

export type UnsettledLists<T extends NamedLists> = {
  /** The lists before what was sent last; undefined where the server's answer to it arrived. */
  read(): T | undefined;
  write(before: T): void;
  remove(): void;
};

/**
 * What outlives a page that is left while its lists are on their way: the server may have taken them,
 * or not, so the account's are to be asked for before anything is sent again.
 */
export function createUnsettledLists<T extends NamedLists>(
  storage: TextStorage,
  nothing: T,
): UnsettledLists<T> {
  const names = Object.keys(nothing);
  const isEntries = isListOf(isText);
  const fields = Object.fromEntries(names.map((name) => [name, isEntries] as const));
  const isNoted = isShape<NamedLists>(fields);
  const parse = (): Record<string, unknown> =>
    parseJson(storage.get(UNSETTLED_NAME), isShape<Record<string, unknown>>({})) ?? {};

  function change(lists: NamedLists) {
    const others = Object.entries(parse()).filter(([name]) => !names.includes(name));
    const noted = { ...Object.fromEntries(others), ...lists };
    if (Object.keys(noted).length === 0) {
      storage.remove(UNSETTLED_NAME);
    } else {
      storage.set(UNSETTLED_NAME, JSON.stringify(noted));
    }
  }

  return {
    read() {
      const noted = parse();
      return isNoted(noted) ? (pick(noted, names) as T) : undefined;
    },
    write: change,
    remove: () => change({}),
  };
}

function pick(lists: NamedLists, names: readonly string[]): NamedLists {
  return Object.fromEntries(names.map((name) => [name, lists[name] ?? []]));
}
