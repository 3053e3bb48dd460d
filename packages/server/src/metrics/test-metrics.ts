import type { VolpeServer } from "../server.ts";

/** Reads `/metrics` as Prometheus does; a value's key is its name with its labels. */
export async function readTestMetrics({ app }: VolpeServer, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const { body: text } = await app.inject({ url: "/metrics", headers });
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const values: Record<string, number> = Object.fromEntries(
    lines.map((line) => {
      const end = line.lastIndexOf(" ");
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
  return { text, values };
}
