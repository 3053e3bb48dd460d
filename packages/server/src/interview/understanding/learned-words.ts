/* Stems of words that change no answer, learned from the tables of answers by
   `node packages/server/bench/answers-bench.ts --learn`. */

export const AFTER_A_FIGURE = `
  all' annett anni annu aut bast boh bollett cas chilovat chilowatt circ coinquilin commercial
  compres conguagl cont contant cub eur famigl fatt gas induzion iva kilowatt kilowattor kwh lord
  luc meg mes metr monofas nett nonn ogni pannell pass person piu poi qualcos quand quest' real
  scars senz smc sol spicc standard stim student test tond total trifas ultim watt`;

export const AFTER_A_BUT = `
  poc scad sempr stim tropp`;

export const ELSEWHERE = `
  abit acqua adess adsl affitt agricol all' almen alta ancor andiam anni anzian app appart appen
  april apro arriv attiv aut autonom bar bast ben benissim bimestr boh boiler bollett bologn
  buongiorn caff cald caldai calor camer campagn can cap car cart cell cellul cen centr chiam cio
  circ citt clim compr comunqu condizion consegn consum contator contratt cornett cortes cos cred
  cucin dand dat davant dell' dentist dentr dev dic dicembr dir dirl dirt disdett doman domicil
  dop dovrebb elettr email enel energ eni entro eol esser estat eur famigl far farm favor febbrai
  fibr figl fin fiss for fornitor fors fotovolt garibald gas gennai gentilissim gioc giorn
  giovann gir giust graz guard hotspot ibrid ide iliad induzion internet invern iphon iren iva
  ladr lavatric lavor legg lett liber lid lingott luc lung macchin madr mah mai malissim man
  mandam mandamel mar marz massim mattin max megl men merc mess met mezz mil mogl molt mort napol
  nazional negoz nient nonn normal numer nuor nuov oggi ogni onlin ora padr paes pag pai par part
  pass pav pellet pens per period person pescar pian piastr piccol piu po' poc poch poi pomp port
  portatil poss post potenz prefer prend prezz prim propr prossim prov provinc pur qua quand quas
  qui quind ram regg rest riscald rom san scald scaldabagn scritt scrivetem scrivim scus second
  sempr senz ser serv serviz sol sold soprattutt sorell sott sport stacc stagion student stuf sub
  sull' suv tant taormin tard telef teng term termin termosifon tett tim tip total trasfer
  trastev trifas tropp trov tutt ultim uso vad vecc ved vedov ver vers via vien vit viv vodafon
  vogl vorre whatsapp wif xke zia zon`;
