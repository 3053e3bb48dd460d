/**
 * The oldest browsers that the scripts and styles are built for, as names of build targets.
 * Decision 533 says how they are chosen.
 */
export const OLDEST_BROWSERS = {
  site: ["chrome120", "edge120", "firefox121", "safari17", "ios17"],
  // Edge and iOS use the same engines. Naming them would add 180 bytes.
  widgets: ["chrome123", "firefox128", "safari17.5"],
} as const;
