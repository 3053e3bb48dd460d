/**
 * Words that are right though nothing here may have them, each a slip or two away from one that is
 * often here: found to be nowhere, never taken for another. Folded.
 */
export const RIGHT_WORDS: ReadonlySet<string> = new Set(
  `abbonamento accumulo affitto albero allarme animali assegno autostrada azione benessere bonifico busta
  calcio caldaia cambiale camicia camino camper cane cani cantina carte casco cauzione centralino
  centro chiesa comando commercio condominio contante contanti contatti conto contratta coperta
  corriere costume credito cucina cuore decoder denaro destra detrazione dominio dual ecobonus
  ecommerce elettronica fattura fax febbre ferie fermo film finanza fondo forno frigo frigorifero
  frutta fuel garage garanzie gente giardino gomma grande guerra immobile infanzia lampada
  lavatrice lavoro legna legno lettera libro macchia magazzino mare marito mensa mobile mobili
  moto motore motorino mutuo negozio nero notte numero operaio ore osso pace palazzo pane pannelli
  parete parte passo patente pecora pelle pellet pensione persona pianta piatto piscina pista
  polizza pollo polso ponte porta portata posta posto presidente prestito presto prete primavera
  principe privacy problema prodotto professione pronto revisione ristorante sala salute scooter
  scuola sede sicurezza solare solari sole spalla spiaggia stadio stagione stanza stazione stufa
  tavolo termica termiche termici termico tetto treno uscita vacanza vacanze vela vento viaggi
  viaggio vino vista vita voce`.split(/\s+/),
);
