import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { createServer, readProcessConfig, toStartupMessage } from "@volpe/server";
