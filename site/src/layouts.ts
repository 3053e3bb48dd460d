import type { ComponentType, ReactNode } from "react";
import { BannerLayout } from "./layout/banner-layout.tsx";
import { DefaultLayout } from "./layout/default-layout.tsx";
import type { LayoutName } from "./page-route.ts";

/** What `handle.layout` can name. */
export const LAYOUTS: Record<LayoutName, ComponentType<{ children: ReactNode }>> = {
  default: DefaultLayout,
  banner: BannerLayout,
};
