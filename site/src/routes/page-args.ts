import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
  RouterContextProvider,
} from "react-router-dom";

/** What a page's loader and action are given; the router's own types leave the context open. */
export type PageLoaderArgs = LoaderFunctionArgs<RouterContextProvider>;
export type PageActionArgs = ActionFunctionArgs<RouterContextProvider>;
