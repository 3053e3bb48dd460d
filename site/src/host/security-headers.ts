import { WORKER_POLICY } from "../page/worker-policy.ts";

type SecurityOptions = {
  /** Origin that visitors see. */
  publicUrl: string;
  /** Vite's client needs inline scripts and style elements, and its own socket. */
  development: boolean;
};

/** The headers of every page. The server adds HSTS to each of its answers. */
export function toSecurityHeaders({ publicUrl, development }: SecurityOptions) {
  const { protocol, host } = new URL(publicUrl);
  const secure = protocol === "https:";
  return {
    "content-security-policy": toPolicy({ host, secure, development }),
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy":
      "camera=(), display-capture=(), geolocation=(self), microphone=(), payment=(), usb=()",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
  };
}

function toPolicy({
  host,
  secure,
  development,
}: Record<"secure" | "development", boolean> & { host: string }) {
  const inline = development ? " 'unsafe-inline'" : "";
  const directives = [
    "default-src 'none'",
    `script-src 'self'${inline}`,
    `style-src 'self'${inline}`,
    "img-src 'self' data:",
    "font-src 'self'",
    // Only browsers that support CSP Level 3 include sockets in 'self'.
    `connect-src 'self' ${secure ? "wss" : "ws"}://${host}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  if (!development) {
    directives.push("require-trusted-types-for 'script'", `trusted-types ${WORKER_POLICY}`);
  }
  if (secure) {
    directives.push("upgrade-insecure-requests");
  }
  return directives.join("; ");
}
