import type { Socket } from "socket.io";
import { createAccountFinder } from "../accounts/sessions/signed-in.ts";
import { AppError } from "../errors.ts";
import { toAppError } from "../process/to-app-error.ts";
import type { Services } from "../services.ts";
import { readVisit } from "../tracking/read-tracking.ts";
import { type Acknowledge, refuseEvent, toAcknowledge } from "./acknowledgement.ts";
import { parseAnswer, parseHandshake, parseResume, parseRewind } from "./chat-payload.ts";
import { createChatSender, toLine, toRoom } from "./chat-sender.ts";
import { replayConversation, resumeConversation, startConversation } from "./conversations.ts";
import type { ChatLimits } from "./message-rate.ts";
import type { Standing } from "./read-answer.ts";
import { rewindConversation } from "./rewind-conversation.ts";
import { takeAnswer } from "./take-answer.ts";

/** A client that announced a `resume` but did not send it is greeted after this time. */
const RESUME_TIMEOUT_MS = 15_000;
/** A client sends one answer at a time, so more waiting messages count as a flood. */
const WAITING_MAX = 20;

type ChatSessionOptions = {
  socket: Socket;
  services: Services;
  limits: ChatLimits;
  visitorAddress: string;
};

/**
 * Handles one socket of a conversation: validates a message, processes it, acknowledges it, then
 * emits the replies.
 */
export function createChatSession(options: ChatSessionOptions): { open(): void } {
  const { socket, services, limits, visitorAddress } = options;
  const { tracking, resuming, opening, token, ...place } = parseHandshake(socket.handshake.auth);
  const findAccount = createAccountFinder(services, token);
  const bound = Promise.withResolvers<void>();
  bound.promise.catch(() => undefined);
  let conversationId: string | null = null;
  /** The conversation after this socket's last answer; null = not known. */
  let standing: Standing | null = null;
  let beginning = false;
  let tasks = Promise.resolve();
  let waiting = 0;

  const { emit, replay, say } = createChatSender(socket, services.config);

  function bind(id: string) {
    if (conversationId !== null && conversationId !== id) {
      void socket.leave(toRoom(conversationId));
    }
    conversationId = id;
    standing = null;
    void socket.join(toRoom(id));
    bound.resolve();
  }

  /** A `resume` may have moved the socket to another conversation meanwhile. */
  function keep(id: string, left: Standing) {
    if (conversationId === id) {
      standing = left;
    }
  }

  async function begin() {
    if (conversationId !== null || beginning) {
      return;
    }
    beginning = true;
    if (!limits.conversations.take(visitorAddress)) {
      emit(toLine(TOO_MANY));
      bound.reject(new AppError("too-many-requests"));
      return;
    }
    const { headers } = socket.handshake;
    try {
      const started = await startConversation(services, {
        socketId: socket.id,
        tracking,
        visit: {
          ...readVisit(headers),
          ...place,
          page: toWholePage(place.page, headers.origin, services.config.publicUrl),
        },
        opening,
        accountId: await findAccount(),
      });
      bind(started.conversation.conversation);
      standing = started.standing;
      socket.emit("conversation", JSON.stringify(started.conversation));
      emit(...started.messages);
    } catch (error) {
      services.log.error({ err: error }, "a conversation could not begin");
      bound.reject(new AppError("unavailable"));
      // The transport is closed instead of the socket, so that the client reconnects by itself.
      socket.conn.close();
    }
  }

  async function message(payload: unknown, acknowledge: Acknowledge) {
    const answer = parseAnswer(payload);
    if (answer === null) {
      throw new AppError("bad-request");
    }
    const id = getConversation();
    const given = { conversationId: id, answer, visitorAddress, findAccount, standing };
    standing = null;
    const taken = await takeAnswer(services, given);
    acknowledge({ ok: true });
    if (taken.status === "repeated") {
      replay(await replayConversation(services, { conversationId: id, after: answer.id }));
      return;
    }
    keep(id, taken.standing);
    say(id, taken);
  }

  async function rewind(payload: unknown, acknowledge: Acknowledge) {
    const wanted = parseRewind(payload);
    if (wanted === null) {
      throw new AppError("bad-request");
    }
    const id = getConversation();
    const given = { conversationId: id, rewind: wanted, standing };
    standing = null;
    const rewound = await rewindConversation(services, given);
    acknowledge({ ok: true });
    if (rewound !== null) {
      const { message: asked } = rewound;
      keep(id, rewound.standing);
      say(id, { said: null, replies: [asked], pdfOf: null });
    }
  }

  async function resume(payload: unknown, acknowledge: Acknowledge) {
    const wanted = parseResume(payload);
    const found =
      wanted === null
        ? null
        : await resumeConversation(services, {
            ...wanted,
            socketId: socket.id,
            opening,
            onProved: () => bind(wanted.conversation),
          });
    if (found === null) {
      acknowledge(
        refuseEvent(new AppError(wanted === null ? "bad-request" : "conversation-unknown")),
      );
      await begin();
      return;
    }
    acknowledge({ ok: true });
    replay(found);
  }

  function getConversation(): string {
    if (conversationId === null) {
      throw new AppError("conversation-unknown");
    }
    return conversationId;
  }

  const traced = (event: string, work: typeof message): typeof message => {
    return (...given) => services.traces.run(`chat ${event}`, () => work(...given));
  };

  /** Always answers the client. Details of a fault are not sent. */
  async function handle(
    work: (payload: unknown, acknowledge: Acknowledge) => Promise<void>,
    args: readonly unknown[],
  ) {
    const acknowledge = toAcknowledge(args);
    try {
      if (!limits.bySocket.take(socket.id) || !limits.byAddress.take(visitorAddress)) {
        throw new AppError("too-many-requests");
      }
      await work(args[0], acknowledge);
    } catch (error) {
      if (!(error instanceof AppError)) {
        services.log.error({ err: error }, "a chat event failed");
      }
      acknowledge(refuseEvent(toAppError(error)));
    }
  }

  /** Handles the messages one by one, once their conversation is known. */
  function queue(work: typeof message, args: readonly unknown[]) {
    if (waiting >= WAITING_MAX) {
      toAcknowledge(args)(refuseEvent(new AppError("too-many-requests")));
      return;
    }
    waiting += 1;
    tasks = tasks
      .then(() =>
        handle(async (...given) => {
          await bound.promise;
          await work(...given);
        }, args),
      )
      .finally(() => {
        waiting -= 1;
      });
  }

  return {
    open() {
      socket.on("message", (...args) => queue(traced("message", message), args));
      socket.on("rewind", (...args) => queue(traced("rewind", rewind), args));
      socket.on("resume", (...args) => void handle(traced("resume", resume), args));
      if (resuming) {
        const timer = setTimeout(() => void begin(), RESUME_TIMEOUT_MS);
        timer.unref();
        socket.once("disconnect", () => clearTimeout(timer));
      } else {
        void begin();
      }
    },
  };
}

const TOO_MANY =
  "Dalla tua rete sono arrivate molte conversazioni in poco tempo. Aspetta qualche minuto e riprova.";

/** The path of the page of a conversation. The page of another site also has its host. */
function toWholePage(path: string, origin: string | undefined, publicUrl: string): string {
  const url = URL.parse(origin ?? "");
  return path === "" || url === null || url.origin === publicUrl ? path : url.host + path;
}
