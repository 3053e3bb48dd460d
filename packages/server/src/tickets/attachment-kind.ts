const KINDS: readonly { mediaType: string; start: readonly number[] }[] = [
  // ISO 32000-1 §7.5.2, RFC 2083 §3.1, ISO 10918-1 annex B.
  { mediaType: "application/pdf", start: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { mediaType: "image/png", start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { mediaType: "image/jpeg", start: [0xff, 0xd8, 0xff] },
];

/** Bytes that are needed to know a file. */
export const KIND_BYTES = 8;

/** The media type of a file that begins so; null = none that is accepted. What was declared is no proof. */
export function findMediaType(head: Uint8Array): string | null {
  const kind = KINDS.find(({ start }) => start.every((byte, index) => head[index] === byte));
  return kind?.mediaType ?? null;
}
