import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { PALETTE } from "@volpe/contract";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { DAY, SVG_POLICY } from "./static-files.ts";

const ICONS = fileURLToPath(new URL("../../node_modules/simple-icons/icons/", import.meta.url));

/** Makes whose name differs in simple-icons (CC0). */
const FILE_NAMES: Readonly<Record<string, string>> = { ds: "dsautomobiles" };

/**
 * Only vehicle makes are looked up. The suppliers on this site are invented, and a logo of the same
 * name would belong to another company.
 */
const MAKES = new Set(
  (
    "audi bmw citroen dacia ds fiat ford honda hyundai iveco jeep kia mazda mg mini nissan opel " +
    "peugeot polestar porsche renault seat skoda smart subaru suzuki tesla toyota volkswagen volvo"
  ).split(" "),
);

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** `/marks/{slug}.svg`: the logo of a make in the ink of the page, or initials if it has none. */
export function registerLogos(app: FastifyInstance): void {
  const logos = new LRUCache<string, string>({ max: MAKES.size, fetchMethod: readLogo });
  app.get<{ Params: { slug: string } }>("/marks/:slug.svg", async (request, reply) => {
    const { slug } = request.params;
    if (slug.length > 60 || !SLUG.test(slug)) {
      return reply.callNotFound();
    }
    const logo = MAKES.has(slug) ? await logos.forceFetch(slug) : toInitialsLogo(slug);
    return reply
      .headers({
        "content-type": "image/svg+xml",
        "cache-control": DAY,
        "content-security-policy": SVG_POLICY,
        "x-content-type-options": "nosniff",
      })
      .send(logo);
  });
}

async function readLogo(slug: string): Promise<string> {
  const svg = await readFile(`${ICONS}${FILE_NAMES[slug] ?? slug}.svg`, "utf8");
  const [, outline = ""] = /<path d="([^"]+)"/.exec(svg) ?? [];
  return toSvg(24, `<path d="${outline}"/>`);
}

/** `mercedes-benz` → «MB» in a ring. */
function toInitialsLogo(slug: string): string {
  const initials = slug
    .split("-")
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");
  return toSvg(
    48,
    `<path fill-rule="evenodd" d="M24 1a23 23 0 1 1 0 46 23 23 0 0 1 0-46Zm0 3a20 20 0 1 0 0 40 20 20 0 0 0 0-40Z"/><text x="24" y="31" text-anchor="middle" font-family="Inter, system-ui, sans-serif" font-size="${initials.length > 1 ? 18 : 22}" font-weight="700">${initials}</text>`,
  );
}

/** Writes a drawing that is dark on a light page and light on a dark one. */
function toSvg(field: number, drawing: string): string {
  const [ink, light] = PALETTE.text;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 ${field} ${field}"><style>svg{fill:${ink}}@media (prefers-color-scheme:dark){svg{fill:${light}}}</style>${drawing}</svg>`;
}
