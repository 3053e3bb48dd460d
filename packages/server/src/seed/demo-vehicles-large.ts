import { type DemoVehicle, toVariants } from "./demo-vehicle.ts";

const VAN = { audience: "aziende", long: true } as const;

/** SUVs, people carriers and vans. */
export const LARGE_VEHICLES: readonly DemoVehicle[] = [
  ...toVariants({ make: "Volkswagen", model: "Tiguan", segment: "suv" }, [
    ["1.5 eTSI 150 CV Life DSG", "ibrida", "a", 110, 138, 6.1, 425],
    ["2.0 TDI 150 CV Life DSG", "diesel", "a", 110, 138, 5.3, 445, { long: true, ready: true }],
    ["1.5 eHybrid 204 CV Life DSG", "ibrida-plug-in", "a", 150, 10, 0.4, 489, { rangeKm: 119 }],
  ]),
  ...toVariants({ make: "Peugeot", model: "3008", segment: "suv" }, [
    ["1.2 Hybrid 145 CV Allure e-DCS6", "ibrida", "a", 107, 123, 5.4, 405],
    ["Elettrica 73 kWh Allure", "elettrica", "a", 157, 0, 16.7, 449, { rangeKm: 526 }],
  ]),
  ...toVariants({ make: "Renault", model: "Captur", segment: "suv" }, [
    ["E-Tech full hybrid 145 CV Techno", "ibrida", "a", 105, 105, 4.7, 309],
    ["1.0 TCe 100 CV GPL Evolution", "gpl", "m", 74, 119, 7.6, 269],
  ]),
  ...toVariants({ make: "Dacia", model: "Duster", segment: "suv" }, [
    ["1.2 TCe 130 CV mild hybrid Expression", "ibrida", "m", 96, 124, 5.5, 269, { ready: true }],
    ["Hybrid 140 CV Journey", "ibrida", "a", 103, 114, 5, 309],
    ["ECO-G 100 CV Expression", "gpl", "m", 74, 130, 8, 259],
  ]),
  ...toVariants({ make: "Ford", model: "Puma", segment: "suv" }, [
    ["1.0 EcoBoost Hybrid 125 CV Titanium", "ibrida", "m", 92, 122, 5.4, 279, { ready: true }],
    ["Gen-E 168 CV", "elettrica", "a", 124, 0, 14.5, 305, { rangeKm: 376 }],
  ]),
  ...toVariants({ make: "Hyundai", model: "Tucson", segment: "suv" }, [
    ["1.6 HEV 215 CV XLine", "ibrida", "a", 158, 128, 5.6, 405],
    ["1.6 CRDi 136 CV XLine DCT", "diesel", "a", 100, 139, 5.3, 395, { long: true }],
  ]),
  ...toVariants({ make: "Kia", model: "Sportage", segment: "suv" }, [
    ["1.6 HEV 239 CV Business", "ibrida", "a", 176, 130, 5.7, 409, { audience: "aziende" }],
  ]),
  ...toVariants({ make: "Kia", model: "EV3", segment: "suv" }, [
    ["81,4 kWh Earth", "elettrica", "a", 150, 0, 14.9, 399, { rangeKm: 605 }],
  ]),
  ...toVariants({ make: "BMW", model: "X1", segment: "suv" }, [
    ["sDrive18d 150 CV", "diesel", "a", 110, 126, 4.8, 489, { long: true }],
  ]),
  ...toVariants({ make: "Tesla", model: "Model Y", segment: "suv" }, [
    ["Trazione posteriore", "elettrica", "a", 220, 0, 13.9, 489, { rangeKm: 500, ready: true }],
  ]),
  ...toVariants({ make: "MG", model: "ZS", segment: "suv" }, [
    ["Hybrid+ 197 CV Comfort", "ibrida", "a", 145, 115, 5, 279],
  ]),
  ...toVariants({ make: "Jeep", model: "Avenger", segment: "suv" }, [
    ["1.2 Turbo 100 CV Longitude", "benzina", "m", 74, 126, 5.6, 255, { audience: "privati" }],
    ["e-Hybrid 110 CV Altitude", "ibrida", "a", 81, 111, 4.9, 285, { ready: true }],
    ["Elettrica 54 kWh Altitude", "elettrica", "a", 115, 0, 15.4, 305, { rangeKm: 400 }],
  ]),
  ...toVariants({ make: "BYD", model: "Seal U", segment: "suv" }, [
    ["DM-i 218 CV Boost", "ibrida-plug-in", "a", 160, 20, 0.9, 399, { rangeKm: 80 }],
  ]),
  ...toVariants({ make: "Dacia", model: "Jogger", segment: "monovolume" }, [
    ["ECO-G 100 CV Expression 7 posti", "gpl", "m", 74, 121, 7.8, 265, { seats: 7, ready: true }],
    ["Hybrid 140 CV Expression 7 posti", "ibrida", "a", 103, 108, 4.8, 299, { seats: 7 }],
  ]),
  ...toVariants({ make: "Citroën", model: "Berlingo", segment: "monovolume" }, [
    ["1.5 BlueHDi 100 CV Plus", "diesel", "m", 75, 138, 5.3, 325],
    ["Elettrica 50 kWh Plus", "elettrica", "a", 100, 0, 18, 359, { rangeKm: 343 }],
  ]),
  ...toVariants({ make: "Mercedes-Benz", model: "Classe V", segment: "monovolume" }, [
    ["220 d 163 CV Long", "diesel", "a", 120, 185, 7, 749, { seats: 8, long: true }],
  ]),
  ...toVariants({ make: "Ford", model: "Transit Custom", segment: "commerciale" }, [
    ["2.0 EcoBlue 110 CV Trend", "diesel", "m", 81, 190, 7.3, 419, { ...VAN, seats: 3 }],
  ]),
  ...toVariants({ make: "Fiat", model: "Ducato", segment: "commerciale" }, [
    ["35 L2H2 2.2 Multijet 140 CV", "diesel", "m", 103, 236, 9, 455, { ...VAN, seats: 3 }],
  ]),
  ...toVariants({ make: "Renault", model: "Kangoo Van", segment: "commerciale" }, [
    [
      "E-Tech 45 kWh Advance",
      "elettrica",
      "a",
      90,
      0,
      18.6,
      375,
      { ...VAN, seats: 2, rangeKm: 300 },
    ],
    [
      "1.5 Blue dCi 95 CV Advance",
      "diesel",
      "m",
      70,
      139,
      5.3,
      315,
      { ...VAN, seats: 3, ready: true },
    ],
  ]),
  ...toVariants({ make: "Iveco", model: "Daily", segment: "commerciale" }, [
    ["35S14 Natural Power", "metano", "m", 100, 262, 9.5, 519, { ...VAN, seats: 3 }],
  ]),
];
