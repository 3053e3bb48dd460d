/* Words by which a text speaks of the past or of a wish. All patterns match spoken text. */

export const WISHED =
  /\b(?:vorrei|vorremmo|voglio|vogliamo|penso di|pensavo|pensiamo|sto per|stiamo per|dovrei|dovremmo|potrei|mi piacerebbe|spero)\b/;
/** Matches words for something that is no more. */
export const NO_MORE =
  /\b(?:avev[oai]|avevamo|c'era(?:no)?|ero|eravamo|usav[oa]|usavamo|una volta|in passato|(?:anni|mesi|tempo) fa|(?:stav|abitav|vivev|risiedev|spendev|pagav|consumav|incassav|facev)(?:o|amo)|fino (?:a ieri|all'anno|al 20\d\d|a (?:[a-z]+(?:bre|aio|zo|ile|gio|gno|lio|sto)))|tolt[oaie]|levat[oaie]|(?:cambiat|sostituit|rimpiazzat)[oaie] (?:con|col|da)|vendut[oaie]|smontat[oaie]|(?<!e )rott[oaie]|spent[oaie]|buttat[oaie]|pers[oaie]|strappat[oaie]|guast[oaie]|staccat[oaie]|disdett[oaie]?|(?<!\bla )prima(?! casa))\b/;
/** Matches a former thing: «Nella vecchia casa 3.000». */
export const FORMER =
  /\b(?:vecchi[oa]|precedent[ei]|altr[oa]) (?:cas[ae]|appartamento|abitazione|contratto|contatore|linea|fornitore|gestore|operatore|auto|macchina)\b|\b(?:cas[ae]|contratto|contatore|linea|auto|macchina) (?:vecchi[oa]|precedente|di prima)\b|\bai (?:miei )?tempi\b|\bun tempo\b/;
