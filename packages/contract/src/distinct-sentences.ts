/**
 * Each sentence once, in order. One that is also there without its full stop is the same, and one
 * that begins a longer one, before a colon, is left to that.
 *
 * @example
 * listDistinct(["Consumi di un anno", "Consumi di un anno."]) // ["Consumi di un anno"]
 */
export function listDistinct(sentences: readonly string[]): string[] {
  const toWords = (sentence: string) => sentence.replace(/\.$/, "");
  const words = sentences.map(toWords);
  return sentences.filter((sentence, index) => {
    const own = toWords(sentence);
    return words.indexOf(own) === index && !words.some((other) => other.startsWith(`${own}: `));
  });
}
