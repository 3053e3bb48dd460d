import { escapeMarkup } from "@volpe/contract";

/**
 * Posts a form as its page would. If the connection breaks before the answer, returns a page that
 * says so. `findShell` returns the cached `/senza-connessione`.
 */
export async function postForm(
  request: Request,
  { pathname, search }: URL,
  findShell: () => Promise<Response | undefined>,
): Promise<Response> {
  // A copy of files would hold them in memory until they are sent.
  const copy = isPlain(request) ? request.clone() : null;
  try {
    return await fetch(request);
  } catch {
    const shell = await findShell();
    if (shell === undefined) return Response.error();
    const fields = copy && (await readPosted(copy));
    const html = toUnsentDocument(await shell.text(), { action: pathname + search, fields });
    return new Response(html, { status: 503, headers: shell.headers });
  }
}

/** The part of `/senza-connessione` that says what happened. */
const WHAT = /(<section class="offline-page__what">.*?)<h1>.*?<\/section>/s;
/**
 * The scripts, which would show the usual part again, and the question about cookies, which needs
 * them.
 */
const LEFT_OUT = /<script\b.*?<\/script>|<section class="cookie-banner".*?<\/section>/gs;
const TITLE = /<title>.*?<\/title>/s;

/** A form with such a field is not copied into a page, because a password must stay in its field. */
const NOT_COPIED = /password/i;

/** The fields with which a posted form can be sent again; null if it cannot be sent again. */
type PostedFields = readonly (readonly [name: string, value: string])[] | null;

function isPlain({ headers }: Request): boolean {
  return headers.get("content-type")?.startsWith("application/x-www-form-urlencoded") ?? false;
}

/** The fields of a form's request without files. Takes its body. */
export async function readPosted(request: Request): Promise<PostedFields> {
  const fields = [...new URLSearchParams(await request.text())];
  return fields.some(([name]) => NOT_COPIED.test(name)) ? null : fields;
}

/**
 * The page after a form that got no answer, made from the cached `/senza-connessione`. It sends the
 * same fields again, which take effect only once because they contain the id of the submission.
 */
export function toUnsentDocument(
  shell: string,
  { action, fields }: { action: string; fields: PostedFields },
): string {
  const back = `<a class="v-button v-button-secondary" href="${escapeHtml(action)}">Torna alla pagina</a>`;
  const words =
    fields === null
      ? `<p>Non l’ho tenuto qui: quando torna la rete apri di nuovo la pagina, guarda se c’è già, e se non c’è mandalo ancora.</p><p class="offline-page__ways">${back}</p>`
      : `<p>L’ho tenuto qui: quando torna la rete mandalo di nuovo. Se era già arrivato, conta una volta sola.</p><form class="offline-page__ways" method="post" action="${escapeHtml(action)}">${fields.map(toHidden).join("")}<button class="v-button" type="submit">Manda di nuovo</button>${back}</form>`;
  const part = `<h1>La connessione si è interrotta</h1><p class="v-lead">Stavo mandando quello che hai scritto e non ho avuto risposta: può essere arrivato o no.</p>${words}</section>`;
  return shell
    .replaceAll(LEFT_OUT, "")
    .replace(TITLE, () => "<title>La connessione si è interrotta | Volpe</title>")
    .replace(WHAT, (_, before: string) => before + part);
}

function toHidden([name, value]: readonly [string, string]): string {
  return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;
}

/** Escapes line breaks too, because HTML would normalise those of a value. */
function escapeHtml(text: string): string {
  return escapeMarkup(text).replaceAll("\r", "&#13;").replaceAll("\n", "&#10;");
}
