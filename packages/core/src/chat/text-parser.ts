import { isRecord } from "@volpe/contract";
import { toJson } from "./to-json.ts";

/* A parser for socket.io-client. The library's own parser also handles binary data and calls
   `toJSON` of lists. https://socket.io/docs/v4/socket-io-protocol/ */

export const PacketType = {
  CONNECT: 0,
  DISCONNECT: 1,
  EVENT: 2,
  ACK: 3,
  CONNECT_ERROR: 4,
} as const;

export type Packet = { type: number; nsp: string; id?: number; data?: unknown };

/** Checks of the data, by the packet's type. */
const CHECKS = [isRecord, isAbsent, Array.isArray, Array.isArray, isRecord];

/** Type, namespace, number of the acknowledgement, data. */
const PACKET = /^([0-4])(?:(\/[^,]*),)?(\d*)(.*)$/s;

export class Encoder {
  encode({ type, nsp, id, data }: Packet): string[] {
    const room = nsp === "/" ? "" : `${nsp},`;
    return [`${type}${room}${id ?? ""}${data === undefined ? "" : toJson(data)}`];
  }
}

export class Decoder {
  #listener: ((packet: Packet) => void) | undefined;

  on(_event: "decoded", listener: (packet: Packet) => void): void {
    this.#listener = listener;
  }

  off(): void {
    this.#listener = undefined;
  }

  /** Throws for anything but a packet of text; socket.io-client then closes the connection. */
  add(text: unknown): void {
    const [, type, nsp = "/", id = "", json = ""] = PACKET.exec(String(text)) ?? [];
    const data: unknown = json === "" ? undefined : JSON.parse(json);
    if (type === undefined || CHECKS[Number(type)]?.(data) !== true) {
      throw new Error("This is no packet of text.");
    }
    this.#listener?.({
      type: Number(type),
      nsp,
      ...(id === "" ? {} : { id: Number(id) }),
      ...(data === undefined ? {} : { data }),
    });
  }

  destroy(): void {
    // A text packet always arrives in one part.
  }
}

function isAbsent(value: unknown): boolean {
  return value === undefined;
}
