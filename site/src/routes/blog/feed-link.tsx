import { BRAND } from "@volpe/contract";
import { FEED_PATH } from "../../page/feed-path.ts";

/** Tells feed readers where the feed is; React hoists it into the head. */
export function FeedLink() {
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={`Il blog di ${BRAND.name}`}
      href={FEED_PATH}
    />
  );
}
