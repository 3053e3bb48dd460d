import { uploadBill } from "@volpe/core";
import type { AssistantProps } from "@volpe/ui";
import { useCallback } from "react";
import { useClient } from "./use-client.tsx";

/** Sends a bill to the assistant with the visitor's session. */
export function useUploadBill(): NonNullable<AssistantProps["uploadFile"]> {
  const { api } = useClient();
  return useCallback((files, onProgress) => uploadBill(api.request, files, { onProgress }), [api]);
}
