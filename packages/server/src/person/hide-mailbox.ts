/** Hides a mailbox so that only its owner recognises it: `a•••@esempio.it`. */
export function hideMailbox(email: string): string {
  const at = email.lastIndexOf("@");
  const [first = ""] = email.slice(0, at);
  return `${first}•••${email.slice(at)}`;
}
