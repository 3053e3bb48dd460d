import type { ChatAnswer, ChatMessage, ChatResume, ChatRewind } from "@volpe/contract";
import { Server, type Socket } from "socket.io";

type Conversation = { id: string; key: string; messages: ChatMessage[]; taken: string[] };

/** For tests: an assistant on a real socket, which asks one question after another. */
export type FakeAssistant = {
  readonly url: string;
  readonly conversations: Conversation[];
  /** The received events in order, as `resume` or `message one`. */
  readonly heard: string[];
  readonly handshakes: unknown[];
  readonly transports: string[];
  /** How answers are treated: `deaf` stores them and never acknowledges. */
  mood: "willing" | "refusing" | "deaf";
  sockets(): Socket[];
  /** Stops like a crashed process; its conversations remain stored. */
  stop(): Promise<void>;
  start(): Promise<void>;
};

export async function startFakeAssistant(): Promise<FakeAssistant> {
  const conversations: Conversation[] = [];
  const heard: string[] = [];
  const handshakes: unknown[] = [];
  const transports: string[] = [];
  let io = new Server();
  let port = 0;
  let asked = 0;

  function begin(socket: Socket) {
    const id = `conversation-${conversations.length + 1}`;
    const conversation = { id, key: `key-of-${id}`, messages: [], taken: [] };
    conversations.push(conversation);
    serve(socket, conversation);
    socket.emit("conversation", JSON.stringify({ conversation: id, key: conversation.key }));
    ask(conversation, 0);
  }

  function say(conversation: Conversation, message: ChatMessage) {
    conversation.messages.push(message);
    io.to(conversation.id).emit("message", JSON.stringify(message));
  }

  function ask(conversation: Conversation, step: number) {
    asked += 1;
    say(conversation, {
      id: `asked-${asked}`,
      owner: "volpe",
      step,
      messages: [`Domanda ${step}`],
      addons: [{ kind: "field", field: "text", name: "n", label: "l" }],
    });
  }

  function serve(socket: Socket, conversation: Conversation) {
    socket.join(conversation.id);
    socket.on("message", (payload: string, acknowledge: (reply: unknown) => void) => {
      const { id, step, messages }: ChatAnswer = JSON.parse(payload);
      heard.push(`message ${messages[0]}`);
      if (assistant.mood === "refusing") {
        acknowledge({ ok: false, errors: [{ code: "invalid-answer", message: "Non ho capito." }] });
        return;
      }
      if (!conversation.taken.includes(id)) {
        conversation.taken.push(id);
        say(conversation, { id, owner: "user", step, messages, addons: [] });
        ask(conversation, step + 1);
      }
      if (assistant.mood === "willing") {
        acknowledge({ ok: true });
      }
    });
    socket.on("rewind", (payload: string, acknowledge: (reply: unknown) => void) => {
      const { step }: ChatRewind = JSON.parse(payload);
      heard.push(`rewind ${step}`);
      conversation.messages = conversation.messages.filter((message) => message.step <= step);
      ask(conversation, step);
      acknowledge({ ok: true });
    });
  }

  function greet(socket: Socket) {
    handshakes.push(socket.handshake.auth);
    transports.push(socket.conn.transport.name);
    if (socket.handshake.auth.resuming !== true) {
      begin(socket);
      return;
    }
    socket.once("resume", (payload: string, acknowledge: (reply: unknown) => void) => {
      const { conversation: id, key, after }: ChatResume = JSON.parse(payload);
      heard.push("resume");
      const known = conversations.find((one) => one.id === id && one.key === key);
      if (known === undefined) {
        // The greeting may arrive before the acknowledgement.
        begin(socket);
        const errors = [{ code: "conversation-unknown", message: "Non la trovo più." }];
        acknowledge({ ok: false, errors });
        return;
      }
      serve(socket, known);
      const from = known.messages.findIndex((message) => message.id === after) + 1;
      for (const message of known.messages.slice(from)) {
        socket.emit("message", JSON.stringify(message));
      }
      acknowledge({ ok: true });
    });
  }

  const assistant: FakeAssistant = {
    get url() {
      return `http://127.0.0.1:${port}`;
    },
    conversations,
    heard,
    handshakes,
    transports,
    mood: "willing",
    sockets: () => [...io.of("/").sockets.values()],
    async stop() {
      await io.close();
    },
    async start() {
      io = new Server({ transports: ["websocket", "polling"] });
      io.on("connection", greet);
      io.listen(port);
      const address: unknown = io.httpServer.address();
      port =
        typeof address === "object" && address !== null && "port" in address
          ? Number(address.port)
          : port;
    },
  };
  await assistant.start();
  return assistant;
}
