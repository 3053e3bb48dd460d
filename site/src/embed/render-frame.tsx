import { hash } from "node:crypto";
import { escapeMarkup, LANGUAGE } from "@volpe/contract";
import { toCardsTitle } from "./cards-title.ts";
import css from "./frame.css?inline";
import { FRAME_SANDBOX } from "./frame-size.ts";
import type { CardsRequest } from "./linked-cards.ts";
import { toCardsMarkup } from "./render-cards.tsx";

const STYLE_HASH = hash("sha256", css, "base64");

/** The document of `/embed/frame`, which any site may frame, with its policy. */
export function renderFrame(request: CardsRequest): { html: string; policy: string } {
  const { query, origin } = request;
  const theme = query.theme === "" ? "" : ` data-theme="${query.theme}"`;
  // A link without a target of its own would open inside the frame, where pages refuse to be shown.
  const html = `<!doctype html><html lang="${LANGUAGE}"${theme}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><base target="_blank"><title>${escapeMarkup(toCardsTitle(request))}</title><style>${css}</style></head><body>${toCardsMarkup(request, { framed: true })}</body></html>`;
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    // In a sandbox some browsers take 'self' for an opaque origin.
    `img-src ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors *",
    `sandbox ${FRAME_SANDBOX}`,
  ].join("; ");
  return { html, policy };
}
