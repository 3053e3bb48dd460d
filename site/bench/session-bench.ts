import { startMeasuredHost } from "../e2e/host-process.ts";
import { createLoginCookie, register } from "../e2e/registered-person.ts";
import { measurePage } from "./measure-page.ts";
import { findMedian } from "./quantile.ts";
import { QUICK, requireBound } from "./quick.ts";

/**
 * Measures the cost of a login: the same address is requested alternately with and without a login.
 * The page cache answers neither.
 */
const PAGES = ["/offerte/luce", "/"];
/** A damaged place cookie: the visitor counts as anonymous, but the page cache is bypassed. */
const ANONYMOUS = "place=x";
const EMAIL = "anna@esempio.it";
const ROUNDS = QUICK ? 1 : 3;
const PAIRS = QUICK ? 2 : 150;
const WARM_UP = QUICK ? 0 : 60;
/** Highest allowed ratio of the median with a login to the anonymous median. */
const CEILING = 1.25;

/** Whether the answer may be cached for this visitor only. */
const isPersonal = (_page: string, { headers }: Response) =>
  headers.get("cache-control") === "private, no-cache";

const host = await startMeasuredHost();
try {
  await register(host, EMAIL);
  const cookies = [ANONYMOUS, `${ANONYMOUS}; auth=${await createLoginCookie(host, EMAIL)}`];
  console.log("The same page without a login and with one, drawn for each request");
  let worst = 0;
  for (const page of PAGES) {
    const ratios: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const times = cookies.map((): number[] => []);
      for (let pair = 0; pair < (round === 0 ? WARM_UP : PAIRS); pair += 1) {
        // Each subject goes first equally often.
        for (const place of pair % 2 === 0 ? [0, 1] : [1, 0]) {
          const cookie = cookies[place] ?? "";
          times[place]?.push(await measurePage(host.url + page, { cookie, isRight: isPersonal }));
        }
      }
      const [without = Number.NaN, withLogin = Number.NaN] = times.map(findMedian);
      // The first round is a warm-up.
      if (round === 0) continue;
      ratios.push(withLogin / without);
      console.log(
        `  ${page.padEnd(16)} median ${without.toFixed(2)} ms, logged in ${withLogin.toFixed(2)} ms`,
      );
    }
    const middle = findMedian(ratios);
    worst = Math.max(worst, middle);
    console.log(`  ${page.padEnd(16)} ratio of the middle round ${middle.toFixed(2)}`);
  }
  console.log(`  ceiling ${CEILING}`);
  requireBound(worst <= CEILING);
} finally {
  await host.dispose();
}
