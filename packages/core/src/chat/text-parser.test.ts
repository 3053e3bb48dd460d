import { expect, test } from "vitest";
import { Decoder, Encoder, type Packet, PacketType } from "./text-parser.ts";

function decode(text: unknown): Packet[] {
  const packets: Packet[] = [];
  const decoder = new Decoder();
  decoder.on("decoded", (packet) => packets.push(packet));
  decoder.add(text);
  return packets;
}

// These are the examples of https://socket.io/docs/v4/socket-io-protocol/
test.each<[string, Packet]>([
  ['0{"token":"123"}', { type: PacketType.CONNECT, nsp: "/", data: { token: "123" } }],
  ['0/admin,{"sid":"a"}', { type: PacketType.CONNECT, nsp: "/admin", data: { sid: "a" } }],
  ["1/admin,", { type: PacketType.DISCONNECT, nsp: "/admin" }],
  ["1", { type: PacketType.DISCONNECT, nsp: "/" }],
  ['2["hello",1]', { type: PacketType.EVENT, nsp: "/", data: ["hello", 1] }],
  ['212["a\\n/b,"]', { type: PacketType.EVENT, nsp: "/", id: 12, data: ["a\n/b,"] }],
  ['2/x,456["p"]', { type: PacketType.EVENT, nsp: "/x", id: 456, data: ["p"] }],
  ["30[]", { type: PacketType.ACK, nsp: "/", id: 0, data: [] }],
  ['4{"message":"no"}', { type: PacketType.CONNECT_ERROR, nsp: "/", data: { message: "no" } }],
])("writes and reads the packet %s", (text, packet) => {
  expect(new Encoder().encode(packet)).toEqual([text]);
  expect(decode(text)).toEqual([packet]);
});

test.each(["", "7", "x", '2{"a":1}', "2[", '51-["a",{"_placeholder":true,"num":0}]', "0[]", "1[]"])(
  "refuses %j because it is no packet of text",
  (text) => {
    expect(() => decode(text)).toThrow();
  },
);
