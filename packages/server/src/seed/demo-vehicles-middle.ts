import { type DemoVehicle, toVariants } from "./demo-vehicle.ts";

const LONG = { long: true };

/** Compact cars, saloons and estates. */
export const MIDDLE_VEHICLES: readonly DemoVehicle[] = [
  ...toVariants({ make: "Volkswagen", model: "Golf", segment: "compatta" }, [
    ["1.5 TSI 116 CV Life", "benzina", "m", 85, 122, 5.4, 335],
    ["1.5 eTSI 150 CV Style DSG", "ibrida", "a", 110, 116, 5.1, 375],
    ["2.0 TDI 116 CV Life", "diesel", "m", 85, 115, 4.4, 355, LONG],
    ["1.5 eHybrid 204 CV Style DSG", "ibrida-plug-in", "a", 150, 6, 0.3, 429, { rangeKm: 141 }],
  ]),
  ...toVariants({ make: "Volkswagen", model: "ID.3", segment: "compatta" }, [
    ["Pure 52 kWh", "elettrica", "a", 125, 0, 15.2, 339, { rangeKm: 388, ready: true }],
    ["Pro 59 kWh", "elettrica", "a", 150, 0, 15.6, 375, { rangeKm: 434 }],
  ]),
  ...toVariants({ make: "Toyota", model: "Corolla", segment: "compatta" }, [
    ["1.8 Hybrid 140 CV Active", "ibrida", "a", 103, 100, 4.4, 325],
  ]),
  ...toVariants({ make: "Peugeot", model: "308", segment: "compatta" }, [
    ["1.2 Hybrid 145 CV Allure e-DCS6", "ibrida", "a", 107, 112, 4.9, 325],
    ["1.5 BlueHDi 130 CV Allure EAT8", "diesel", "a", 96, 119, 4.5, 345, LONG],
  ]),
  ...toVariants({ make: "MG", model: "MG4", segment: "compatta" }, [
    ["51 kWh Standard", "elettrica", "a", 125, 0, 17, 279, { rangeKm: 350 }],
  ]),
  ...toVariants({ make: "Audi", model: "A3 Sportback", segment: "compatta" }, [
    ["1.5 TFSI 150 CV S tronic Business", "ibrida", "a", 110, 120, 5.3, 425],
    ["30 TDI 116 CV S tronic Business", "diesel", "a", 85, 117, 4.5, 419, LONG],
  ]),
  ...toVariants({ make: "BMW", model: "Serie 1", segment: "compatta" }, [
    ["118d 150 CV", "diesel", "a", 110, 116, 4.4, 445, LONG],
  ]),
  ...toVariants({ make: "BMW", model: "Serie 3", segment: "berlina" }, [
    ["320d 190 CV Business", "diesel", "a", 140, 122, 4.6, 585, LONG],
    [
      "330e 292 CV",
      "ibrida-plug-in",
      "a",
      215,
      20,
      0.8,
      629,
      { rangeKm: 101, audience: "aziende" },
    ],
  ]),
  ...toVariants({ make: "BMW", model: "i4", segment: "berlina" }, [
    ["eDrive35 286 CV", "elettrica", "a", 210, 0, 15.8, 589, { rangeKm: 500 }],
  ]),
  ...toVariants({ make: "Mercedes-Benz", model: "Classe C", segment: "berlina" }, [
    ["220 d 197 CV Business", "diesel", "a", 145, 118, 4.5, 635, LONG],
  ]),
  ...toVariants({ make: "Mercedes-Benz", model: "CLA", segment: "berlina" }, [
    ["250+ elettrica 272 CV", "elettrica", "a", 200, 0, 12.5, 599, { rangeKm: 790 }],
  ]),
  ...toVariants({ make: "Tesla", model: "Model 3", segment: "berlina" }, [
    ["Trazione posteriore", "elettrica", "a", 208, 0, 13.2, 459, { rangeKm: 554, ready: true }],
    ["Premium a grande autonomia", "elettrica", "a", 235, 0, 12.5, 519, { rangeKm: 750 }],
  ]),
  ...toVariants({ make: "Toyota", model: "Corolla Touring Sports", segment: "familiare" }, [
    ["1.8 Hybrid 140 CV Business", "ibrida", "a", 103, 103, 4.5, 345, LONG],
    ["2.0 Hybrid 178 CV Lounge", "ibrida", "a", 131, 107, 4.7, 389],
  ]),
  ...toVariants({ make: "Peugeot", model: "308 SW", segment: "familiare" }, [
    ["1.2 Hybrid 145 CV Allure e-DCS6", "ibrida", "a", 107, 116, 5.1, 345],
  ]),
  ...toVariants({ make: "Opel", model: "Astra Sports Tourer", segment: "familiare" }, [
    ["1.5 Diesel 130 CV Edition AT8", "diesel", "a", 96, 121, 4.6, 349, LONG],
  ]),
  ...toVariants({ make: "Skoda", model: "Octavia Wagon", segment: "familiare" }, [
    ["1.5 TSI mHEV 150 CV Selection DSG", "ibrida", "a", 110, 113, 5, 375],
    [
      "2.0 TDI 150 CV Selection DSG",
      "diesel",
      "a",
      110,
      120,
      4.6,
      389,
      { long: true, ready: true },
    ],
  ]),
  ...toVariants({ make: "Audi", model: "A5 Avant", segment: "familiare" }, [
    ["2.0 TDI 204 CV S tronic Business", "diesel", "a", 150, 128, 4.9, 619, LONG],
  ]),
];
