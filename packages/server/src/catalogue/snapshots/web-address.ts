/** Whether the text is the https address of a public page, without a login. */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return (
    protocol === "https:" &&
    username === "" &&
    password === "" &&
    // Matches a domain name with a dot whose last label is not numeric: neither `localhost` nor an
    // IP address.
    /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(hostname)
  );
}
