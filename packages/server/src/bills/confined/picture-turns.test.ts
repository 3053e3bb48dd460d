import { expect, test } from "vitest";
import { listTurns } from "./picture-turns.ts";

/** The mark that Tesseract looks for in the first bytes of a file. */
function findMark(picture: Buffer): number {
  const start = picture.indexOf(Buffer.from([1, 0x12, 0, 3, 0, 0, 0, 1, 0]));
  return start < 0 || start > 400 ? 1 : (picture[start + 9] ?? 0);
}

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xdb, 0, 2, 0xff, 0xd9]);

test.each([
  ["a JPEG", JPEG],
  ["a PNG", Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.alloc(40)])],
  ["a PNM file", Buffer.from("P5\n2 2\n255\nabcd")],
])("marks %s with each quarter of a turn", (_, picture) => {
  expect(listTurns(picture).map(findMark)).toEqual([1, 6, 8, 3]);
});

test("turns a photograph upright whatever the byte order of its mark", () => {
  const tiff = Buffer.from([
    ...Buffer.from("II*\0\x08\0\0\0", "latin1"),
    ...[1, 0],
    ...[0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0],
    ...[0, 0, 0, 0],
  ]);
  const body = Buffer.concat([Buffer.from("Exif\0\0"), tiff]);
  const photograph = Buffer.concat([
    JPEG.subarray(0, 2),
    Buffer.from([0xff, 0xe1, 0, body.length + 2]),
    body,
    JPEG.subarray(2),
  ]);
  expect(listTurns(photograph).map(findMark)).toEqual([6, 3, 1, 8]);
});
