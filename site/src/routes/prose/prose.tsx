import type { ComponentProps, ReactNode } from "react";
import { PageHead } from "../../page/page-head.tsx";
import "./prose.css";

type ProsePageProps = Pick<ComponentProps<typeof PageHead>, "title" | "description" | "path"> & {
  /** Default: the title. */
  heading?: string;
  /** Shown above the heading. */
  picture?: ReactNode;
  lead: ReactNode;
  /** The version or the date of the text. */
  meta?: ReactNode;
  children: ReactNode;
};

/** The page of a text: its head, its heading, its lead and its sections. */
export function ProsePage({ heading, picture, lead, meta, children, ...head }: ProsePageProps) {
  return (
    <article className="prose">
      <PageHead {...head} />
      <header>
        {picture}
        <h1>{heading ?? head.title}</h1>
        <p className="prose__lead">{lead}</p>
        {meta && <p className="prose__meta">{meta}</p>}
      </header>
      {children}
    </article>
  );
}

type ProseSectionProps = { id: string; title: ReactNode; children: ReactNode };

export function ProseSection({ id, title, children }: ProseSectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
