import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { writeWhole } from "./keep-builds.ts";
import { SPARE, sendToAnyOrigin, YEAR } from "./static-files.ts";

/** `x.y.z-` and 16 hexadecimal digits of the content, as the build of the widgets names it. */
const RELEASE_NAME = /^\d+\.\d+\.\d+-[0-9a-f]{16}$/;

/**
 * Copies the built releases and chunks to a folder that no build empties. Existing files are not
 * changed. Throws if an address would get other bytes than it has.
 */
export async function keepReleases({
  built,
  folder,
}: {
  built: string;
  folder: string;
}): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = existsSync(built) ? await readdir(built, { recursive: true }) : [];
  const files = names.flatMap((name) => {
    const [, address] = /^(?:releases\/)?((?:chunks|\d[^/]*)\/[^/]+)$/.exec(name) ?? [];
    return address === undefined ? [] : [{ from: resolve(built, name), address }];
  });
  for (const { from, address } of files) {
    await keepFile(from, resolve(folder, address));
  }
}

async function keepFile(from: string, to: string): Promise<void> {
  if (!existsSync(to)) {
    await writeWhole(to, (part) => copyFile(from, part));
  }
  // The same content may be compressed differently by another version of the library.
  if (/\.js(?:on)?$/.test(to) && !(await readFile(to)).equals(await readFile(from))) {
    throw new Error(`${to} was published with other content than ${from}.`);
  }
}

type ReleaseFile = { Params: { release: string; file: string } };

/** Serves the stored releases below `/embed/` to pages of any origin. Their files never change. */
export async function registerReleases(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: folder,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      ...SPARE,
      // Browsers do not revalidate files that never change.
      etag: false,
      setHeaders: (reply, path) => {
        sendToAnyOrigin(reply, YEAR);
        // Chunks are only imported, and an import uses CORS, to which the policy does not apply.
        if (path.includes("/chunks/")) {
          reply.removeHeader("cross-origin-resource-policy");
        }
      },
    });
    const names = `${RELEASE_NAME.source.slice(0, -1)}|chunks$`;
    scope.get<ReleaseFile>(`/embed/:release(${names})/:file`, ({ params }, reply) =>
      reply.sendFile(`${params.release}/${params.file}`),
    );
  });
}
