import type { AccountDetail } from "@volpe/contract";
import { FieldRow } from "../forms/field-row.tsx";
import { ProvinceOptions } from "../offers/province-options.tsx";
import { PositionSaver } from "./position-saver.tsx";
import { ProfileForm, readRefusal } from "./profile-form.tsx";
import type { FormNews } from "./profile-intents.ts";
import { ProfileSection } from "./profile-section.tsx";
import { SHIPPING_FIELDS, type ShippingField } from "./shipping-form.ts";

const FORM = "indirizzo";

export function ShippingSection({ detail, news }: { detail: AccountDetail; news: FormNews }) {
  const { shipping, position } = detail;
  const { typed, errorOf } = readRefusal(news, FORM);
  const initialOf = (field: ShippingField) => typed?.[field] ?? shipping[field];
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
        <FieldRow form={FORM} name="street" label="Via e numero" error={errorOf("street")}>
          {(attributes) => (
            <input
              {...attributes}
              autoComplete="shipping street-address"
              maxLength={140}
              defaultValue={initialOf("street")}
            />
          )}
        </FieldRow>
        <div className="profile__place">
          <FieldRow form={FORM} name="postal_code" label="CAP" error={errorOf("postal_code")}>
            {(attributes) => (
              <input
                {...attributes}
                autoComplete="shipping postal-code"
                inputMode="numeric"
                maxLength={5}
                defaultValue={initialOf("postal_code")}
              />
            )}
          </FieldRow>
          <FieldRow form={FORM} name="city" label="Comune" error={errorOf("city")}>
            {(attributes) => (
              <input
                {...attributes}
                autoComplete="shipping address-level2"
                maxLength={40}
                defaultValue={initialOf("city")}
              />
            )}
          </FieldRow>
          <FieldRow form={FORM} name="province" label="Provincia" error={errorOf("province")}>
            {(attributes) => (
              <select
                {...attributes}
                className="v-input v-select"
                autoComplete="shipping address-level1"
                defaultValue={initialOf("province")}
              >
                <option value="">Scegli</option>
                <ProvinceOptions />
              </select>
            )}
          </FieldRow>
        </div>
      </ProfileForm>
      <PositionSaver position={position} news={news} />
    </ProfileSection>
  );
}
