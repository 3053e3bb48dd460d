/** Texts of a package's files with their replacements, by the end of a file's path. */
export type Parts = Readonly<Record<string, readonly (readonly [part: string, value: string])[]>>;

/**
 * Replaces the parts of one file and removes its path from `left`. Throws if the file lacks one of
 * the parts, as after a release that moved it.
 */
export function replaceParts(
  code: string,
  id: string,
  { parts, left }: { parts: Parts; left: Set<string> },
): string {
  const path = Object.keys(parts).find((end) => id.endsWith(end)) ?? "";
  left.delete(path);
  return (parts[path] ?? []).reduce((text, [part, value]) => {
    if (!text.includes(part)) {
      throw new Error(`No «${part}» in this release of ${path}.`);
    }
    return text.replaceAll(part, value);
  }, code);
}
