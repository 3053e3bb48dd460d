import { uploadBill } from "@volpe/core";
import type { AssistantProps } from "@volpe/ui";
import { useCallback } from "react";
import { useClient } from "./use-client.tsx";

/** Sends a bill to the assistant with the visitor's session, and shows the site's progress bar. */
export function useUploadBill(): NonNullable<AssistantProps["uploadFile"]> {
  const { api, session } = useClient();
  return useCallback(
    (files, onProgress, signal) =>
      session.during(() => uploadBill(api.request, files, { onProgress, signal })),
    [api, session],
  );
}
