import type { ProductTipology } from "@volpe/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { toRomeDay } from "../offers/rome-time.ts";
import type { Shelf } from "./create-shelf.ts";
import { type LoadedSnapshot, loadProducts } from "./load-products.ts";
import {
  type ClosedProduct,
  findClosedProduct,
  findClosedSlug,
  findCurrentSnapshots,
} from "./product-repository.ts";
import type { Products } from "./products.ts";
import type { Product } from "./shelf-rules.ts";
import { createTypologyShelf, PRODUCT_TIPOLOGIES } from "./shelves.ts";

/** How often a switch made by another process is looked for: one query of three rows. */
const WATCH_MS = 30_000;

type Shelves = Readonly<Record<ProductTipology, Shelf>>;

/** Empty until `reload` has run; from then on it also looks for switches of other processes. */
export function createProducts({
  db,
  clock,
  log,
  watchMs = WATCH_MS,
}: {
  db: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, "warn">;
  watchMs?: number;
}): Products {
  let held: readonly LoadedSnapshot[] = [];
  let arranged: { day: string; shelves: Shelves } | null = null;
  let loading: Promise<void> = Promise.resolve();
  let watch: NodeJS.Timeout | null = null;

  // What is on sale changes at midnight too.
  const arrange = () => {
    const day = toRomeDay(clock.now().getTime());
    if (arranged?.day !== day) {
      arranged = { day, shelves: toShelves(held, day) };
    }
    return arranged;
  };
  const shelfOf = (tipology: ProductTipology) => arrange().shelves[tipology];
  const findIn = <T>(find: (shelf: Shelf) => T | null): T | null => {
    for (const tipology of PRODUCT_TIPOLOGIES) {
      const found = find(shelfOf(tipology));
      if (found !== null) {
        return found;
      }
    }
    return null;
  };

  // One after another, so that an older reading never takes the place of a newer one.
  const next = (read: () => Promise<void>): Promise<void> => {
    const reading = loading.then(read);
    loading = reading.catch(() => undefined);
    return reading;
  };
  const load = async () => {
    held = await loadProducts(db, held);
    arranged = null;
  };
  const lookForSwitch = async () => {
    try {
      await next(async () => {
        const current = await findCurrentSnapshots(db);
        if (toVersion(current) !== toVersion(held)) {
          await load();
        }
      });
    } catch (error) {
      // The snapshots in memory go on answering; the next look may succeed.
      log.warn({ err: error }, "could not look for new snapshots of products");
    }
  };

  return {
    list: (tipology, search) => shelfOf(tipology).list(search),
    compare: (tipology, search) => shelfOf(tipology).compare(search),
    sheet(slug, search) {
      const sheet = findIn((shelf) => shelf.sheet(slug, search));
      return sheet?.current === true ? sheet : null;
    },
    async findEnded(slug, search) {
      const held = findIn((shelf) => shelf.sheet(slug, search));
      if (held !== null) {
        return held.current ? null : held;
      }
      const closed = await findClosedProduct(db, slug);
      return closed === null
        ? null
        : shelfOf(closed.tipology).closedSheet(toProduct(closed), search);
    },
    findVariant: (vehicle, variant) => shelfOf("noleggio").slugAt(`${vehicle}/${variant}`),
    findEndedVariant: (vehicle, variant) => findClosedSlug(db, `${vehicle}/${variant}`),
    items: (tipology) =>
      tipology === undefined
        ? PRODUCT_TIPOLOGIES.flatMap((each) => shelfOf(each).items())
        : shelfOf(tipology).items(),
    findItem: (slug) => findIn((shelf) => shelf.item(slug)),
    async findEndedItem(slug) {
      const closed = await findClosedProduct(db, slug);
      return closed === null ? null : shelfOf(closed.tipology).closedItem(toProduct(closed));
    },
    state: (tipology) => shelfOf(tipology).state,
    version: () => `${toVersion(held)} ${arrange().day}`,
    reload() {
      watch ??= setInterval(lookForSwitch, watchMs).unref();
      return next(load);
    },
    async close() {
      clearInterval(watch ?? undefined);
      await loading;
    },
  };
}

function toShelves(held: readonly LoadedSnapshot[], today: string): Shelves {
  const toShelf = (tipology: ProductTipology) => {
    const snapshot = held.find((each) => each.tipology === tipology);
    return createTypologyShelf(tipology, {
      products: snapshot?.products ?? [],
      state: {
        updatedAt: snapshot?.dataDay ?? null,
        demonstration: snapshot?.demonstration ?? false,
      },
      today,
    });
  };
  return { noleggio: toShelf("noleggio"), pos: toShelf("pos"), internet: toShelf("internet") };
}

function toProduct({ slug, address, data, dataDay }: ClosedProduct): Product<unknown> {
  return { slug, address, data, updatedAt: dataDay };
}

/** Snapshots never change, so their ids say what is held. */
function toVersion(snapshots: readonly { id: string }[]): string {
  return snapshots
    .map(({ id }) => id)
    .sort()
    .join(" ");
}
