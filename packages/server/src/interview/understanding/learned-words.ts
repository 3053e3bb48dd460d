/* Stems of words that change no answer, learned from the tables of answers by
   `node packages/server/bench/answers-bench.ts --learn`. */

export const AFTER_A_FIGURE = `
  all' annu aut bast boh bollett cas circ commercial compres conguagl cont contant cub eur famigl
  fatt gas induzion iva lord luc metr monofas nett nonn ogni pannell pass person piu poi qualcos
  quest' real scars senz sol spicc standard stim student test tond total trifas ultim`;

export const AFTER_A_BUT = `
  men poc salt scad scatt sempr stim tropp`;

export const ELSEWHERE = `
  abit acqua adess adsl affitt agricol all' allor almen alta ancor andiam anni anzian app appart
  appen april apro arriv asciug attiv aut autonom aver azi bagn bar bast ben benissim bimestr boh
  boiler bollett bologn bresc brioc buonaser buongiorn caff cald caldai calor camer campagn can
  cap car cart cas cell cellul cen centr chiam cio circ citt cittadin client clim commercial
  compr comunqu condizion consegn consum cont contator contratt cornett cortes cos cred cucin
  dand dat davant dell' dentist dentr dev dic dicembr dir dirl dirt disdett docc doman domicil
  dop dovrebb elettr email enel energ eni entro eol esser estat eur famigl far farm favor febbrai
  fibr figl fin fiss for fornitor fors fotovolt fra garag garibald gas gennai gia gioc giorn
  giovann gir giu giugn giust graz guard hotspot ibrid ide idraul iliad individual induzion
  interess internet intest intorn invern iphon iren iscritt iva ladr lavatric lavor legg
  lentissim lett liber lid lingott luc lung macchin madr magg mah mai malissim man mand mandam
  mandamel mar marz massim mattin med megl men merc mess met mezz mezzogiorn mil mogl molt mort
  napol nazional negoz nient nonn normal numer nuor nuov offert oggi ogni onlin ora padov padr
  paes pag pai par part pass pav pellet pens pension per period pescar pian piastr piccol piu po'
  poc poch pochissim poi pomp port portatil poss post potenz prefer prend prezz prim propr
  prossim prov provinc pur qua qualcos quand quas quest' qui rag ram regg rest ricord riscald rom
  router sab san sant' sap sapre scad scald scaldabagn scritt scrivetem scrivim scus second sembr
  sempr senz ser serv serviz signor sol sold soprattutt sorell sott sottom sport stacc stagion
  storic stud student stuf sub sull' suocer suv tant taormin tard telef teng term termin
  termosifon tett tim tip torn total trasfer trastev trevis trifas tropp trov tutt ultim uso
  utenz vad vecc ved vedov ver vers via vicin vien vit viv vodafon vogl vol vorre whatsapp wif
  xke zia zon`;
