import { crc32 } from "node:zlib";

/**
 * EXIF's values for an upright picture, and for one that must be rotated by 90, 180 or 270 degrees.
 */
const QUARTERS = [1, 6, 3, 8];
/** The rotations, in quarters, in the order of how often a picture needs them. */
const ORDER = [0, 1, 3, 2];
const ORIENTATION_TAG = 0x0112;

/**
 * The upright picture, then rotated by each quarter. Tesseract rotates by the EXIF mark of a file,
 * but reads only marks in the byte order of some phones, so this function writes a mark that it
 * reads.
 */
export function listTurns(picture: Buffer): Buffer[] {
  const held = findOrientation(picture);
  const from = Math.max(0, QUARTERS.indexOf(held));
  return ORDER.map((quarter) => mark(picture, QUARTERS[(from + quarter) % QUARTERS.length] ?? 1));
}

/** The orientation in a JPEG's EXIF data; 1 if there is none. */
function findOrientation(picture: Buffer): number {
  const at = picture.subarray(0, 65_536).indexOf("Exif\0\0");
  if (!isJpeg(picture) || at < 0) {
    return 1;
  }
  const tiff = picture.subarray(at + 6);
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const read16 = (from: number) => {
    const inside = from >= 0 && from + 2 <= tiff.length;
    return !inside ? 0 : isLittle ? tiff.readUInt16LE(from) : tiff.readUInt16BE(from);
  };
  const first = isLittle ? read16(4) : read16(6);
  const count = Math.min(read16(first), 100);
  for (let entry = 0; entry < count; entry += 1) {
    const place = first + 2 + entry * 12;
    if (read16(place) === ORIENTATION_TAG) {
      return read16(place + 8);
    }
  }
  return 1;
}

function isJpeg(picture: Buffer): boolean {
  return picture[0] === 0xff && picture[1] === 0xd8;
}

/** A TIFF directory with one entry, the orientation. */
function toTiff(orientation: number): Buffer {
  return Buffer.from([
    ...Buffer.from("MM\0*\0\0\0\x08", "latin1"),
    ...[0, 1],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  ]);
}

function mark(picture: Buffer, orientation: number): Buffer {
  const tiff = toTiff(orientation);
  if (isJpeg(picture)) {
    const body = Buffer.concat([Buffer.from("Exif\0\0"), tiff]);
    const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, body.length + 2]);
    return Buffer.concat([head, body, picture.subarray(2)]);
  }
  const isPng = picture.subarray(1, 4).toString("latin1") === "PNG";
  if (isPng) {
    const chunk = Buffer.concat([Buffer.from("eXIf"), tiff]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(tiff.length, 0);
    ends.writeUInt32BE(crc32(chunk), 4);
    const afterHead = 33;
    return Buffer.concat([
      picture.subarray(0, afterHead),
      ends.subarray(0, 4),
      chunk,
      ends.subarray(4),
      picture.subarray(afterHead),
    ]);
  }
  // A PNM file has room for a comment after its first line.
  return Buffer.concat([
    picture.subarray(0, 3),
    Buffer.from("#"),
    tiff.subarray(10),
    Buffer.from("\n"),
    picture.subarray(3),
  ]);
}
