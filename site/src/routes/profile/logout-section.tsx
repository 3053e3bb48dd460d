import { Form } from "react-router-dom";
import { ProfileSection } from "./profile-section.tsx";

/** Ends the session of this device alone. */
export function LogoutSection() {
  return (
    <ProfileSection id="esci" intro="Su questo dispositivo. Gli altri restano connessi.">
      <Form method="post" action="/auth/logout">
        <button className="v-button v-button-secondary" type="submit">
          Esci dal profilo
        </button>
      </Form>
    </ProfileSection>
  );
}
