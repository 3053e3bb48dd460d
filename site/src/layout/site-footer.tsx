import { type ComponentProps, type ComponentType, lazy, Suspense } from "react";
import { useSiteFacts } from "../page/site-facts.ts";
import { StaticHtml } from "../page/static-html.tsx";
import { FooterContent } from "./footer-content.tsx";

/**
 * The server draws the footer. A browser draws it only after an error of the whole layout, so it
 * loads the content then.
 */
const Content: ComponentType<ComponentProps<typeof FooterContent>> = import.meta.env.SSR
  ? FooterContent
  : lazy(async () => ({ default: (await import("./footer-content.tsx")).FooterContent }));

/** Links to every page, the company's data, and the source of the offers. */
export function SiteFooter() {
  const isInvented = useSiteFacts().demonstration.includes("luce");
  return (
    <StaticHtml as="footer" className="site-footer" of={isInvented} keepsData>
      {(_, { isStatic }) =>
        isStatic ? (
          <Content isInvented={isInvented} />
        ) : (
          <Suspense>
            <Content isInvented={isInvented} />
          </Suspense>
        )
      }
    </StaticHtml>
  );
}
