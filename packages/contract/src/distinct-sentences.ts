/**
 * Lists each sentence once, in order. Sentences that differ only in the final full stop count as
 * the same. A sentence that a longer sentence repeats before a colon is dropped.
 *
 * @example
 * listDistinct(["Consumi di un anno", "Consumi di un anno."]) // ["Consumi di un anno"]
 */
export function listDistinct(sentences: readonly string[]): string[] {
  const toWords = (sentence: string) => sentence.replace(/\.$/, "");
  const words = sentences.map(toWords);
  return sentences.filter((sentence, index) => {
    const word = toWords(sentence);
    return words.indexOf(word) === index && !words.some((other) => other.startsWith(`${word}: `));
  });
}
