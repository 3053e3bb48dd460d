import type { Volume } from "./volume.ts";
import { addPrices, NO_PRICE, scalePrice, type VolumePrice, volumeAmount } from "./volume-price.ts";

/** A year's price in its three parts. */
export type Tariff = {
  /** € a year. */
  fixedEur: number;
  /** € a year for each kW. */
  perKwEur: number;
  volume: VolumePrice;
};

export const NO_TARIFF: Tariff = { fixedEur: 0, perKwEur: 0, volume: NO_PRICE };

export function toFixed(fixedEur: number): Tariff {
  return { ...NO_TARIFF, fixedEur };
}

export function toVolumeTariff(volume: VolumePrice): Tariff {
  return { ...NO_TARIFF, volume };
}

export function addTariffs(...tariffs: readonly Tariff[]): Tariff {
  return {
    fixedEur: tariffs.reduce((total, tariff) => total + tariff.fixedEur, 0),
    perKwEur: tariffs.reduce((total, tariff) => total + tariff.perKwEur, 0),
    volume: addPrices(...tariffs.map((tariff) => tariff.volume)),
  };
}

export function scaleTariff(tariff: Tariff, factor: number): Tariff {
  return {
    fixedEur: tariff.fixedEur * factor,
    perKwEur: tariff.perKwEur * factor,
    volume: scalePrice(tariff.volume, factor),
  };
}

/** € a year. */
export function tariffAmount(tariff: Tariff, volume: Volume, capacityKw: number): number {
  return tariff.fixedEur + tariff.perKwEur * capacityKw + volumeAmount(tariff.volume, volume);
}
