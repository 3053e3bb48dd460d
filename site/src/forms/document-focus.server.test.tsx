import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { FigureField } from "../routes/catalogue/figure-field.tsx";
import { IgnoredNotice } from "../routes/catalogue/notices.tsx";
import { PlaceField } from "../routes/places/place-field.tsx";
import { FormErrors } from "./form-errors.tsx";

const IGNORED = [{ key: "consumo", message: "Scrivi il consumo in cifre, come 2.700." }];

/** The names or classes of the elements that the server's document would focus. */
function listFocused(children: React.ReactNode): string[] {
  const markup = renderToString(<MemoryRouter>{children}</MemoryRouter>);
  return [...markup.matchAll(/<[^>]* autofocus=[^>]*>/g)].map(
    ([tag]) => / name="([^"]*)"/.exec(tag)?.[1] ?? / class="([^"]*)"/.exec(tag)?.[1] ?? tag,
  );
}

it("a document with a wrong figure marks its field for focus before the notice", () => {
  const fields = ["consumo", "potenza"].map((name) => (
    <FigureField key={name} name={name} label={name} unit="" value={1} ignored={IGNORED} />
  ));
  expect(
    listFocused(
      <>
        {fields}
        <IgnoredNotice ignored={IGNORED} />
      </>,
    ),
  ).toEqual(["consumo", "v-notice v-notice-attention"]);
});

it("a document past the last page of a list focuses no element", () => {
  const ignored = [{ key: "pagina", message: "Le pagine sono 3." }];
  expect(listFocused(<IgnoredNotice ignored={ignored} />)).toEqual([]);
});

it("a document with an unclear place focuses its field", () => {
  const asked = { typed: "Samone", choices: [] };
  expect(listFocused(<PlaceField defaultLabel="" asked={asked} />)).toEqual(["luogo"]);
  expect(listFocused(<PlaceField defaultLabel="Lecco (LC)" />)).toEqual([]);
});

it("a document with a refused form focuses the summary of its errors", () => {
  const errors = [{ code: "invalid-field" as const, message: "Controlla l’e-mail." }];
  expect(listFocused(<FormErrors errors={errors} findField={() => null} />)).toEqual([
    "form-errors",
  ]);
});
