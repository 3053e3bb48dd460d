/** Characters that a search engine shows of a title, without the appended name of the site. */
const TITLE_MAX = 57;

/** The first title that fits, or else as much of the name as fits before the ending. */
export function fitTitle(
  titles: readonly string[],
  { name, ending }: { name: string; ending: string },
): string {
  return (
    titles.find(({ length }) => length <= TITLE_MAX) ??
    name.slice(0, TITLE_MAX - ending.length).trimEnd() + ending
  );
}
