import { type DemoVehicle, toVariants } from "./demo-vehicle.ts";

/** Citycars and small cars. */
export const SMALL_VEHICLES: readonly DemoVehicle[] = [
  ...toVariants({ make: "Fiat", model: "Panda", segment: "citycar" }, [
    ["1.0 Hybrid 65 CV Pandina", "ibrida", "m", 48, 113, 5, 189, { ready: true }],
    ["1.0 Hybrid 65 CV Pandina Icon", "ibrida", "m", 48, 113, 5, 199],
    ["1.0 Hybrid 65 CV Cross", "ibrida", "m", 48, 115, 5.1, 209, { ended: true }],
  ]),
  ...toVariants({ make: "Fiat", model: "500", segment: "citycar" }, [
    ["1.0 Hybrid 65 CV Torino", "ibrida", "m", 48, 117, 5.2, 219, { seats: 4 }],
    ["Elettrica 42 kWh", "elettrica", "a", 87, 0, 14.9, 239, { seats: 4, rangeKm: 321 }],
  ]),
  ...toVariants({ make: "Toyota", model: "Aygo X", segment: "citycar" }, [
    ["1.5 Hybrid 116 CV Active", "ibrida", "a", 85, 85, 3.7, 229, { seats: 4 }],
  ]),
  ...toVariants({ make: "Hyundai", model: "i10", segment: "citycar" }, [
    ["1.0 MPI 63 CV Connectline", "benzina", "m", 46, 113, 5, 205, { ready: true }],
  ]),
  ...toVariants({ make: "Hyundai", model: "Inster", segment: "citycar" }, [
    ["49 kWh XClass", "elettrica", "a", 85, 0, 15.1, 245, { seats: 4, rangeKm: 370 }],
  ]),
  ...toVariants({ make: "Kia", model: "Picanto", segment: "citycar" }, [
    ["1.0 DPI 63 CV Urban", "benzina", "m", 46, 115, 5.1, 199],
  ]),
  ...toVariants({ make: "BYD", model: "Dolphin Surf", segment: "citycar" }, [
    ["43,2 kWh Boost", "elettrica", "a", 65, 0, 15.5, 209, { seats: 4, rangeKm: 322, ready: true }],
  ]),
  ...toVariants({ make: "Lancia", model: "Ypsilon", segment: "utilitaria" }, [
    ["1.2 Hybrid 110 CV", "ibrida", "a", 81, 103, 4.6, 249],
    ["Elettrica 51 kWh", "elettrica", "a", 115, 0, 14.3, 285, { rangeKm: 425 }],
  ]),
  ...toVariants({ make: "Toyota", model: "Yaris", segment: "utilitaria" }, [
    ["1.5 Hybrid 116 CV Active", "ibrida", "a", 85, 92, 4.1, 255, { ready: true }],
    ["1.5 Hybrid 130 CV Lounge", "ibrida", "a", 96, 97, 4.3, 289],
  ]),
  ...toVariants({ make: "Volkswagen", model: "Polo", segment: "utilitaria" }, [
    ["1.0 TSI 95 CV Life", "benzina", "m", 70, 119, 5.2, 265],
    ["1.0 TSI 116 CV Style DSG", "benzina", "a", 85, 123, 5.4, 295],
  ]),
  ...toVariants({ make: "Peugeot", model: "208", segment: "utilitaria" }, [
    ["1.2 Turbo 100 CV Style", "benzina", "m", 74, 118, 5.2, 235],
    ["1.2 Hybrid 110 CV Allure e-DCS6", "ibrida", "a", 81, 103, 4.6, 259],
    ["Elettrica 51 kWh Allure", "elettrica", "a", 115, 0, 14.1, 275, { rangeKm: 432 }],
  ]),
  ...toVariants({ make: "Renault", model: "Clio", segment: "utilitaria" }, [
    ["1.0 TCe 90 CV Evolution", "benzina", "m", 67, 118, 5.2, 225, { ready: true }],
    ["1.0 TCe 100 CV GPL Evolution", "gpl", "m", 74, 108, 7, 229],
    ["E-Tech full hybrid 145 CV Techno", "ibrida", "a", 105, 93, 4.1, 275],
  ]),
  ...toVariants({ make: "Renault", model: "5", segment: "utilitaria" }, [
    ["E-Tech 52 kWh 150 CV Techno", "elettrica", "a", 110, 0, 15.2, 269, { rangeKm: 405 }],
  ]),
  ...toVariants({ make: "Dacia", model: "Sandero", segment: "utilitaria" }, [
    ["Streetway 1.0 TCe 90 CV Expression", "benzina", "m", 67, 120, 5.3, 205],
    ["Stepway ECO-G 100 CV Expression", "gpl", "m", 74, 115, 7.4, 215, { ready: true }],
  ]),
  ...toVariants({ make: "Citroën", model: "C3", segment: "utilitaria" }, [
    ["1.2 Turbo 100 CV You", "benzina", "m", 74, 125, 5.6, 199, { ready: true }],
    ["1.2 Hybrid 110 CV Plus e-DCS6", "ibrida", "a", 81, 112, 5, 235],
    ["ë-C3 44 kWh Plus", "elettrica", "a", 83, 0, 16.4, 225, { rangeKm: 326 }],
  ]),
  ...toVariants({ make: "Opel", model: "Corsa", segment: "utilitaria" }, [
    ["1.2 Turbo 100 CV Edition", "benzina", "m", 74, 118, 5.2, 229],
    ["1.2 Hybrid 110 CV GS e-DCT6", "ibrida", "a", 81, 104, 4.6, 255],
  ]),
  ...toVariants({ make: "Skoda", model: "Fabia", segment: "utilitaria" }, [
    ["1.0 TSI 95 CV Selection", "benzina", "m", 70, 114, 5, 235],
  ]),
  ...toVariants({ make: "MG", model: "MG3", segment: "utilitaria" }, [
    ["Hybrid+ 194 CV Comfort", "ibrida", "a", 143, 100, 4.4, 239, { ready: true }],
  ]),
];
