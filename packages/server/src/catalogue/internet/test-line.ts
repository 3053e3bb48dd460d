import type { InternetRow } from "@volpe/contract";

export function lineRow(changes: Partial<InternetRow> = {}): InternetRow {
  return {
    provider: "Prova Linee",
    name: "Casa",
    technology: "ftth",
    downloadMbps: 1000,
    uploadMbps: 300,
    audience: "privati",
    promoMonthlyEur: 24.9,
    promoMonths: 0,
    monthlyEur: 24.9,
    activationEur: 0,
    modemEur: 0,
    modemFree: true,
    lockInMonths: 0,
    leavingEur: 0,
    phone: "a-consumo",
    provinces: [],
    description: "",
    ...changes,
  };
}
