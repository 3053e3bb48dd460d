import type { Consent } from "@volpe/core";
import { useCallback, useEffect, useState } from "react";
import { CONSENT_EVENT, type Volpe } from "../loader/volpe.ts";

/** Whether something may be kept and connected, and how the visitor says so to this element. */
export function useConsent(volpe: Volpe, consent: Consent) {
  const [isGranted, setGranted] = useState(consent.status() === "granted");

  const grant = useCallback(() => {
    consent.grant();
    setGranted(true);
  }, [consent]);

  useEffect(() => {
    const follow = () => {
      if (volpe.isGranted()) {
        grant();
      }
    };
    follow();
    document.addEventListener(CONSENT_EVENT, follow);
    return () => document.removeEventListener(CONSENT_EVENT, follow);
  }, [volpe, grant]);

  return { isGranted, grant };
}
