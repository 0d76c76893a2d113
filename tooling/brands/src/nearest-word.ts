/** The known word that is most like a typed one, for "did you mean"; undefined where none is close. */
export function nearestWord(word: string, known: Iterable<string>): string | undefined {
  const closest = Math.min(3, Math.floor(word.length / 3))
  let best: { word: string; distance: number } | undefined
  for (const each of known) {
    if (Math.abs(each.length - word.length) > closest) continue
    const distance = distanceOf(word.toLowerCase(), each.toLowerCase())
    if (distance <= closest && distance < (best?.distance ?? Infinity)) best = { word: each, distance }
  }
  return best?.word
}

/** What is added to a sentence about an unknown word. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const near = nearestWord(word, known)
  return near === undefined ? '' : `; did you mean ${near}?`
}

/** How many letters are added, left out or changed between two words (Levenshtein). */
function distanceOf(one: string, two: string): number {
  let row = Array.from({ length: two.length + 1 }, (_, index) => index)
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1]
    for (const [place, other] of Array.from(two).entries()) {
      const changed = (row[place] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
