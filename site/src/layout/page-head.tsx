import { BRAND } from "@volpe/contract";

type PageHeadProps = {
  /** Without the site's name, which is added. */
  title: string;
  /** One or two sentences, up to about 160 characters. */
  description: string;
  /** The page's canonical path, query included where it makes another page. */
  path: string;
  /** False keeps the page out of search engines. */
  indexed?: boolean;
};

/** Title, description and canonical address of a page; React hoists them into the head. */
export function PageHead({ title, description, path, indexed = true }: PageHeadProps) {
  const fullTitle = title.includes(BRAND.name) ? title : `${title} | ${BRAND.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {indexed ? <link rel="canonical" href={path} /> : <meta name="robots" content="noindex" />}
    </>
  );
}
