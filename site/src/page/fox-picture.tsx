const FILES = { front: "/favicon.svg", side: "/fox-side.svg", sorry: "/fox-sorry.svg" } as const;

type FoxPictureProps = { pose: keyof typeof FILES; size: number };

/** The fox as an image file, so that no page's script has to carry the drawing. */
export function FoxPicture({ pose, size }: FoxPictureProps) {
  // Without a priority React would load it before the style sheets.
  return <img src={FILES[pose]} alt="" width={size} height={size} fetchPriority="low" />;
}
