import { createHash } from "node:crypto";
import { BRAND } from "@volpe/contract";
import type { SocialCard } from "../layout/document-head.ts";
import { SOCIAL_PICTURE } from "./social-picture-size.ts";

/** The site's own picture, for pages that have none for everybody. */
const HOME = { path: "/", title: BRAND.tagline };

/** The tags that tell others how to show a link to the page (ogp.me). */
export function SocialCardTags({ card, origin }: { card: SocialCard; origin: string }) {
  const { title, description, path, type, picture } = card;
  return (
    <>
      <meta property="og:site_name" content={BRAND.name} />
      <meta property="og:locale" content="it_IT" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {picture === null ? null : <meta property="og:url" content={origin + path} />}
      <meta property="og:image" content={origin + toPictureAddress(card)} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(SOCIAL_PICTURE.width)} />
      <meta property="og:image:height" content={String(SOCIAL_PICTURE.height)} />
      <meta property="og:image:alt" content={toAlternative(card)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/**
 * The page's path below `/og`. The host draws what the page itself says there, so the address
 * carries no text; `v` only changes with the picture, for those who keep it by its address.
 */
function toPictureAddress({ path, picture }: SocialCard): string {
  if (picture === null) {
    return "/og/home.png";
  }
  const pathname = encodeURI(path.split("?")[0] ?? "");
  const version = createHash("sha256").update(JSON.stringify(picture)).digest("hex").slice(0, 8);
  return `/og${pathname === HOME.path ? "/home" : pathname}.png?v=${version}`;
}

function toAlternative({ picture }: SocialCard): string {
  if (picture === null) {
    return HOME.title;
  }
  const { title, figure, figureNote } = picture;
  return [title, [figure, figureNote].filter(Boolean).join(" ")].filter(Boolean).join(": ");
}
