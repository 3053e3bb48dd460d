import type { ComponentType, ReactNode } from "react";
import { BannerLayout } from "./layout/banner-layout.tsx";
import { DefaultLayout } from "./layout/default-layout.tsx";

export type LayoutName = "default" | "banner";

/** What `handle.layout` can name. */
export const LAYOUTS: Record<LayoutName, ComponentType<{ children: ReactNode }>> = {
  default: DefaultLayout,
  banner: BannerLayout,
};
