import { renderMail } from "../mail/mail-layout.ts";
import type { AdminCommand } from "./command.ts";

export const sendTestMailCommand: AdminCommand = {
  name: "send-test-mail",
  usage: "<indirizzo>",
  summary: "mette in coda una mail di prova",
  async run({ mail, config }, [to, ...rest], io) {
    if (to === undefined || rest.length > 0) {
      io.err("Indica un solo indirizzo.");
      return 2;
    }
    const title = "Prova di Volpe";
    const bodies = renderMail({
      title,
      preview: "Se la leggi, la posta funziona.",
      paragraphs: ["Se leggi questa mail, la posta di Volpe funziona."],
      reason: "Ricevi questa mail perché chi gestisce il sito ha chiesto una prova.",
    });
    await mail.send({ to, subject: title, ...bodies, kind: "test" });
    const way = config.smtpUrl === null ? `un file in ${config.dataDir}/mail` : "SMTP";
    io.out(`In coda: partirà attraverso ${way} quando il server è acceso.`);
    return 0;
  },
};
