import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
  RouterContextProvider,
} from "react-router-dom";

/** The arguments of a page's loader and action. The router's own types leave the context open. */
export type PageLoaderArgs = LoaderFunctionArgs<RouterContextProvider>;
export type PageActionArgs = ActionFunctionArgs<RouterContextProvider>;
