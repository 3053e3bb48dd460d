import { BRAND, foldText, PASSWORD_MAX, PASSWORD_MIN } from "@volpe/contract";
import { invalidField } from "../errors.ts";
import { toNormal } from "./passwords.ts";

/**
 * Words that password guessers try first; our own collection, without accents. A password made of
 * one or two of these words is rejected, also if they repeat or have digits around them.
 */
const COMMON_WORDS: readonly string[] = `
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

/** A password with more digits and signs than this around common words is strong enough. */
const FIGURES_MAX = 8;
/** A password with more different words than this is a passphrase, even if each word is common. */
const WORDS_MAX = 2;
/** Longest word that is looked up. */
const LETTERS_MAX = 80;

/**
 * Asks for length instead of character classes (NIST SP 800-63B §5.1.1.2) and rejects passwords
 * that are guessed first. Throws `AppError("invalid-field")` for the field `password`, with a hint.
 */
export function checkNewPassword(
  password: string,
  { name, email }: { name: string; email: string },
): void {
  const normal = toNormal(password);
  const length = [...normal].length;
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) {
    throw invalidField(
      "password",
      `La password va da ${PASSWORD_MIN} a ${PASSWORD_MAX} caratteri: puoi usare anche una frase.`,
    );
  }
  if (isRepetition(normal) || isStaircase(normal) || isGuessed(normal, { name, email })) {
    throw invalidField(
      "password",
      "Questa password è tra le prime che si provano. Scegline una più tua: per esempio tre o quattro parole che stanno insieme solo per te.",
    );
  }
}

/**
 * Whether the password repeats one piece of at most four characters, as `abababab`, with at most
 * three other characters after it.
 */
function isRepetition(password: string): boolean {
  return /^(.{1,4}?)\1+.{0,3}$/su.test(password.toLowerCase());
}

const ROWS = ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", "abcdefghijklmnopqrstuvwxyz"];

/** Whether the password follows keyboard rows or the alphabet: `1234567890`, `poiuytrewq`. */
function isStaircase(password: string): boolean {
  const signs = [...password.toLowerCase()];
  const isStep = (from: string, to: string) =>
    from === to ||
    ROWS.some((row) => {
      const distance = row.indexOf(to) - row.indexOf(from);
      const known = row.includes(from) && row.includes(to);
      return known && [1, -1, row.length - 1, 1 - row.length].includes(distance);
    });
  const leaps = signs.filter((sign, index) => index > 0 && !isStep(signs[index - 1] ?? "", sign));
  // `qwertyuiop1234567890` changes the row once, `123abc…` twice.
  return leaps.length <= signs.length / 6;
}

/** Whether the password is made of common words or the person's own words with a few digits. */
function isGuessed(password: string, { name, email }: { name: string; email: string }): boolean {
  const plain = foldText(password);
  const parts = `${name} ${email} ${BRAND.name}`.split(/[^\p{L}\p{N}]+/u);
  // The whole text is checked too, because an address splits into shorter words.
  const ownWords = [name, email, ...email.split("@"), ...parts].map(toLetters);
  const words = new Set([...COMMON_WORDS, ...ownWords].filter((word) => word.length >= 3));
  // Digits between letters stand for letters and those around them are ignored: `p4ssw0rd2026`.
  const core = plain.replaceAll(/^[^a-z]+|[^a-z]+$/g, "").replaceAll(/[013457@$]/g, toLeetLetter);
  return [toLetters(plain), toLetters(core)].some(
    (letters) =>
      letters !== "" &&
      [...plain].length - letters.length <= FIGURES_MAX &&
      countWords(letters, words) <= WORDS_MAX,
  );
}

/** The smallest number of different words that make up `letters`; infinite if none do. */
function countWords(letters: string, words: ReadonlySet<string>): number {
  const best: (ReadonlySet<string> | null)[] = [new Set()];
  for (let end = 1; end <= letters.length; end += 1) {
    best[end] = null;
    for (let start = Math.max(0, end - LETTERS_MAX); start <= end - 3; start += 1) {
      const before = best[start];
      const word = letters.slice(start, end);
      if (before && words.has(word)) {
        const used = new Set(before).add(word);
        const known = best[end];
        if (!known || used.size < known.size) {
          best[end] = used;
        }
      }
    }
  }
  return best[letters.length]?.size ?? Number.POSITIVE_INFINITY;
}

const LEET = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s" };
const toLeetLetter = (sign: string) => LEET[sign as keyof typeof LEET] ?? sign;

const toLetters = (text: string) => foldText(text).replaceAll(/[^a-z]/g, "");
