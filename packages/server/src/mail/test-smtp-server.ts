import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = { to: string[]; raw: string };

/**
 * A real SMTP server on a free port. `onMail` runs before a mail is accepted; an error that it
 * throws becomes the refusal, with its `responseCode`.
 */
export async function startTestSmtpServer(
  onMail: (mail: ReceivedMail, count: number) => void = () => undefined,
) {
  const received: ReceivedMail[] = [];
  let tries = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const mail = {
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString("utf8"),
        };
        tries += 1;
        try {
          onMail(mail, tries);
        } catch (error) {
          callback(error as Error);
          return;
        }
        received.push(mail);
        callback(null);
      });
    },
  });
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    tries: () => tries,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
