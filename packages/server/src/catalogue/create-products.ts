import { PRODUCT_TIPOLOGIES, type ProductTipology, toRomeDay } from "@volpe/contract";
import type { Database } from "../db/database.ts";
import { createCurrent, type Watching } from "../signals/current.ts";
import type { Clock } from "../time/clock.ts";
import type { TypologyList } from "./list/create-product-list.ts";
import type { Products } from "./list/products.ts";
import type { Product } from "./list/typology.ts";
import {
  type ClosedItem,
  findClosedItem,
  findClosedSlug,
  findCurrentId,
  loadCurrentSnapshot,
} from "./snapshots/snapshot-repository.ts";
import { SWITCHED } from "./snapshots/staging-repository.ts";
import { createTypologyList } from "./typologies.ts";

type TypologyLists = Readonly<Record<ProductTipology, TypologyList>>;

/** The current snapshot of one typology, in memory. */
type ProductSnapshot = {
  id: string;
  tipology: ProductTipology;
  dataDay: string;
  demonstration: boolean;
  products: readonly Product<unknown>[];
};

/** Empty until `reload` has run. */
export function createProducts({
  db,
  clock,
  ...watching
}: Watching & { db: Database; clock: Clock }): Products {
  let arranged: { day: string; lists: TypologyLists } | null = null;
  const current = createCurrent<readonly ProductSnapshot[]>({
    ...watching,
    initial: [],
    signal: SWITCHED,
    async read(known) {
      const loaded = await loadProducts(db, known);
      return toVersion(loaded) === toVersion(known) ? known : loaded;
    },
    onChange() {
      arranged = null;
    },
  });

  // The set of products on sale also changes at midnight.
  const arrange = () => {
    const day = toRomeDay(clock.now().getTime());
    if (arranged?.day !== day) {
      arranged = { day, lists: toLists(current.get(), day) };
    }
    return arranged;
  };
  const listOf = (tipology: ProductTipology) => arrange().lists[tipology];
  const findIn = <T>(find: (list: TypologyList) => T | null): T | null => {
    for (const tipology of PRODUCT_TIPOLOGIES) {
      const found = find(listOf(tipology));
      if (found !== null) {
        return found;
      }
    }
    return null;
  };

  return {
    list: (tipology, search) => listOf(tipology).list(search),
    compare: (tipology, search) => listOf(tipology).compare(search),
    sheet(slug, search) {
      const sheet = findIn((list) => list.sheet(slug, search));
      return sheet?.current === true ? sheet : null;
    },
    async findEnded(slug, search) {
      const sheet = findIn((list) => list.sheet(slug, search));
      if (sheet !== null) {
        return sheet.current ? null : sheet;
      }
      const closed = await findClosedItem(db, PRODUCT_TIPOLOGIES, slug);
      return closed === null ? null : listOf(closed.kind).closedSheet(toProduct(closed), search);
    },
    findVariant: (vehicle, variant) => listOf("noleggio").slugAt(`${vehicle}/${variant}`),
    findEndedVariant: (vehicle, variant) => findClosedSlug(db, `${vehicle}/${variant}`),
    items: (tipology) =>
      tipology === undefined
        ? PRODUCT_TIPOLOGIES.flatMap((each) => listOf(each).items())
        : listOf(tipology).items(),
    findItem: (slug, search) => findIn((list) => list.item(slug, search)),
    async findEndedItem(slug) {
      const closed = await findClosedItem(db, PRODUCT_TIPOLOGIES, slug);
      return closed === null ? null : listOf(closed.kind).closedItem(toProduct(closed));
    },
    paperedAs: (slug) => findIn((list) => list.paperedAs(slug)),
    state: (tipology) => listOf(tipology).state,
    version: () => `${toVersion(current.get())} ${arrange().day}`,
    reload: current.reload,
    close: current.close,
  };
}

/** Reads the current snapshot of each typology, unless it is already known. */
async function loadProducts(
  db: Database,
  known: readonly ProductSnapshot[],
): Promise<ProductSnapshot[]> {
  const snapshots: ProductSnapshot[] = [];
  for (const tipology of PRODUCT_TIPOLOGIES) {
    const last = known.find((snapshot) => snapshot.tipology === tipology);
    const currentId = await findCurrentId(db, tipology);
    if (last?.id === currentId) {
      snapshots.push(last);
      continue;
    }
    const loaded = await loadCurrentSnapshot(db, tipology, {
      prepare: ({ dataDay }) => dataDay,
      toEntry: ({ slug, address, data }, updatedAt) => ({ slug, address, data, updatedAt }),
    });
    if (loaded !== null) {
      const { id, dataDay, demonstration } = loaded.snapshot;
      snapshots.push({ id, tipology, dataDay, demonstration, products: loaded.entries });
    }
  }
  return snapshots;
}

function toLists(snapshots: readonly ProductSnapshot[], today: string): TypologyLists {
  const toList = (tipology: ProductTipology) => {
    const snapshot = snapshots.find((each) => each.tipology === tipology);
    return createTypologyList(tipology, {
      products: snapshot?.products ?? [],
      state: {
        updatedAt: snapshot?.dataDay ?? null,
        demonstration: snapshot?.demonstration ?? false,
      },
      today,
    });
  };
  return { noleggio: toList("noleggio"), pos: toList("pos"), internet: toList("internet") };
}

function toProduct({ slug, address, data, dataDay }: ClosedItem): Product<unknown> {
  return { slug, address, data, updatedAt: dataDay };
}

/** Snapshots never change, so their ids identify a state. */
function toVersion(snapshots: readonly { id: string }[]): string {
  return snapshots
    .map(({ id }) => id)
    .sort()
    .join(" ");
}
