/** Pixels of a link's picture (1.91 : 1, as social networks require). */
export const SOCIAL_PICTURE = { width: 1200, height: 630 } as const;
