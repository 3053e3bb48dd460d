import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { HostProcess } from "../../site/e2e/host-process.ts";
import { ELEMENTS, SCRIPT, toPage } from "./elements.ts";
import { expect, test } from "./fixtures.ts";

const ALL = toPage(ELEMENTS.map(({ markup }) => `<div>${markup()}</div>`).join(""), { head: "" });
const OLD = "0.0.9";

/** The build's own name is the version and the first digits of its release's hash. */
async function readBuild(host: HostProcess): Promise<{ release: string; build: string }> {
  const { release } = await (await fetch(`${host.url}/embed/v1/manifest.json`)).json();
  return { release, build: release.slice(0, -10) };
}

/** Stores an earlier build of other code, as the host does. Returns an element's pinned script. */
async function keepEarlier(host: HostProcess, tag: string, name = OLD): Promise<string> {
  const { release, build } = await readBuild(host);
  const file = `${tag.replace("volpe-", "")}.js`;
  const source = await (await fetch(`${host.url}/embed/${release}/${file}`)).text();
  const body = source
    .replaceAll(build, name)
    .replace(
      "customElements.define(",
      `((name, type) => customElements.define(name, Object.assign(type, { version: "${OLD}" })))(`,
    );
  const address = `${name.split("-")[0]}-0123456789abcdef`;
  const folder = join(host.dataDir, "releases", address);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, file), body);
  const hash = createHash("sha384").update(body).digest("base64");
  return `<script src="%VOLPE_HOST%/embed/${address}/${file}" integrity="sha384-${hash}" crossorigin="anonymous"></script>`;
}

/** The tags of the elements that come from the earlier release. */
const readEarlier = (page: Page) =>
  page.evaluate(
    ([old, ...tags]) =>
      tags.filter((tag) => Reflect.get(Object(customElements.get(tag)), "version") === old),
    [OLD, ...ELEMENTS.map((each) => each.tag)],
  );

test("the loader adds the other elements to a pinned one of an earlier version", async ({
  page,
  partner,
  host,
  watched,
}) => {
  for (const { tag } of ELEMENTS) {
    const earlier = await keepEarlier(host, tag);
    const pinned = earlier.replace("<script", '<script data-tracking="PIN-1"');
    await page.goto(partner.serve(ALL.replace("</head>", `${pinned}${SCRIPT}</head>`)));
    for (const { find } of ELEMENTS) {
      await find(page).first().waitFor();
    }
    expect(await readEarlier(page)).toEqual([tag]);
    expect(await page.evaluate(() => window.volpe?.tracking), tag).toBe("PIN-1");
    expect(watched.warnings.splice(0), tag).toEqual([
      expect.stringMatching(/^Volpe: 0\.0\.9 is on this page before \d+\.\d+\.\d+-[0-9a-f]{6}\.$/),
    ]);
  }
});

test("an element of an earlier version that comes later changes nothing and warns once", async ({
  page,
  partner,
  host,
  watched,
}) => {
  await page.goto(partner.serve(ALL.replace("</head>", `${SCRIPT}</head>`)));
  for (const { find } of ELEMENTS) {
    await find(page).first().waitFor();
  }
  for (const { tag } of ELEMENTS) {
    const earlier = await keepEarlier(host, tag);
    await page.evaluate(
      async (src) => {
        const script = Object.assign(document.createElement("script"), { src });
        document.head.append(script);
        await new Promise((done) => script.addEventListener("load", done));
      },
      (/src="([^"]+)"/.exec(earlier)?.[1] ?? "").replace("%VOLPE_HOST%", host.url),
    );
    for (const { find } of ELEMENTS) {
      await expect(find(page).first()).toBeVisible();
    }
    expect(await readEarlier(page), tag).toEqual([]);
    expect(watched.warnings.splice(0)).toEqual([`Volpe: ${tag} is on this page already.`]);
  }
});

test("a warning names an earlier build of the same version as another build", async ({
  page,
  partner,
  host,
  watched,
}) => {
  const { build } = await readBuild(host);
  const earlier = `${build.slice(0, -6)}012345`;
  const pinned = await keepEarlier(host, "volpe-offer-cards", earlier);
  await page.goto(partner.serve(ALL.replace("</head>", `${pinned}${SCRIPT}</head>`)));
  await ELEMENTS[0]?.find(page).waitFor();
  expect(watched.warnings).toEqual([`Volpe: ${earlier} is on this page before ${build}.`]);
});

test("a pinned script and the loader of one build cause no warning", async ({
  page,
  partner,
  host,
  watched,
}) => {
  const { release } = await readBuild(host);
  const pinned = `<script src="%VOLPE_HOST%/embed/${release}/offer-cards.js"></script>`;
  await page.goto(partner.serve(ALL.replace("</head>", `${pinned}${SCRIPT}</head>`)));
  for (const { find } of ELEMENTS) {
    await find(page).first().waitFor();
  }
  expect(watched.warnings).toEqual([]);
});
