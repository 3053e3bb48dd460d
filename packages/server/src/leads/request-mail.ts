import { BRAND, toTrackedAddress } from "@volpe/contract";
import { getNeeds, type Interview } from "../interview/interview.ts";
import type { ProductRequest } from "../interview/product-request.ts";
import { describeNext, toSubject } from "../interview/product-words.ts";
import type { MailMessage } from "../mail/mail.ts";
import { renderMail } from "../mail/mail-layout.ts";

/** Mail to a person with their request: items with figures, answers and the next steps. */
export function toRequestMail({
  request,
  interview,
  reference,
  publicUrl,
  unsubscribeUrl,
}: {
  request: ProductRequest;
  interview: Interview;
  reference: string;
  publicUrl: string;
  unsubscribeUrl: string;
}): MailMessage {
  const { name, email, tracking } = interview.draft;
  const toLink = (path: string) => toTrackedAddress(`${publicUrl}${path}`, tracking);
  const { items, answers } = request;
  const title = `La tua richiesta per ${toSubject(request)}`;
  const { endedItem } = getNeeds(interview);
  const [first] = items;
  return {
    to: email,
    kind: "request-received",
    reference,
    subject: title,
    unsubscribeUrl,
    ...renderMail({
      title,
      preview: "Che cosa hai chiesto, quanto costa oggi e chi ti risponde.",
      paragraphs: [
        `Ciao ${name.split(" ")[0] ?? name},`,
        describeNext(interview),
        ...(first === undefined
          ? [
              ...(endedItem === "" ? [] : [`«${endedItem}» non si vende più.`]),
              "Tra le offerte di oggi non ce n’era una che corrispondesse, quindi qui non c’è una cifra.",
            ]
          : [
              endedItem !== ""
                ? `«${endedItem}» non si vende più. Al suo posto, le offerte che oggi costano meno per quello che hai detto, con le tue risposte:`
                : request.wanted === null
                  ? "Intanto, le offerte che oggi costano meno per quello che hai detto, con le tue risposte:"
                  : "Intanto, la cifra di oggi e le tue risposte:",
            ]),
      ],
      facts: [
        ...items.map(({ name, figure }) => ({
          label: endedItem === "" ? name : `Al suo posto: ${name}`,
          value: figure,
        })),
        ...answers,
      ],
      ...(first === undefined
        ? {}
        : { action: { label: "Apri la scheda", url: toLink(first.path) } }),
      closing: [
        ...(first?.demonstration
          ? ["Sono dati dimostrativi: offerte e canoni sono inventati."]
          : []),
        ...(items.length > 1
          ? [
              `Le altre schede: ${items
                .slice(1)
                .map(({ path }) => toLink(path))
                .join(" · ")}`,
            ]
          : []),
      ],
      reason: `Ricevi questa mail perché hai mandato una richiesta a ${BRAND.name} con questo indirizzo.`,
      unsubscribeUrl,
    }),
  };
}
