import { joinPatterns } from "./join-patterns.ts";

/* Words by which an answer speaks of somebody else. All patterns match spoken text. */

export const SOMEBODY =
  "(?:moglie|marito|compagn[ao]|madre|padre|mamma|papa|nonn[aoi]|figli[oaie]?|fratell[oi]|sorell[ae]|suocer\\w+|genitori|zi[oaei]+|nipot[ei]|cognat\\w+|cugin\\w+|amic\\w+|vicin\\w+|colleg\\w+|soci[aoe]|conoscent\\w+|client\\w+|ragionier[ea]|commercialist\\w+)";
/**
 * Matches a relative or acquaintance, who counts as a person of the household if the answer says
 * that they live in it.
 */
export const SOMEBODY_NAMED = new RegExp(`\\b${SOMEBODY}\\b`);
/**
 * Matches somebody else who acts: «Mi chiami mia figlia». «Per mia figlia» does not match, because
 * it only says for whom something is.
 */
const toByAnother = (somebody: string) =>
  new RegExp(`(?<!\\b(?:per|di|con|a|da|e|come) )\\b(?:mi[ao]|nostr[ao]) ${somebody}\\b`);
export const BY_ANOTHER = toByAnother(SOMEBODY);
/**
 * Matches facts of other people: «Il mio vicino ha Fastweb», «mia mamma ne fa 1500», «quello di
 * sotto ha la pompa di calore».
 */
const toOfAnother = (somebody: string) =>
  new RegExp(
    `\\b(?:mi[ao]|una?|un'|il|la|l'|i|dei) ?(?:mi[aoe]i? )?${somebody} (?:\\w+ )?(?:(?:mi|si|ci|ne|lo|la) |l')?(?:ha|hanno|sono|us[ao]\\w*|consum\\w+|dic\\w+|vuole|vogliono|fa|fanno|paga\\w*)\\b|\\b(?:quell[oaie]|chi|lui|lei|loro) .*\\b(?:ha|hanno)\\b|\\bpiano di (?:sopra|sotto)\\b`,
  );
/** Matches strangers: «Il bar di fronte fa 30mila», «la signora accanto dice 3». */
export const STRANGER =
  /\b(?:di fronte|accanto|di fianco|qui vicino|all'angolo)\b(?! (?:al|all[ao]|all') ?(?:cassa|banco|bancone|ingresso))|\b(?:un[ao]?|la|il|quell[ao]|quest[ao]) (?:signor[ae]|tizi[oa]|tale|concorren\w+)\b/;
export const OF_ANOTHER = joinPatterns([
  toOfAnother(SOMEBODY),
  new RegExp(`\\b(?:da|di) mi[ao] ${SOMEBODY},? (?:e|sono|era|erano|c'e|ce n'e)\\b`),
]);
/** Matches facts of another home. «Mio marito ha il contratto con Engie» is about the same home. */
export const OF_ANOTHER_HOME = toOfAnother(`(?!moglie|marito|compagn)${SOMEBODY}`);
export const BY_ANOTHER_HOME = toByAnother(`(?!moglie|marito|compagn)${SOMEBODY}`);
