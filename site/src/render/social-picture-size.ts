/** What the sites that show links ask of a picture, px (ogp.me, 1.91 : 1). */
export const SOCIAL_PICTURE = { width: 1200, height: 630 } as const;
