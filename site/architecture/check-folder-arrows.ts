import type { ValueImport } from "./value-imports.ts";

/**
 * The folders of one package, or single files at its root. A deeper folder with its own row
 * (`catalogue/list`) counts as a separate folder.
 */
export type FolderTable = {
  /**
   * Folders that every folder may import. Each may import only the leaves before it in this list.
   */
  leaves: readonly string[];
  /** Room → the rooms that it may import besides the leaves. */
  rooms: Readonly<Record<string, readonly string[]>>;
};

type Arrow = { from: string; to: string };

/** One line for each import between rooms that the table does not allow. */
export function findForbiddenArrows(imports: readonly ValueImport[], table: FolderTable): string[] {
  const { leaves, rooms } = table;
  return toArrows(imports, table)
    .filter(({ from, to }) => {
      const leaf = leaves.indexOf(from);
      if (leaf !== -1) {
        return !leaves.slice(0, leaf).includes(to);
      }
      return !(rooms[from] !== undefined && (leaves.includes(to) || rooms[from].includes(to)));
    })
    .map(({ from, to, file }) => `${from} → ${to} (${file})`);
}

/** The table's entries that no import uses. They must be removed from the table. */
export function findUnusedArrows(imports: readonly ValueImport[], table: FolderTable): string[] {
  const used = new Set(toArrows(imports, table).map(({ from, to }) => `${from} → ${to}`));
  return Object.entries(table.rooms)
    .flatMap(([from, allowed]) => allowed.map((to) => `${from} → ${to}`))
    .filter((arrow) => !used.has(arrow));
}

/** The folders of one cycle in order, the first repeated at the end; null if there is no cycle. */
export function findRoomCycle({ rooms }: Pick<FolderTable, "rooms">): string[] | null {
  const done = new Set<string>();
  const visit = (room: string, path: string[]): string[] | null => {
    if (path.includes(room)) {
      return [...path.slice(path.indexOf(room)), room];
    }
    if (done.has(room)) {
      return null;
    }
    for (const next of rooms[room] ?? []) {
      const cycle = visit(next, [...path, room]);
      if (cycle !== null) {
        return cycle;
      }
    }
    done.add(room);
    return null;
  };
  for (const room of Object.keys(rooms)) {
    const cycle = visit(room, []);
    if (cycle !== null) {
      return cycle;
    }
  }
  return null;
}

/** Each importing pair of different folders once, with one file as evidence. */
function toArrows(
  imports: readonly ValueImport[],
  { leaves, rooms }: FolderTable,
): (Arrow & { file: string })[] {
  const named = [...leaves, ...Object.keys(rooms)];
  const arrows = new Map<string, Arrow & { file: string }>();
  for (const { from: file, to: target } of imports) {
    const from = toRoom(file, named);
    const to = toRoom(target, named);
    const key = `${from} → ${to}`;
    if (from !== to && !arrows.has(key)) {
      arrows.set(key, { from, to, file });
    }
  }
  return [...arrows.values()];
}

/** The deepest folder of the table that holds the file, or else the file's own first folder. */
function toRoom(file: string, named: readonly string[]): string {
  const holding = named.filter((room) => file === room || file.startsWith(`${room}/`));
  return holding.toSorted((a, b) => b.length - a.length)[0] ?? file.split("/")[0] ?? file;
}
