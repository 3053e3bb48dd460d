/**
 * Each sentence once, in order. One that is also there without its full stop is the same.
 *
 * @example
 * listDistinct(["Consumi di un anno", "Consumi di un anno."]) // ["Consumi di un anno"]
 */
export function listDistinct(sentences: readonly string[]): string[] {
  const toWords = (sentence: string) => sentence.replace(/\.$/, "");
  const words = sentences.map(toWords);
  return sentences.filter((sentence, index) => words.indexOf(toWords(sentence)) === index);
}
