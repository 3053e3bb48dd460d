import { type ComponentProps, createContext, type ReactNode, useContext } from "react";

/** Data that the browser gets as null if the server drew all that is made of them. */
export type Drawable<Data> = Data | null;

type StillWriter = {
  /** Writes elements without state and handlers as HTML. */
  write(children: ReactNode): string;
  /** Keeps data out of the state that the document carries to the browser. */
  leaveOut(data: object): void;
};

/** Set on the server only. */
export const StillContext = createContext<StillWriter | null>(null);

/** One object, because React writes the content again if the object is another. */
const KEPT = { __html: "" };

type StillListProps<Data> = Omit<ComponentProps<"ol">, "children"> & {
  of: Drawable<Data>;
  children: (data: Data, options: { isStill: boolean }) => ReactNode;
};

/**
 * A list whose entries never change in the browser. Those of the first page are written by the
 * server and left alone: neither their components nor their data are sent. Entries that the browser
 * loads itself are drawn as usual.
 */
export function StillList<Data extends object>({
  of: data,
  children,
  ...props
}: StillListProps<Data>) {
  const writer = useContext(StillContext);
  if (data === null) {
    return <ol key="drawn" {...props} dangerouslySetInnerHTML={KEPT} />;
  }
  if (writer === null) {
    return (
      <ol key="live" {...props}>
        {children(data, { isStill: false })}
      </ol>
    );
  }
  writer.leaveOut(data);
  const html = writer.write(children(data, { isStill: true }));
  return <ol key="drawn" {...props} dangerouslySetInnerHTML={{ __html: html }} />;
}
