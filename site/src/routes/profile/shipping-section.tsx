import { type AccountDetail, FORM_FIELDS, formatQuantity, type Position } from "@volpe/contract";
import { useState } from "react";
import { useSubmit } from "react-router-dom";
import { InputRow, SelectRow } from "../../forms/field-row.tsx";
import { PROVINCE_CHOICES } from "../../forms/province-choices.ts";
import { useHydrated } from "../../page/use-hydrated.ts";
import { findPosition, POSITION_FAILURES } from "../locate-deal/find-position.ts";
import {
  DoneNotice,
  type FormNews,
  ProfileForm,
  ProfileSection,
  readRefusal,
  toFormPath,
} from "./profile-form.tsx";

const FORM = "indirizzo";
/** All fields are optional: four empty fields remove the address. */
const SHIPPING_FIELDS = ["street", "postal_code", "city", "province"] as const;

type ShippingSectionProps = { detail: AccountDetail; place: string | null; news: FormNews };

export function ShippingSection({ detail, place, news }: ShippingSectionProps) {
  const { shipping, position } = detail;
  const { typed, errorOf } = readRefusal(news, FORM);
  const toRow = (name: (typeof SHIPPING_FIELDS)[number]) => ({
    form: FORM,
    name,
    value: typed?.[name] ?? shipping[name],
    error: errorOf(name),
  });
  return (
    <ProfileSection
      id="indirizzo"
      intro="Dove far arrivare un terminale, un modem o dei documenti. Per toglierlo, svuota i campi e salva."
    >
      <ProfileForm
        intent={FORM}
        news={news}
        fields={SHIPPING_FIELDS}
        submitLabel="Salva l’indirizzo"
        doneWords={shipping.street === "" ? "Indirizzo tolto." : "Indirizzo salvato."}
      >
        <InputRow
          {...toRow("street")}
          label="Via e numero"
          control={{
            ...FORM_FIELDS.street,
            required: false,
            autoComplete: "shipping street-address",
          }}
        />
        <div className="profile__place">
          <InputRow
            {...toRow("postal_code")}
            label="CAP"
            control={{
              ...FORM_FIELDS.postalCode,
              required: false,
              autoComplete: "shipping postal-code",
            }}
          />
          <InputRow
            {...toRow("city")}
            label="Comune"
            control={{
              ...FORM_FIELDS.city,
              required: false,
              autoComplete: "shipping address-level2",
            }}
          />
          <SelectRow
            {...toRow("province")}
            label="Provincia"
            control={{ autoComplete: "shipping address-level1" }}
            choices={PROVINCE_CHOICES}
          />
        </div>
      </ProfileForm>
      <PositionSaver position={position} place={place} news={news} />
    </ProfileSection>
  );
}

type PositionSaverProps = { position: Position | null; place: string | null; news: FormNews };

const POSITION_FORM = "posizione";
const REMOVAL_FORM = "togli-posizione";
const FAILURES = {
  ...POSITION_FAILURES,
  lost: `${POSITION_FAILURES.lost} Riprova fra poco.`,
};

/** The position stored with the profile, accurate to about 100 m. Needs JavaScript. */
function PositionSaver({ position, place, news }: PositionSaverProps) {
  const hydrated = useHydrated();
  const submit = useSubmit();
  const [state, setState] = useState<"idle" | "asking" | keyof typeof FAILURES>("idle");
  const { typed } = readRefusal(news, POSITION_FORM);
  const isRemoved = news.done === REMOVAL_FORM;
  const isKnown = position !== null || place !== null;
  if (!hydrated && !isKnown && !isRemoved) return null;

  async function handleClick() {
    setState("asking");
    const found = await findPosition();
    if (found.status === "failed") {
      setState(found.why);
      return;
    }
    setState("idle");
    const { latitude, longitude } = found.position;
    await submit(
      { intent: POSITION_FORM, latitude: String(latitude), longitude: String(longitude) },
      { method: "post", action: toFormPath(POSITION_FORM) },
    );
  }

  return (
    <div className="profile__position" id={POSITION_FORM}>
      <h3>La tua posizione</h3>
      {news.done === POSITION_FORM && <DoneNotice>Posizione salvata.</DoneNotice>}
      <p>
        {position === null
          ? "Se vuoi la tengo nel profilo, per proporti le offerte della tua zona."
          : `Salvata: latitudine ${formatQuantity(position.latitude)}, longitudine ${formatQuantity(position.longitude)}.`}{" "}
        {position !== null && "Elenchi e mappa partono dalla provincia in cui cade. "}
        La chiedo al browser solo se premi, arrotondata a circa cento metri.
      </p>
      {place !== null && (
        <p>
          Adesso gli elenchi partono da: <strong>{place}</strong>.
        </p>
      )}
      {isRemoved && <DoneNotice>Tolta: gli elenchi partono da tutta Italia.</DoneNotice>}
      {isKnown && (
        <ProfileForm
          intent={REMOVAL_FORM}
          news={{ ...news, done: null }}
          doneWords={null}
          submitLabel={position === null ? "Togli la zona" : "Togli la posizione"}
          submitClass="v-button-secondary v-button-small"
        />
      )}
      {hydrated && (
        <button
          className="v-button v-button-secondary v-button-small"
          type="button"
          disabled={state === "asking"}
          onClick={handleClick}
        >
          {state === "asking"
            ? "Aspetto il browser…"
            : position === null
              ? "Salva la mia posizione"
              : "Aggiorna la mia posizione"}
        </button>
      )}
      <div role="status">
        {state !== "idle" && state !== "asking" && <p className="v-notice">{FAILURES[state]}</p>}
        {typed !== undefined && <p className="v-notice">Non riesco a salvarla adesso. Riprova.</p>}
      </div>
    </div>
  );
}
