/** Whether the text is the address of a public page over https, without a login in it. */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return (
    protocol === "https:" &&
    username === "" &&
    password === "" &&
    // A name below a domain that is no number: neither `localhost` nor an address of a network.
    /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(hostname)
  );
}
