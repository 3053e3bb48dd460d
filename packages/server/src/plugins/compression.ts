import { constants } from "node:zlib";
import fastifyCompress from "@fastify/compress";
import fastifyPlugin from "fastify-plugin";

/**
 * For what is made at each request, the API's answers and the pages: Brotli's own default (11) takes
 * tens of milliseconds for a page, 4 takes one and packs better than gzip. A file that lies packed
 * on the disk says so and is left alone. Bodies are taken as they come: one that unpacks to
 * gigabytes is nothing anybody sends us.
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
