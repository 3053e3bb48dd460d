/** The headings under which the answers are listed, in this order. */
export const FAQ_GROUPS = {
  bolletta: "Leggere la bolletta",
  prezzi: "Prezzi e offerte",
  contratto: "Contratto, diritti, trasloco",
  gas: "Il gas",
  noleggio: "Noleggio a lungo termine",
  pos: "Pagamenti con carta",
  internet: "Internet di casa",
  volpe: "Come lavora Volpe",
} as const;
