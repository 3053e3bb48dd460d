import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Agent } from "node:http";
import { io, type Socket } from "socket.io-client";

/* Connects visitors to a server, `node socket-visitors.ts ORIGIN COUNT NETWORK`, lets each give its
   first answer, prints a line, and disconnects them when its input ends. Their addresses are
   127.0.NETWORK.x. */
const [origin = "", count = "0", network = "0"] = process.argv.slice(2);
/** A server allows fewer connections and conversations of one address than a crowd has. */
const OF_ONE_ADDRESS = 20;
const AT_ONCE = 50;

const sockets: Socket[] = [];
let next = 0;
async function lane(): Promise<void> {
  for (let visitor = next++; visitor < Number(count); visitor = next++) {
    sockets.push(await connectVisitor(visitor));
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, lane));
console.log("connected");
process.stdin.resume();
await once(process.stdin, "end");
for (const socket of sockets) {
  socket.disconnect();
}

/** A visitor who heard the greeting and gave the first answer. */
async function connectVisitor(visitor: number): Promise<Socket> {
  const localAddress = `127.0.${network}.${2 + Math.floor(visitor / OF_ONE_ADDRESS)}`;
  const socket = io(origin, {
    transports: ["websocket"],
    forceNew: true,
    reconnection: false,
    // The types know the browser's option only; in Node it is an agent.
    agent: new Agent({ localAddress }) as never,
  });
  const hear = () => new Promise((resolve) => socket.once("message", resolve));
  const refused = new Promise((_, reject) => socket.once("connect_error", reject));
  await Promise.race([hear(), refused]);
  const replied = hear();
  const answer = { id: randomUUID(), owner: "user", step: 0, messages: ["casa"] };
  const acknowledgement = await socket.emitWithAck("message", JSON.stringify(answer));
  if (!acknowledgement.ok) {
    throw new Error(JSON.stringify(acknowledgement));
  }
  await replied;
  return socket;
}
