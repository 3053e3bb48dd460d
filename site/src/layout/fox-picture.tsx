const FILES = { front: "/favicon.svg", side: "/fox-side.svg", sorry: "/fox-sorry.svg" } as const;

type FoxPictureProps = { pose: keyof typeof FILES; size: number };

/** Volpe as a file: what stands on every page need not weigh on every page's script. */
export function FoxPicture({ pose, size }: FoxPictureProps) {
  return <img src={FILES[pose]} alt="" width={size} height={size} />;
}
