import type { ContentBlock } from "@volpe/contract";
import { ContentSpans } from "./content-spans.tsx";
import { ContentTable } from "./content-table.tsx";

/** The body of a post or of an answer. */
export function ContentBody({ blocks }: { blocks: readonly ContentBlock[] }) {
  return (
    <div className="article__body">
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: ContentBlock }) {
  switch (block.kind) {
    case "heading": {
      const Heading = block.level === 2 ? "h2" : "h3";
      return <Heading id={block.id}>{block.text}</Heading>;
    }
    case "paragraph":
      return (
        <p>
          <ContentSpans spans={block.spans} />
        </p>
      );
    case "quote":
      return (
        <blockquote>
          <p>
            <ContentSpans spans={block.spans} />
          </p>
        </blockquote>
      );
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List>
          {block.items.map((spans, index) => (
            <li key={index}>
              <ContentSpans spans={spans} />
            </li>
          ))}
        </List>
      );
    }
    case "table":
      return <ContentTable table={block} />;
  }
}
