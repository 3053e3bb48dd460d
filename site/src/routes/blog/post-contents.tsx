import type { ContentBlock } from "@volpe/contract";

/** With fewer headings a page is seen at a glance. */
const MIN_HEADINGS = 4;

/** The way through a long text: its headings as links, folded until they are wanted. */
export function PostContents({ blocks }: { blocks: readonly ContentBlock[] }) {
  const headings = blocks.flatMap((block) =>
    block.kind === "heading" && block.level === 2 ? [block] : [],
  );
  if (headings.length < MIN_HEADINGS) return null;
  return (
    <nav aria-label="In questo articolo">
      <details className="article__contents">
        <summary>In questo articolo</summary>
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
