import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../db/database.ts";
import { storeTurns, type Turn } from "./conversation-repository.ts";

/** A larger batch would delay its first turns. */
const BATCH_MAX = 64;
/**
 * At this many turns a statement starts without waiting. This does not help PGlite, which runs in
 * this thread.
 */
const ENOUGH = 16;

export type TurnWriter = {
  /**
   * Resolves after the commit to whether the turn was stored. If not, another answer was stored
   * first, this one was stored before, or the database failed.
   */
  store(turn: Turn): Promise<boolean>;
};

type Waiting = { turn: Turn; resolve: (isStored: boolean) => void };

/**
 * Stores turns that arrive at the same time together, so that one commit serves many answers. While
 * all `writers` are busy, new turns are kept for the next statement; no turn waits only so that
 * others can join it. Once enough turns are kept, a statement starts although more answers have
 * arrived: the database then works while the server reads the others.
 */
export function createTurnWriter({
  db,
  log,
  writers = 1,
}: {
  db: Database;
  log: FastifyBaseLogger;
  /** Number of statements at a time. PGlite runs one, so a second would only make both smaller. */
  writers?: number;
}): TurnWriter {
  let waiting: Waiting[] = [];
  let writing = 0;
  let isComing = false;
  const enough = writers === 1 ? BATCH_MAX : ENOUGH;

  /** Takes at most one turn of each conversation, because a second one cannot know the first. */
  function takeBatch(): Waiting[] {
    const batch = new Map<string, Waiting>();
    const left: Waiting[] = [];
    for (const one of waiting) {
      const { conversationId } = one.turn;
      if (batch.size < BATCH_MAX && !batch.has(conversationId)) {
        batch.set(conversationId, one);
      } else {
        left.push(one);
      }
    }
    waiting = left;
    // The order is fixed, so that two processes with the same conversations do not lock each other
    // out.
    return [...batch.values()].sort((one, other) =>
      one.turn.conversationId < other.turn.conversationId ? -1 : 1,
    );
  }

  async function write(batch: readonly Waiting[]): Promise<void> {
    writing += 1;
    const stored = await storeTurns(
      db,
      batch.map(({ turn }) => turn),
    ).catch((error: unknown) => {
      // One of the turns may be the cause, so each is now stored alone by its session.
      log.error({ err: error, turns: batch.length }, "turns could not be stored together");
      return new Set<string>();
    });
    writing -= 1;
    for (const { turn, resolve } of batch) {
      resolve(stored.has(turn.conversationId));
    }
    writeSoon();
  }

  function writeNow(): void {
    while (waiting.length > 0 && writing < writers) {
      void write(takeBatch());
    }
  }

  /** Collects the answers that arrive meanwhile, unless there are enough for a statement. */
  function writeSoon(): void {
    if (waiting.length >= enough) {
      writeNow();
    } else if (waiting.length > 0 && !isComing) {
      isComing = true;
      setImmediate(() => {
        isComing = false;
        writeNow();
      });
    }
  }

  return {
    store(turn) {
      return new Promise((resolve) => {
        waiting.push({ turn, resolve });
        writeSoon();
      });
    },
  };
}
