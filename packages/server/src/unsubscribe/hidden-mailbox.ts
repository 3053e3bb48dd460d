/** Enough to know one's own mailbox by: `a•••@esempio.it`. */
export function toHiddenMailbox(email: string): string {
  const at = email.lastIndexOf("@");
  const [first = ""] = email.slice(0, at);
  return `${first}•••${email.slice(at)}`;
}
