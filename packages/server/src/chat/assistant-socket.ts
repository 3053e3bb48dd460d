import type { ChatMessage } from "@volpe/contract";
import type { Server, Socket } from "socket.io";
import { AppError } from "../errors.ts";
import { createAddressReader } from "../process/visitor-address.ts";
import type { Services } from "../services.ts";
import { refuseEvent, toAcknowledge } from "./acknowledgement.ts";
import { parseHandshake, parseResume } from "./chat-payload.ts";
import { toLine } from "./chat-sender.ts";
import { createChatSession } from "./chat-session.ts";
import { type ChatLimits, createChatLimits } from "./message-rate.ts";

type AssistantOptions = { limits?: ChatLimits };

/**
 * Attaches the assistant to Socket.IO. Every connection belongs to one conversation: a new one or,
 * after `resume`, an earlier one. The sockets of a conversation share a room across all processes.
 */
export function attachAssistant(
  io: Server,
  services: Services,
  { limits = createChatLimits() }: AssistantOptions = {},
): void {
  const readAddress = createAddressReader(services.config.trustProxy);
  io.on("connection", (socket: Socket) => {
    const visitorAddress = readAddress(socket.request);
    const session = createChatSession({ socket, services, limits, visitorAddress });
    guardOrigin(socket, services, session.open);
  });
}

/**
 * Opens the session of a socket. If its page's origin is off, the assistant only says so in one
 * line, and the session opens once the origin is on again. The connection stays open, because a
 * browser writes each refused connection into the console of the page. An open session refuses
 * every event while its origin is off.
 */
function guardOrigin(
  socket: Socket,
  { origins }: Pick<Services, "origins">,
  open: () => void,
): void {
  const { auth, headers } = socket.handshake;
  const isOff = () => origins.isOff(headers.origin);
  const refusal = new AppError("origin-off");
  const say = () =>
    socket.emit(
      "message",
      JSON.stringify({ ...toLine(refusal.message), refused: refusal.code } satisfies ChatMessage),
    );
  let isOpen = false;
  let resumption: readonly unknown[] = [];

  socket.use(([event, ...args], next) => {
    if (isOpen && !isOff()) {
      next();
    } else if (!isOpen && event === "resume") {
      // If this were refused, the client would forget the conversation.
      toAcknowledge(args)({ ok: true });
      resumption = args.slice(0, 1);
      // The line would replace the conversation on a page that already shows it.
      if (parseResume(args[0])?.after === null) {
        say();
      }
    } else {
      toAcknowledge(args)(refuseEvent(refusal));
    }
  });

  const start = () => {
    isOpen = true;
    open();
    if (resumption.length > 0) {
      for (const listener of socket.listeners("resume")) {
        listener(...resumption);
      }
    }
  };
  if (!isOff()) {
    start();
    return;
  }
  // A client that resumes shows nothing until its `resume` is answered.
  if (!parseHandshake(auth).resuming) {
    say();
  }
  const stop = origins.follow(() => {
    if (!isOff() && !isOpen) {
      start();
      stop();
    }
  });
  socket.once("disconnect", stop);
}
