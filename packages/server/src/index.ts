export type { Mount } from "./app.ts";
export { listDemonstration } from "./catalogue/list/list-demonstration.ts";
export { type Config, readConfig, readProcessConfig } from "./process/config.ts";
export { isLoopback } from "./process/is-loopback.ts";
export { createLog } from "./process/log.ts";
export { createServer, type ServerOptions, type VolpeServer } from "./server.ts";
export type { Services } from "./services.ts";
export { toStartupMessage } from "./startup-message.ts";
export { type Clock, systemClock } from "./time/clock.ts";
