/** Enough to recognise one's own address, and for nobody else to learn it: `a•••@esempio.it`. */
export function toMaskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at > 0 && !email.includes("•") ? `${email.slice(0, 1)}•••${email.slice(at)}` : email;
}
