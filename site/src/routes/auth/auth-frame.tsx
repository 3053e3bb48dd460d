import { Fox, HEART, Icon } from "@volpe/ui";
import type { ReactNode } from "react";
import { BUBBLES, FILE, SHIELD } from "./outlines.ts";
import "./auth.css";

const GIVEN = [
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
  /** A step on the way of who knows what a profile is good for. */
  alone?: boolean;
  children: ReactNode;
};

/** A card with one thing to do; beside it, what a profile is good for. */
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
          {GIVEN.map(({ outline, title, text }) => (
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
