import type { KnownNames } from "./supplier.ts";

/**
 * Italian operators of fixed lines, each with its name and a pattern for what people call it in
 * plain text.
 */
export const KNOWN_OPERATORS: KnownNames = [
  ["TIM", /\btim\b|telecom( italia)?/],
  ["Vodafone", /\bvodafone?\b|\bvodaphone\b/],
  [
    "WindTre",
    /\b[wvu]ind ?(?:tre|3)?\b|^(?:la )?(?:tre|3)(?: italia)?$|\b[wv]in(?:t|d)re\b|\bw3\b|\binfostrada\b/,
  ],
  ["Fastweb", /\bfast ?(?:we+b+|u?e+b+|uebb?)\b/],
  ["iliad", /\bill?iad\b/],
  ["Sky Wifi", /\bsk(?:y|ai)( wi-?fi)?\b/],
  ["Tiscali", /\btiscali\b/],
  ["EOLO", /\be+olo\b/],
  ["PosteMobile", /\bposte ?mobile\b|\bposte\b/],
  ["Dimensione", /\bdimensione\b/],
  ["Pianeta Fibra", /\bpianeta ?fibra\b/],
  ["Virgin Fibra", /\bvirgin( fibra)?\b/],
  ["Aruba", /\baruba\b/],
  ["Enel Fibra", /\benel( fibra)?\b/],
  ["Plenitude", /\bplenitude\b/],
  ["Linkem", /\blinkem\b/],
  ["CoopVoce", /\bcoop ?voce\b/],
  ["Optima", /\boptima\b/],
  ["Convergenze", /\bconvergenze\b/],
  ["Planetel", /\bplanetel\b/],
  ["Starlink", /\bstar ?link\b/],
  ["Kena", /\bkena( mobile)?\b/],
  ["ho. Mobile", /\bho\.? mobile\b/],
];
