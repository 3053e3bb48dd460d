import { fireEvent, screen, waitFor } from "@testing-library/react";
import { ApiError } from "@volpe/core";
import { expect, it } from "vitest";
import { press } from "../testing/controls.ts";
import { createFakeClient } from "../testing/fake-client.ts";
import { invalidFields } from "../testing/invalid-fields.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./recovery-page.tsx";

const expired = () => {
  throw new ApiError(410, [{ code: "link-expired", message: "Questo link non vale più." }]);
};

function renderRecovery({
  url = "/ripristino",
  decode = (): unknown => ({ email: "anna@esempio.it", name: "Anna", id: "u1" }),
  recover = (): unknown => ({ accepted: true }),
} = {}) {
  const sent: unknown[] = [];
  const client = createFakeClient({
    calls: {
      "GET /auth/decode": decode,
      "POST /auth/ripristino": ({ body }) => {
        sent.push(body);
        return recover();
      },
    },
  });
  const router = renderRoute(page, { path: "/ripristino", url, client });
  return { sent, router };
}

const heading = async () => (await screen.findByRole("heading", { level: 1 })).textContent;
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it("mails a recovery link without saying whether a profile exists", async () => {
  const { sent } = renderRecovery();
  expect(await heading()).toBe("Password dimenticata");
  type("E-mail", "anna@esempio.it");
  press("Mandami il link");
  expect((await screen.findByRole("status")).textContent).toContain("corrisponde un profilo");
  expect(sent).toEqual([{ email: "anna@esempio.it" }]);
});

it("sets the new password with the link's token and redirects to the login", async () => {
  const { sent, router } = renderRecovery({ url: "/ripristino?token=abc" });
  expect(await heading()).toBe("Scegli una nuova password");
  type("Nuova password", "quattro gatti neri");
  press("Salva la password");
  await screen.findByText("Un’altra pagina");
  expect(router.state.location).toMatchObject({
    pathname: "/auth/login",
    search: "?esito=password",
  });
  expect(sent).toEqual([{ token: "abc", password: "quattro gatti neri" }]);
});

it("shows the API's error beside the new password", async () => {
  const recover = () => {
    throw invalidFields({ password: "La password deve avere almeno 10 caratteri." });
  };
  renderRecovery({ url: "/ripristino?token=abc", recover });
  await heading();
  type("Nuova password", "corta");
  press("Salva la password");
  expect((await screen.findByRole("alert")).textContent).toContain("almeno 10 caratteri");
  expect(screen.getByLabelText("Nuova password").getAttribute("aria-invalid")).toBe("true");
});

it("asks for no password if the service is too busy to read the link", async () => {
  const decode = () => {
    throw new ApiError(429, [{ code: "too-many-requests", message: "Aspetta." }]);
  };
  renderRecovery({ url: "/ripristino?token=abc", decode });
  expect(await heading()).toBe("Non riesco a leggere il link");
  expect(screen.queryByLabelText("Nuova password")).toBeNull();
});

it.each([
  ["before a password was typed", { decode: expired }],
  ["after a password was typed", { recover: expired }],
])("offers a new link for an expired one, %s", async (_, answers) => {
  const { sent } = renderRecovery({ url: "/ripristino?token=abc&da=/richieste", ...answers });
  if ((await heading()) === "Scegli una nuova password") {
    type("Nuova password", "quattro gatti neri");
    press("Salva la password");
  }
  expect(await screen.findByRole("heading", { name: "Questo link non vale più" })).toBeTruthy();
  type("E-mail", "anna@esempio.it");
  press("Mandami un altro link");
  await waitFor(() => expect(sent.at(-1)).toEqual({ email: "anna@esempio.it" }));
});
