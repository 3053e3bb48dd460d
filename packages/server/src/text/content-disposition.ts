import { dropAccents } from "@volpe/contract";

/**
 * The header that makes a browser save or show a file under this name (RFC 6266): a plain form,
 * and the true name in UTF-8 (RFC 8187) if the two differ.
 */
export function toContentDisposition(name: string, how: "attachment" | "inline"): string {
  // The signs of a path are replaced last: dropping the accents turns a full-width sign into one.
  const plain = dropAccents(name)
    .replaceAll(/[^\x20-\x7e]|["\\%/:<>|?*]/g, "_")
    .replace(/^[ .]+/, "_");
  const header = `${how}; filename="${plain}"`;
  if (plain === name) {
    return header;
  }
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${header}; filename*=UTF-8''${encoded}`;
}
