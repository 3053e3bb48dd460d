/** One mail to one person. */
export type MailMessage = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** What kind of mail it is, as `quote-ready`; part of its Message-ID. */
  kind: string;
  /** What it is about, as a rate's id: the same kind and reference to the same address is one mail. */
  reference?: string;
};

export type Mail = {
  /** Resolves once the mail is queued durably; it is delivered afterwards, at least once. */
  send(message: MailMessage): Promise<void>;
};
