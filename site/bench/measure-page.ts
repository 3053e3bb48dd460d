type MeasureOptions = {
  cookie?: string;
  /** Whether an answer is the page that is measured. Default: any answer is. */
  isRight?: (page: string, answer: Response) => boolean;
};

/**
 * The time until the whole page has arrived, in ms. Throws if it fails or is not the right page.
 */
export async function measurePage(
  url: string,
  { cookie, isRight = () => true }: MeasureOptions,
): Promise<number> {
  const startedMs = performance.now();
  const answer = await fetch(url, { headers: { ...(cookie !== undefined && { cookie }) } });
  const page = await answer.text();
  const tookMs = performance.now() - startedMs;
  if (!(answer.ok && isRight(page, answer))) {
    throw new Error(`${url}: ${answer.status}, not the page that is measured`);
  }
  return tookMs;
}
