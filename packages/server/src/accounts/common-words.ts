/**
 * Words that stand first in every attempt at guessing, gathered by ourselves: a password that is one
 * or two of them, however often and with whatever figures around, is no secret. Without accents.
 */
export const COMMON_WORDS: readonly string[] = `
password passwort passw pass parola parolachiave chiave segreto segreta secret accesso accedi
login logon entra entrare admin administrator amministratore root user utente username guest ospite
test prova prove testing demo changeme cambiami default temp temporanea nuovapassword lamia miapassword
welcome benvenuto benvenuta buongiorno buonasera buonanotte hello ciao salve qwerty qwertyuiop qwert
asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc azerty abc abcd abcde abcdef abcdefgh letmein
trustno iloveyou tiamo amore amoremio tesoro vita vitamia cuore amami tivoglio tivogliobene love lovely
angel angelo angela dragon drago monkey scimmia master maestro shadow ombra sunshine sole luna stella
stelle mare cielo terra fuoco acqua vento neve montagna fiore fiori rosa rose viola margherita farfalla
princess principessa principe regina queen king superman batman spiderman pokemon pikachu naruto goku
minecraft fortnite starwars matrix hacker computer internet telefono cellulare iphone samsung android
windows google facebook instagram whatsapp amazon microsoft apple casa casamia famiglia mamma mammamia
papa nonna nonno figlio figlia fratello sorella bambino bambina bimbo bimba gatto gatta cane cagnolino
micio lupo volpe leone tigre orso aquila delfino cavallo coniglio topo topolino paperino minnie pippo
pluto paperone italia italiano italiana forzaitalia roma forzaroma asroma lazio milano milan forzamilan
acmilan inter forzainter internazionale juventus juve forzajuve napoli forzanapoli torino genova sampdoria
bologna firenze fiorentina palermo catania cagliari bari lecce verona venezia padova trieste brescia
bergamo atalanta parma modena reggio perugia salerno foggia sicilia sardegna toscana calabria puglia
lombardia europa america football calcio campione campioni champions basket baseball soccer tennis moto
ferrari ducati vespa fiat alfaromeo lamborghini maserati mercedes yamaha valentino rossi totti delpiero
ronaldo maradona messi buffon cristiano alessandro alessandra alessio alessia andrea antonio antonella
antonietta anna annamaria barbara beatrice benedetta carlo carla caterina chiara claudio claudia cristian
cristina daniele daniela davide debora diego domenico elena eleonora elisa elisabetta emanuele emanuela
enrico fabio fabrizio federico federica filippo francesco francesca gabriele gabriella giacomo gianluca
gianni giorgia giorgio giovanni giovanna giulia giulio giuseppe giuseppina ilaria irene jessica laura
lorenzo luca lucia luigi marco marcello maria mario marina martina massimo matteo mattia maurizio mauro
michele michela monica nicola nicole paola paolo patrizia pietro riccardo roberto roberta rosaria salvatore
samuele sara serena silvia simona simone sofia stefano stefania tommaso valentina valeria veronica
vincenzo vittoria vittorio michael jordan jennifer thomas charlie robert daniel andrew ashley nicole
gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre primavera
estate autunno inverno lunedi martedi mercoledi giovedi venerdi sabato domenica natale pasqua capodanno
sempre mai mio mia miei tuo tua nostro nostra forza grande bella bello bellissima bellissimo ciccio ciccia
piccola piccolo pulcino polpetta patata nutella pizza spaghetti pasta cioccolato caffe cappuccino birra vino
musica chitarra pianoforte ligabue vasco vascorossi jovanotti metallica nirvana gioia felice felicita sorriso
speranza liberta pace paradiso destino fortuna fortunato magia sogno sogni gesu gesucristo madonna padrepio
dio jesus god lavoro ufficio azienda scuola liceo universita contratto bolletta luce gas energia offerta
noleggio preventivo fattura cliente conto banca poste carta soldi money dollaro euro bitcoin segretissima
azzurro azzurra rosso rossa verde bianco bianca nero nera giallo arancione blu super mega ultra power
summer winter spring autumn monday friday sunday january august october flower cookie cheese pepper
chocolate banana orange purple silver golden diamond crystal thunder phoenix tigger hunter killer ranger
freedom whatever nothing please something forever together family mother father sister brother friend
`
  .trim()
  .split(/\s+/);
