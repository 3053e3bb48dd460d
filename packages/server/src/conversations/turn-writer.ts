import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../db/database.ts";
import { storeTurns, type Turn } from "./conversation-repository.ts";

/** More would delay the first of them. */
const BATCH_MAX = 64;
/**
 * So many are sent at once, so that the database works on them while further answers are read. PGlite
 * works in this thread.
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
 * Stores the turns that arrive while all statements run with the next one: a commit then serves many
 * answers, and nobody waits for the sake of company. Without the early statements, all answers of a
 * busy moment would be read first and then wait together for one commit, during which nothing is
 * read.
 */
export function createTurnWriter({
  db,
  log,
  writers = 1,
}: {
  db: Database;
  log: FastifyBaseLogger;
  /** Statements at a time. PGlite runs one, so a second would only make both smaller. */
  writers?: number;
}): TurnWriter {
  let waiting: Waiting[] = [];
  let writing = 0;
  let isComing = false;
  const enough = writers === 1 ? BATCH_MAX : ENOUGH;

  /** One turn of each conversation, because a second one cannot know the first. */
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
    // Two processes that change the same conversations lock them in one order.
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
      // One of them may be the cause, so each is now stored alone by its session.
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
