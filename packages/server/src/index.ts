export type { Mount } from "./app.ts";
export { type Clock, systemClock } from "./clock.ts";
export { type Config, readConfig, readProcessConfig } from "./config.ts";
export { createLog } from "./log.ts";
export { createServer, type ServerOptions, type VolpeServer } from "./server.ts";
export type { Services } from "./services.ts";
export { toStartupMessage } from "./startup-message.ts";
