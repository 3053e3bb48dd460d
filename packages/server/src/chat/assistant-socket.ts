import type { ChatMessage } from "@volpe/contract";
import type { Server, Socket } from "socket.io";
import { AppError } from "../errors.ts";
import { createAddressReader } from "../process/visitor-address.ts";
import type { Services } from "../services.ts";
import { refuse, toAcknowledge } from "./acknowledgement.ts";
import { parseHandshake, parseResume } from "./chat-payload.ts";
import { toLine } from "./chat-sender.ts";
import { createChatSession } from "./chat-session.ts";
import { type ChatLimits, createChatLimits } from "./message-rate.ts";

type AssistantOptions = { limits?: ChatLimits };

/**
 * The assistant on Socket.IO. Every connection belongs to one conversation: a new one or, after
 * `resume`, an earlier one. The sockets of a conversation share a room across all processes.
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
 * Opens the session of a socket, unless its page's origin is off: then the assistant says one line,
 * and opens the session when the origin is on again. The connection stays, because a browser writes
 * each refused one into the console of the page. An open session refuses every event meanwhile.
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
      // A refusal would make the client forget the conversation.
      toAcknowledge(args)({ ok: true });
      resumption = args.slice(0, 1);
      // A page that shows the conversation already would lose it to the line.
      if (parseResume(args[0])?.after === null) {
        say();
      }
    } else {
      toAcknowledge(args)(refuse(refusal));
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
  // Until its `resume` is answered, a client shows nothing.
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
