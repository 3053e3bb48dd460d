import fastifyPlugin from "fastify-plugin";

type Options = {
  /** Longest time for the body of a request without files, ms. */
  plainMs: number;
  /**
   * A route with a higher byte limit accepts files, which a slow connection may send for minutes.
   */
  uploadsAboveBytes: number;
};

/**
 * Closes the connection of a request whose body does not end in time. Otherwise a few bytes now and
 * then would keep it open as long as the slowest upload may take.
 */
export const bodyDeadline = fastifyPlugin(
  async (app, { plainMs, uploadsAboveBytes }: Options) => {
    app.addHook("onRequest", async ({ raw, routeOptions, headers }) => {
      const { bodyLimit = 0, schema } = routeOptions;
      const takesFiles =
        bodyLimit > uploadsAboveBytes || schema?.consumes?.includes("multipart/form-data");
      const hasBody = "content-length" in headers || "transfer-encoding" in headers;
      if (hasBody && !takesFiles) {
        const timer = setTimeout(() => raw.destroy(), plainMs);
        raw.once("end", () => clearTimeout(timer)).once("close", () => clearTimeout(timer));
      }
    });
  },
  { name: "body-deadline" },
);
