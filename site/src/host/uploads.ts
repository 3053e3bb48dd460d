import { ATTACHMENT_MAX_BYTES, ATTACHMENTS_MAX, COOKIES, ERRORS } from "@volpe/contract";
import type { FastifyError, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import { answerLastResort } from "./last-resort.ts";
import { isSameOrigin } from "./same-origin.ts";

/** Pages whose form takes files where it is sent without a script. */
export const UPLOAD_PATHS = ["/tickets/create/:rate", "/tickets/:slug/:message"];

/** Five files of the largest, the text, and what stands between them. */
const UPLOAD_MAX_BYTES = ATTACHMENTS_MAX * ATTACHMENT_MAX_BYTES + 1024 * 1024;

/** A form lies in memory whole, and once more as its files are read: at most half a gigabyte. */
const UPLOADS_AT_ONCE = 4;

const LOGGED_IN = new RegExp(`(?:^|;)\\s*${COOKIES.auth}=`);

type UploadOptions = {
  publicUrl: string;
  /** What any other form may weigh, which needs neither login nor room. */
  plainMaxBytes: number;
};

/**
 * Route options of such a page. Whoever is not logged in, or comes from another site, is refused
 * before anything of a large body is read; so is who comes while as many as there is room for are
 * being read.
 */
export function createUploadOptions({
  publicUrl,
  plainMaxBytes,
}: UploadOptions): Pick<RouteShorthandOptions, "bodyLimit" | "onRequest" | "errorHandler"> {
  let underWay = 0;

  async function admit(request: FastifyRequest, reply: FastifyReply) {
    const { headers } = request;
    // Without a length it may be of any.
    if (Number(headers["content-length"] ?? Number.POSITIVE_INFINITY) <= plainMaxBytes) {
      return;
    }
    if (!isSameOrigin(headers, publicUrl)) {
      throw refuse("foreign-origin");
    }
    if (!LOGGED_IN.test(headers.cookie ?? "")) {
      throw refuse("too-large");
    }
    if (underWay >= UPLOADS_AT_ONCE) {
      throw refuse("unavailable");
    }
    underWay += 1;
    reply.raw.once("close", () => {
      underWay -= 1;
    });
  }

  return { bodyLimit: UPLOAD_MAX_BYTES, onRequest: admit, errorHandler: answerRefusal };
}

function refuse(code: "foreign-origin" | "too-large" | "unavailable") {
  return Object.assign(new Error(code), { code, statusCode: ERRORS[code].status });
}

/** A body over the limit is one with files too many or too large: it says which fit. */
function answerRefusal(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const isOver = error.code === "FST_ERR_CTP_BODY_TOO_LARGE";
  answerLastResort(
    isOver ? { ...error, code: "upload-too-large" satisfies keyof typeof ERRORS } : error,
    request,
    reply,
  );
}
