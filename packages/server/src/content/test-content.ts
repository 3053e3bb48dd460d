import type { ContentFile } from "./read-document.ts";

type Changes = { body?: string; lines?: Record<string, string | null> };

/**
 * A valid file of a post, with the changes of a test. A null line is left out of the front matter.
 */
export function postFile(
  slug: string,
  { body = "Un **testo** breve.", lines = {} }: Changes = {},
): ContentFile {
  return toFile(`blog/${slug}.md`, { title: `Titolo di prova per ${slug}`, ...lines }, body);
}

/** A valid file of an answer, with the changes of a test. */
export function faqFile(
  slug: string,
  { body = "Una risposta.", lines = {} }: Changes = {},
): ContentFile {
  const head = { question: `Domanda di prova su ${slug}?`, group: "bolletta", ...lines };
  return toFile(`faqs/${slug}.md`, head, body);
}

function toFile(name: string, own: Record<string, string | null>, body: string): ContentFile {
  const fields = {
    description: "Una descrizione che basta a dire di che cosa parla il testo.",
    date: "2026-09-01",
    updated: "2026-09-02",
    tags: "\n- bolletta",
    ...own,
  };
  const lines = Object.entries(fields).flatMap(([key, value]) =>
    value === null ? [] : `${key}:${value.startsWith("\n") ? value : ` ${value}`}`,
  );
  return { name, text: `---\n${lines.join("\n")}\n---\n${body}\n` };
}
