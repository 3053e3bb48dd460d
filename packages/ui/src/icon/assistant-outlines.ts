/** Outlines of lucide (ISC licence) that only the open assistant shows. */
export const SEND = "M12 19V5M5 12l7-7 7 7";
export const RESTART = "M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5";
export const FILE =
  "M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7zM14 2v4a2 2 0 0 0 2 2h4M16 13H8M16 17H8M10 9H8";
export const UPLOAD = "M12 3v12M17 8l-5-5-5 5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4";
export const CLOCK = "M12 6v6l4 2M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20";
export const ALERT = "M12 8v4M12 16h.01M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20";
export const NOTES = "M8 6h13M8 12h13M8 18h13M3 6h.01M3 12h.01M3 18h.01";
