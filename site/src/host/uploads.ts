import { ATTACHMENT_MAX_BYTES, ATTACHMENTS_MAX, COOKIES, type ERRORS } from "@volpe/contract";
import type { FastifyError, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import { answerFallbackError, createFallbackError } from "./fallback-error-handler.ts";
import { isSameOrigin } from "./same-origin.ts";

/** Pages whose form accepts files, also without JavaScript. */
export const UPLOAD_PATHS = [
  "/preventivo/upload",
  "/tickets/create/:rate",
  "/tickets/:slug/:message",
];

/** Accepts files from anybody; a script sends them to the API, which streams them. */
const OPEN_PATH = "/preventivo/upload";
/** The other slots are reserved for logged-in people. */
const OPEN_AT_ONCE = 1;

/** Five files of the maximum size, the text, and the multipart boundaries. */
const UPLOAD_MAX_BYTES = ATTACHMENTS_MAX * ATTACHMENT_MAX_BYTES + 1024 * 1024;

/** A form is in memory twice while its files are parsed: at most half a gigabyte in total. */
const UPLOADS_AT_ONCE = 4;

const LOGGED_IN = new RegExp(`(?:^|;)\\s*${COOKIES.auth}=`);

type UploadOptions = {
  publicUrl: string;
  /** Limit of any other form, which needs no login and no free slot. */
  plainMaxBytes: number;
};

/**
 * Route options of such a page. Refuses a large body before reading it if the form comes from another
 * site, all upload slots are taken, or the visitor is not logged in where a login is needed.
 */
export function createUploadOptions({
  publicUrl,
  plainMaxBytes,
}: UploadOptions): Pick<RouteShorthandOptions, "bodyLimit" | "onRequest" | "errorHandler"> {
  let uploads = 0;
  let openUploads = 0;

  async function admit(request: FastifyRequest, reply: FastifyReply) {
    const { headers } = request;
    // A body without a length counts as large.
    if (Number(headers["content-length"] ?? Number.POSITIVE_INFINITY) <= plainMaxBytes) {
      return;
    }
    if (!isSameOrigin(headers, publicUrl)) {
      throw createFallbackError("foreign-origin");
    }
    const isOpen = request.routeOptions.url === OPEN_PATH;
    if (!(isOpen || LOGGED_IN.test(headers.cookie ?? ""))) {
      throw createFallbackError("too-large");
    }
    if (uploads >= UPLOADS_AT_ONCE || (isOpen && openUploads >= OPEN_AT_ONCE)) {
      throw createFallbackError("unavailable");
    }
    uploads += 1;
    openUploads += isOpen ? 1 : 0;
    reply.raw.once("close", () => {
      uploads -= 1;
      openUploads -= isOpen ? 1 : 0;
    });
  }

  return { bodyLimit: UPLOAD_MAX_BYTES, onRequest: admit, errorHandler: answerRefusal };
}

/** The error of a body over the limit names the limits of a form's files. */
function answerRefusal(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const isOver = error.code === "FST_ERR_CTP_BODY_TOO_LARGE";
  answerFallbackError(
    isOver ? { ...error, code: "upload-too-large" satisfies keyof typeof ERRORS } : error,
    request,
    reply,
  );
}
