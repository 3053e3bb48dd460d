import { BRAND } from "@volpe/contract";
import { useContext } from "react";
import { DocumentHeadContext, type SocialPicture } from "./document-head.ts";

type PageHeadProps = {
  /** Without the site's name, which is added. */
  title: string;
  /** One or two sentences, up to about 160 characters. */
  description: string;
  /** The page's canonical path, query included where it makes another page. */
  path: string;
  /** False keeps the page out of search engines. */
  indexed?: boolean;
  /** `article` for what was written on a day. */
  type?: "website" | "article";
  /** What the picture made for a link to the page shows; its title and the fox by default. */
  picture?: SocialPicture;
};

/**
 * Title, description and canonical address of a page; React hoists them into the head. What is
 * said for links to it (Open Graph) is written by the server only.
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
    <>
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
    </>
  );
}
