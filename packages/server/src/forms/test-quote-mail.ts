import { toQuoteMail } from "../quote/quote-mail.ts";
import { findRate } from "../quote/rate-repository.ts";
import type { Services } from "../services.ts";

/** The text of the mail with a saved quote, for tests. */
export async function readQuoteMail({ db }: Pick<Services, "db">, id: string): Promise<string> {
  const rate = await findRate(db, id);
  if (rate === null) {
    throw new Error("the quote was not saved");
  }
  const publicUrl = "https://volpe.example";
  const { text } = toQuoteMail({
    rate,
    to: "anna@esempio.it",
    name: "Anna",
    page: "/preventivo/r?chiave=k",
    tracking: "",
    publicUrl,
    unsubscribeUrl: publicUrl,
  });
  return text;
}
