import { startMeasuredHost } from "../e2e/host-process.ts";
import { measurePage } from "./measure-page.ts";
import { findQuantile } from "./quantile.ts";
import { QUICK, requireBound } from "./quick.ts";

/**
 * Measures how much slower a page is drawn while ten visitors at a time try to log in, each try from
 * another address and with another e-mail. The passwords are hashed as for real accounts. Quiet and
 * busy periods alternate.
 */
const PAGE = "/offerte/luce";
const VISITORS = 10;
const ROUNDS = QUICK ? 1 : 5;
const PAGES = QUICK ? 5 : 80;
/** Highest allowed ratio of the times with logins to those without, at the median and at p95. */
const CEILING = 2;

const host = await startMeasuredHost({ TRUST_PROXY: "127.0.0.1" });
try {
  await drawPages();
  const [quiet, busy]: [number[], number[]] = [[], []];
  const tries = new Map<number, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    quiet.push(...(await drawPages()));
    const stop = startLogins(round, tries);
    busy.push(...(await drawPages()));
    await stop();
  }
  console.log(`${PAGE}, drawn for each request, one after the other`);
  const ratios = [0.5, 0.95].map((share) => {
    const [without, during] = [findQuantile(quiet, share), findQuantile(busy, share)];
    const ratio = during / without;
    console.log(
      `  p${share * 100}: ${without.toFixed(1)} ms, with logins ${during.toFixed(1)} ms, ${ratio.toFixed(2)} times (at most ${CEILING})`,
    );
    return ratio;
  });
  const answers = [...tries].map(([status, count]) => `${count} with ${status}`).join(", ");
  console.log(`  logins answered: ${answers}`);
  // Only a login that is refused with 401 costs a hash.
  requireBound(
    (tries.get(401) ?? 0) >= ROUNDS * VISITORS && ratios.every((ratio) => ratio <= CEILING),
  );
} finally {
  await host.dispose();
}

/** The times of drawn pages, in ms. */
async function drawPages(): Promise<number[]> {
  const times: number[] = [];
  for (let page = 0; page < PAGES; page += 1) {
    // A damaged place cookie: the visitor counts as anonymous, but the page cache is bypassed.
    times.push(await measurePage(host.url + PAGE, { cookie: "place=x" }));
  }
  return times;
}

/**
 * Starts visitors who try to log in again and again. Returns a function that stops them and waits
 * for the last one.
 */
function startLogins(round: number, tries: Map<number, number>): () => Promise<void> {
  let isOver = false;
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let turn = 0; !isOver; turn += 1) {
      const name = `${round}.${visitor}.${turn}`;
      const answer = await fetch(`${host.url}/api/v1/auth/login`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-forwarded-for": `10.${round}.${visitor}.${turn % 250}`,
        },
        body: JSON.stringify({ email: `${name}@esempio.it`, password: "tre papere in fila" }),
      });
      await answer.text();
      tries.set(answer.status, (tries.get(answer.status) ?? 0) + 1);
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(visitors);
  };
}
