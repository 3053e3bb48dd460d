import { BRAND } from "@volpe/contract";
import { FEED_PATH } from "../../page/feed-path.ts";
import { HeadTags } from "../../page/head-tags.tsx";

/** Tells feed readers where the feed is. */
export function FeedLink() {
  return (
    <HeadTags>
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`Il blog di ${BRAND.name}`}
        href={FEED_PATH}
      />
    </HeadTags>
  );
}
