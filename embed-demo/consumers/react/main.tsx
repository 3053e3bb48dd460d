import {
  loadVolpe,
  VolpeFavouritesButton,
  VolpeOfferCards,
  VolpeQuoteAssistant,
} from "@volpe/widgets/react";
import { StrictMode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

function App() {
  const [shown, setShown] = useState(0);
  useEffect(() => loadVolpe({ host: import.meta.env.VITE_VOLPE_HOST, tracking: "APP-REACT" }), []);
  return (
    <main>
      <h1>Prova</h1>
      <h2>Offerte</h2>
      <output>{shown}</output>
      <div>
        <VolpeOfferCards
          typology="luce"
          limit={2}
          onVolpeCards={({ detail }) => setShown(detail.shown)}
        />
      </div>
      <div>
        <VolpeFavouritesButton slug="luce-facile" label="Luce Facile" />
      </div>
      <VolpeQuoteAssistant variant="bubble" />
    </main>
  );
}

createRoot(document.querySelector("#root") as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
