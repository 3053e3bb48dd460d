import { type ComponentProps, type ComponentType, lazy, Suspense } from "react";
import { useSiteFacts } from "../page/site-facts.ts";
import { StaticHtml } from "../page/static-html.tsx";
import type { FooterContent } from "./footer-content.tsx";

const load = async () => (await import("./footer-content.tsx")).FooterContent;

/**
 * The server draws the footer. A browser draws it only after an error of the whole layout, so it
 * loads the content then: a static import beside this one would put it into every page's script.
 */
const Content: ComponentType<ComponentProps<typeof FooterContent>> = import.meta.env.SSR
  ? await load()
  : lazy(async () => ({ default: await load() }));

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
