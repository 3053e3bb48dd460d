import type { Picture } from "@volpe/contract";

/**
 * One of our drawings, loaded when it comes into view. It repeats words next to it.
 *
 * @example
 * <Drawing picture={product.picture} />
 */
export function Drawing({ picture, className }: { picture: Picture; className?: string }) {
  return (
    <img
      className={className}
      src={picture.path}
      width={picture.width}
      height={picture.height}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
