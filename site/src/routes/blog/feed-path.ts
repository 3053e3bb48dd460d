/** Where feed readers find the posts. */
export const FEED_PATH = "/blog/feed.xml";
