import type { Socket } from "node:net";
import Type, { type Static } from "typebox";

/** What the caller says first: one line of JSON, and nothing more. Its hanging up is Ctrl-C. */
export const AdminCall = Type.Object({
  args: Type.Array(Type.String()),
  folder: Type.String(),
});
export type AdminCall = Static<typeof AdminCall>;

/** What the server answers, a line each; `exit` is the last. */
export const AdminAnswer = Type.Union([
  Type.Object({ out: Type.String() }),
  Type.Object({ err: Type.String() }),
  Type.Object({ exit: Type.Integer({ minimum: 0, maximum: 255 }) }),
]);
export type AdminAnswer = Static<typeof AdminAnswer>;

export function writeFrame(socket: Socket, frame: AdminCall | AdminAnswer): void {
  socket.write(`${JSON.stringify(frame)}\n`);
}

/** Hears each line as a value, from now on; text that is not JSON is undefined. */
export function onFrame(socket: Socket, handle: (frame: unknown) => void): void {
  let rest = "";
  socket.setEncoding("utf8");
  socket.on("data", (chunk: string) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      handle(parseJson(line));
    }
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) {
      return undefined;
    }
    throw error;
  }
}
