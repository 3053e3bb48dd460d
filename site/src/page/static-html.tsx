import { type ComponentProps, createContext, type ReactNode, useContext, useState } from "react";
import { useHydrated } from "./use-hydrated.ts";

/** Data that the browser gets as null if the server drew everything that needs them. */
export type Drawable<Data> = Data | null;

type StaticHtmlWriter = {
  /** Writes what a function draws without state and handlers as HTML. */
  write(draw: () => ReactNode): string;
  /** Keeps data out of the state that the document carries to the browser. */
  leaveOut(data: object): void;
};

/** Set on the server only. */
export const StaticHtmlContext = createContext<StaticHtmlWriter | null>(null);

/** A constant object, because React writes the content again for another object. */
const EMPTY_HTML = { __html: "" };

/** React's development build would warn that the server's content is another. */
const DRAWN = import.meta.env.DEV
  ? { dangerouslySetInnerHTML: EMPTY_HTML, suppressHydrationWarning: true }
  : { dangerouslySetInnerHTML: EMPTY_HTML };

type StaticTag = "article" | "details" | "div" | "fieldset" | "figure" | "footer" | "ol" | "ul";

type StaticHtmlProps<Tag extends StaticTag, Data> = Omit<ComponentProps<Tag>, "children"> & {
  as: Tag;
  /** The data of the content. Another value draws the content again. */
  of: Drawable<Data>;
  /** True if the browser needs the data for something else. Otherwise they are not sent. */
  keepsData?: boolean;
  children: (data: Data, options: { isStatic: boolean }) => ReactNode;
};

/**
 * An element whose content never changes in the browser. On the first page the server writes the
 * content, and the browser leaves it alone: neither its components nor its data are sent. Content
 * that the browser makes itself is drawn as usual. The content may have links
 * (`followStaticLinks`), but no hook and no handler.
 */
export function StaticHtml<Tag extends StaticTag, Data>({
  as: Tag,
  of: data,
  keepsData = false,
  children,
  ...props
}: StaticHtmlProps<Tag, Data>) {
  const writer = useContext(StaticHtmlContext);
  const isHydrated = useHydrated();
  const [drawn] = useState(() => (isHydrated ? undefined : { data }));
  const Element = Tag as "div";
  const attributes = { ...props, "data-static": "" } as ComponentProps<"div">;
  if (writer === null) {
    const isDrawn = data === null || (drawn !== undefined && Object.is(drawn.data, data));
    return isDrawn ? (
      <Element key="drawn" {...attributes} {...DRAWN} />
    ) : (
      <Element key="live" {...attributes}>
        {children(data, { isStatic: false })}
      </Element>
    );
  }
  if (data === null) throw new Error("The server has the data of all that it draws");
  if (!keepsData && typeof data === "object") writer.leaveOut(data);
  const html = writer.write(() => children(data, { isStatic: true }));
  return <Element key="drawn" {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
