import { defineConfig } from "@playwright/test";
import config from "./playwright.config.ts";

/** Journeys through several processes of the host, on Postgres and Redis. */
const { globalSetup: _, ...rest } = config;
export default defineConfig({ ...rest, testMatch: "*.scale.ts", workers: 1 });
