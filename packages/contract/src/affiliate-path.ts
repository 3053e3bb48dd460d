/** The page of an affiliate's links, figures and account. */
export const AFFILIATE_PANEL_PATH = "/affiliate/pannello";
