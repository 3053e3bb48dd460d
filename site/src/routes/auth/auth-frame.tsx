import { Fox, HEART, Icon } from "@volpe/ui";
import type { ReactNode } from "react";
import "../../login/auth.css";

/** Outlines of lucide (ISC licence). */
const FILE =
  "M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8l6 6v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M8 13h8M8 17h5";
const BUBBLES =
  "M16 10a2 2 0 0 1-2 2H6.8a2 2 0 0 0-1.4.6l-2.2 2.2A.7.7 0 0 1 2 14.3V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2zM20 9a2 2 0 0 1 2 2v10.3a.7.7 0 0 1-1.2.5l-2.2-2.2a2 2 0 0 0-1.4-.6H10a2 2 0 0 1-2-2v-1";
const SHIELD =
  "M20 13c0 5-3.5 7.5-7.7 9a1 1 0 0 1-.6 0C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.2-2.7a1.2 1.2 0 0 1 1.6 0C14.5 3.8 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4";

const BENEFITS = [
  {
    outline: HEART,
    title: "I tuoi elenchi ti seguono",
    text: "Preferiti e offerte già viste, uguali sul telefono e sul computer.",
  },
  {
    outline: FILE,
    title: "Preventivi e richieste in un posto",
    text: "A che punto sono, senza cercarli nella posta.",
  },
  {
    outline: BUBBLES,
    title: "Le risposte alle tue domande",
    text: "Scrivi una volta e ritrovi tutta la conversazione.",
  },
  {
    outline: SHIELD,
    title: "I tuoi dati restano tuoi",
    text: "Li scarichi o li cancelli tutti, quando vuoi, da solo.",
  },
];

type AuthFrameProps = {
  /** Hides the benefits of a profile, as follow-up steps do. */
  alone?: boolean;
  children: ReactNode;
};

/** A card with one task, beside the benefits of a profile. */
export function AuthFrame({ alone = false, children }: AuthFrameProps) {
  if (alone) {
    return (
      <div className="auth auth-alone v-container">
        <div className="auth__card">{children}</div>
      </div>
    );
  }
  return (
    <div className="auth v-container">
      <div className="auth__card">{children}</div>
      <aside className="auth__why" aria-labelledby="perche-profilo">
        <Fox mood="listening" size={88} />
        <h2 id="perche-profilo">A che cosa serve un profilo</h2>
        <ul>
          {BENEFITS.map(({ outline, title, text }) => (
            <li key={title}>
              <Icon outline={outline} size={22} />
              <div>
                <strong>{title}</strong>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="auth__free">Per confrontare le offerte non serve: quello resta libero.</p>
      </aside>
    </div>
  );
}
