import { type AccountDetail, type AffiliateView, formatCents } from "@volpe/contract";
import { Link } from "react-router-dom";
import { FormErrors } from "../../forms/form-errors.tsx";
import { PasswordField } from "../../forms/password-field.tsx";
import { type FormNews, ProfileForm, ProfileSection, readRefusal } from "./profile-form.tsx";

type DataRightsSectionProps = {
  detail: AccountDetail;
  /** Null = the person never joined. */
  affiliate: AffiliateView;
  erasureToken: string | null;
  news: FormNews;
};

/** Offers a copy of the person's data, and the erasure of the profile. */
export function DataRightsSection({
  detail,
  affiliate,
  erasureToken,
  news,
}: DataRightsSectionProps) {
  return (
    <ProfileSection
      id="copia"
      intro="Tutto ciò che conservo di te in un file JSON, che si apre con qualsiasi editor di testo: dati, consensi, richieste, messaggi ed elenchi."
    >
      <p>
        <a className="v-button v-button-secondary" href="/profilo/dati.json" download>
          Scarica i tuoi dati
        </a>
      </p>
      <EraseProfile
        hasPassword={detail.hasPassword}
        affiliate={affiliate}
        erasureToken={erasureToken}
        news={news}
      />
    </ProfileSection>
  );
}

type EraseProfileProps = Omit<DataRightsSectionProps, "detail"> & { hasPassword: boolean };

const ERASE = "cancellazione";
const ASK_LINK = "link-cancellazione";

/**
 * Says what an erasure deletes and keeps, then asks for the password. An account without a password
 * gets a mailed link; the person who follows it confirms here.
 */
function EraseProfile({ hasPassword, affiliate, erasureToken, news }: EraseProfileProps) {
  const { typed, errors, errorOf } = readRefusal(news, ERASE);
  const spent = errors.some(({ code }) => code === "link-expired");
  const token = spent ? undefined : (typed?.token ?? erasureToken ?? undefined);
  const opened =
    token !== undefined ||
    typed !== undefined ||
    news.done === ASK_LINK ||
    news.refusal?.intent === ASK_LINK;
  return (
    <details className="profile__fold profile__erase" id="cancella" open={opened}>
      <summary>Cancella il profilo</summary>
      <div className="v-form">
        <ErasureEffects affiliate={affiliate} />
        {spent && !hasPassword && <FormErrors errors={errors} findField={() => null} />}
        {token !== undefined || hasPassword ? (
          <ProfileForm
            intent={ERASE}
            news={news}
            fields={token === undefined ? ["password"] : []}
            submitLabel="Cancella il profilo per sempre"
            submitClass="profile__danger"
            doneWords=""
          >
            {token === undefined ? (
              <PasswordField
                form={ERASE}
                autoComplete="current-password"
                label="La tua password, per conferma"
                error={errorOf("password")}
              />
            ) : (
              <>
                <p>Sei arrivato dal link che ti ho mandato: manca solo questa conferma.</p>
                <input type="hidden" name="token" value={token} />
              </>
            )}
          </ProfileForm>
        ) : (
          <ProfileForm
            intent={ASK_LINK}
            news={news}
            submitLabel="Mandami il link per cancellarlo"
            doneWords="Ti ho mandato un’e-mail: aprila e conferma da lì. Finché non lo fai non cambia niente."
          >
            <p>Entri senza password, quindi per conferma ti mando un link via e-mail.</p>
          </ProfileForm>
        )}
      </div>
    </details>
  );
}

type Affiliate = NonNullable<AffiliateView>;

/** What an erasure deletes and what it keeps; null = the person never joined the affiliates. */
function ErasureEffects({ affiliate }: { affiliate: AffiliateView }) {
  const owed = affiliate === null ? "" : toOwed(affiliate.balance);
  return (
    <>
      <p>Succede subito e non si può annullare. Se vuoi una copia, scaricala prima.</p>
      {owed !== "" && affiliate?.iban === "" && (
        <p className="v-notice v-notice-attention">
          <span>
            Come affiliato hai {owed}, ma non hai scritto un IBAN. Se cancelli il profilo senza, non
            posso più pagarti.{" "}
            <Link to="/affiliate/pannello#conto">Scrivilo prima nel pannello</Link>.
          </span>
        </p>
      )}
      <div className="profile__pair profile__effects">
        <div>
          <h3>Che cosa va via</h3>
          <ul>
            <li>Nome, e-mail, telefono, indirizzo, posizione e password</li>
            <li>Gli accessi, su tutti i dispositivi</li>
            <li>I preventivi e le richieste, con le conversazioni da cui sono nati</li>
            <li>Gli ordini che non hai firmato</li>
            <li>I messaggi con l’assistenza e i loro allegati</li>
            <li>I consensi, e gli elenchi che ti seguono da un dispositivo all’altro</li>
            {affiliate !== null && <AffiliateLosses affiliate={affiliate} isOwed={owed !== ""} />}
          </ul>
        </div>
        <div>
          <h3>Che cosa resta</h3>
          <ul>
            <li>
              I contratti che hai firmato, con la prova della firma: per legge li conservo dieci
              anni
            </li>
            {affiliate !== null && <AffiliateRemains affiliate={affiliate} owed={owed} />}
            <li>Conteggi in cui non c’è niente di te</li>
            <li>
              Se ti sei tolto dalle nostre e-mail, un codice che ce lo ricorda senza contenere
              l’indirizzo
            </li>
            <li>
              I cookie di questo dispositivo: li trovi nella{" "}
              <Link to="/cookie-policy">pagina dei cookie</Link>
            </li>
          </ul>
        </div>
      </div>
    </>
  );
}

/** The sums that are not paid yet, as `80,00 € in attesa`; "" = none. */
function toOwed({ pendingCents, approvedCents }: Affiliate["balance"]): string {
  return [
    ...(pendingCents > 0 ? [`${formatCents(pendingCents)} in attesa`] : []),
    ...(approvedCents > 0 ? [`${formatCents(approvedCents)} da pagare`] : []),
  ].join(" e ");
}

function AffiliateLosses({ affiliate, isOwed }: { affiliate: Affiliate; isOwed: boolean }) {
  return (
    <>
      <li>
        {affiliate.codes.length === 1 ? "Il codice" : "I codici"} da affiliato e il pannello: link e
        widget funzionano ancora, ma non maturano più nulla
      </li>
      {affiliate.iban !== "" && !isOwed && <li>Intestatario e IBAN del tuo conto di affiliato</li>}
    </>
  );
}

function AffiliateRemains({ affiliate, owed }: { affiliate: Affiliate; owed: string }) {
  const { balance, iban } = affiliate;
  const willBePaid = owed !== "" && iban !== "";
  return (
    <>
      {willBePaid && (
        <li>
          Intestatario e IBAN ({iban}), finché hai commissioni in attesa o da pagare: oggi {owed}.
          Ti pago fino all’ultima, anche sotto la somma minima, poi li cancello
        </li>
      )}
      {(balance.paidCents > 0 || willBePaid) && (
        <li>
          I pagamenti delle commissioni, con intestatario e IBAN: per legge li conservo dieci anni
        </li>
      )}
      {(balance.paidCents > 0 || owed !== "") && (
        <li>I conti delle commissioni, senza il tuo nome</li>
      )}
    </>
  );
}
