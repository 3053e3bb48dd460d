import type { ProductSheet as ProductSheetData } from "@volpe/contract";
import { PageHead } from "../../layout/page-head.tsx";
import { toProductPicture } from "../products/product-picture.ts";
import { ProductSheet } from "../products/product-sheet.tsx";
import { useViewed } from "../products/use-viewed.ts";

type VehicleSheetProps = { sheet: ProductSheetData; useSearch: string };

export function VehicleSheet({ sheet, useSearch }: VehicleSheetProps) {
  useViewed(sheet);
  const { name, path, current } = sheet;
  return (
    <>
      <PageHead
        title={`${name} a noleggio`}
        description={`${name} a noleggio a lungo termine: canone per durata, chilometri e anticipo, servizi compresi, franchigie e tempi di consegna.`}
        path={path}
        indexed={current}
        picture={toProductPicture(sheet)}
      />
      <ProductSheet
        sheet={sheet}
        listHref={`/noleggio${useSearch}`}
        listName="Noleggio"
        useSearch={useSearch}
      />
    </>
  );
}
