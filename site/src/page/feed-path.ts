/** The address of the RSS feed of the posts. */
export const FEED_PATH = "/blog/feed.xml";
