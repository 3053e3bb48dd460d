export const MINUTE_MS = 60_000;
export const HOUR_SECONDS = 3600;
export const HOUR_MS = 3_600_000;
export const DAY_SECONDS = 86_400;
export const DAY_MS = 86_400_000;
