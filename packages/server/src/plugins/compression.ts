import { constants } from "node:zlib";
import fastifyCompress from "@fastify/compress";
import fastifyPlugin from "fastify-plugin";

/**
 * Compresses API answers and pages, which are made at each request. Brotli's default level (11)
 * takes tens of milliseconds for a page; level 4 takes one and still compresses better than gzip.
 * Precompressed files are not touched. Request bodies are not decompressed, because a small one
 * could become gigabytes.
 */
export const compression = fastifyPlugin(
  async (app) => {
    await app.register(fastifyCompress, {
      threshold: 1024,
      encodings: ["br", "gzip"],
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
      globalDecompression: false,
    });
  },
  { name: "compression" },
);
