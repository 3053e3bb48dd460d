import { constants } from "node:zlib";
import fastifyCompress from "@fastify/compress";
import fastifyPlugin from "fastify-plugin";

/**
 * Compresses API answers and pages, which are made at each request. Brotli's default level (11)
 * takes tens of milliseconds for a page. Level 5 takes less than one millisecond and makes answers
 * 5 % smaller than level 4. Precompressed files are not touched. Request bodies are not
 * decompressed, because a small body could become gigabytes.
 */
export const compression = fastifyPlugin(
  async (app) => {
    await app.register(fastifyCompress, {
      threshold: 1024,
      encodings: ["br", "gzip"],
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
      globalDecompression: false,
    });
  },
  { name: "compression" },
);
