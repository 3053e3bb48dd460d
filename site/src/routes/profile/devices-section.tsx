import { type Device, formatDate, withDay } from "@volpe/contract";
import { Form } from "react-router-dom";
import { FormErrors } from "../../forms/form-errors.tsx";
import { RomeTime } from "../time/rome-time.tsx";
import {
  DoneNotice,
  type FormNews,
  ProfileForm,
  ProfileSection,
  toFormPath,
} from "./profile-form.tsx";

const ONE = "dispositivo";
const OTHERS = "altri-dispositivi";

/** The account's sessions, this device first, with a button to end each other session. */
export function DevicesSection({ devices, news }: { devices: Device[]; news: FormNews }) {
  const sorted = devices.toSorted((a, b) => Number(b.current) - Number(a.current));
  const others = devices.filter(({ current }) => !current).length;
  return (
    <ProfileSection
      id="dispositivi"
      intro="Dove sei entrato. Se non ne riconosci uno, disconnettilo e cambia la password."
    >
      {news.done === ONE && <DoneNotice>Dispositivo disconnesso.</DoneNotice>}
      {news.done === OTHERS && others === 0 && (
        <DoneNotice>Gli altri dispositivi sono disconnessi.</DoneNotice>
      )}
      {news.refusal?.intent === ONE && (
        <FormErrors form={ONE} errors={news.refusal.errors} findField={() => null} />
      )}
      <ul className="profile__rows">
        {sorted.map((device) => (
          <DeviceRow key={device.id} {...device} />
        ))}
      </ul>
      {others > 0 && (
        <ProfileForm
          intent={OTHERS}
          news={news}
          submitLabel="Disconnetti tutti gli altri"
          submitClass="v-button-secondary v-button-small"
          doneWords="Gli altri dispositivi sono disconnessi. Se ne vedi uno, è entrato adesso."
        />
      )}
    </ProfileSection>
  );
}

function DeviceRow({ id, name, current, since, lastSeen }: Device) {
  return (
    <li className="profile__row">
      <div>
        <p>
          <strong>{name}</strong>{" "}
          {current && <span className="v-tag v-tag-saving">questo dispositivo</span>}
        </p>
        <p className="v-quiet v-small">
          {withDay("Dal", formatDate(since))}
          {!current && (
            <>
              , visto l’ultima volta <RomeTime after="il" iso={lastSeen} />
            </>
          )}
        </p>
      </div>
      {!current && (
        <Form method="post" action={toFormPath(ONE)}>
          <input type="hidden" name="intent" value={ONE} />
          <input type="hidden" name="id" value={id} />
          <button className="v-text-button" type="submit">
            Disconnetti <span className="v-hidden">{name}</span>
          </button>
        </Form>
      )}
    </li>
  );
}
