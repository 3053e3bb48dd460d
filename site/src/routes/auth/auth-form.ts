import type { ComponentType, ReactNode } from "react";

/** The router's `Form` on a page; in the dialog a fetcher's, so that the page stays. */
export type AuthForm = ComponentType<{
  method: "post";
  action?: string;
  className?: string;
  noValidate?: boolean;
  children: ReactNode;
}>;

/** How a form of the login stands on its page, or in the dialog over another one. */
export type AuthFormFrame = {
  Form: AuthForm;
  /** Where it posts to; the page's own address by default. */
  action?: string;
  /** Tells its fields from those of the page below. */
  prefix?: string;
  sending: boolean;
};

/** In a form's data: it was sent from the dialog, which answers by closing and not by a page. */
export const DIALOG_FIELD = "finestra";
