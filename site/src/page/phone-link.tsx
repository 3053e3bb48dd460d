/** A link that calls a telephone number, which is shown as the company writes it. */
export function PhoneLink({ phone }: { phone: string }) {
  return <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>;
}
