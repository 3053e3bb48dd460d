import { BRAND } from "@volpe/contract";
import { useContext } from "react";
import { DocumentHeadContext, type SocialPicture } from "./document-head.ts";
import { HeadTags } from "./head-tags.tsx";

type PageHeadProps = {
  /** Without the site's name, which is appended. */
  title: string;
  /** One or two sentences, up to about 160 characters. */
  description: string;
  /** The canonical path, with the query if the query makes it another page. */
  path: string;
  /** False keeps the page out of search engines. */
  indexed?: boolean;
  /** `article` for a dated text. */
  type?: "website" | "article";
  /** Content of the picture for links to the page; by default its title and the fox. */
  picture?: SocialPicture;
};

/**
 * Title, description and canonical address of a page, as `HeadTags`. Only the server writes the
 * Open Graph tags.
 *
 * @example
 * <PageHead title="Chi sono" description="Chi gestisce il sito." path="/chi-sono" />
 */
export function PageHead({
  title,
  description,
  path,
  indexed = true,
  type = "website",
  picture = { title },
}: PageHeadProps) {
  const { origin, drawCard } = useContext(DocumentHeadContext);
  const fullTitle = title.includes(BRAND.name) ? title : `${title} | ${BRAND.name}`;
  return (
    <HeadTags>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {indexed ? (
        <link rel="canonical" href={origin + path} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {drawCard?.({
        title: fullTitle,
        description,
        path,
        type,
        picture: indexed ? picture : null,
      })}
    </HeadTags>
  );
}
