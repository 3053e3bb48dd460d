import type { AttachmentType } from "@volpe/contract";

const NAME_MAX = 120;

/**
 * The stored and shown name of a file: its last part, without characters of a path, a header or a
 * terminal command, and with the extension of its content.
 */
export function toAttachmentName(given: string, mediaType: AttachmentType): string {
  const [endings, plain] = ENDINGS[mediaType];
  const clean = toVisible(toLastPart(given))
    // Characters that file systems forbid.
    .replaceAll('"', "'")
    .replaceAll(/[<>:|?*]/g, " ")
    .replaceAll(/\s+/g, " ")
    .replace(/^[.\s]+/, "")
    .trim();
  const stem = clean.replace(/\.[a-z0-9]{1,5}$/i, "");
  const ending = endings.exec(clean)?.[0] ?? plain;
  const short = [...(stem === "" ? "allegato" : stem)].slice(0, NAME_MAX - ending.length).join("");
  return `${short.trim()}${ending}`;
}

const ENDINGS: Readonly<Record<AttachmentType, readonly [RegExp, string]>> = {
  "application/pdf": [/\.pdf$/i, ".pdf"],
  "image/png": [/\.png$/i, ".png"],
  "image/jpeg": [/\.jpe?g$/i, ".jpg"],
};

/** The name in an error message: as typed, without invisible characters. */
export function toShownName(given: string): string {
  return [...toVisible(toLastPart(given))].slice(0, NAME_MAX).join("").trim();
}

function toLastPart(given: string): string {
  return decodeFormName(given).split(/[/\\]/).at(-1) ?? "";
}

/** Reverts the escapes of a browser in a form's names (HTML standard, «Multipart form data»). */
function decodeFormName(given: string): string {
  return given.replaceAll(/%(?:22|0D|0A)/gi, decodeURIComponent);
}

// Replaces control and format characters: a right-to-left override shows `fdp.exe` as `exe.pdf`.
function toVisible(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, " ")
    .replaceAll(/\s+/g, " ");
}
