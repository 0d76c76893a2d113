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

/** How many letters are added, left out, changed or swapped with the next between two words (Damerau and Levenshtein). */
function distanceOf(one: string, two: string): number {
  let before: number[] = []
  let row = Array.from({ length: two.length + 1 }, (_, index) => index)
  for (let index = 0; index < one.length; index += 1) {
    const next = [index + 1]
    for (let place = 0; place < two.length; place += 1) {
      const changed = (row[place] ?? 0) + (one[index] === two[place] ? 0 : 1)
      const isSwapped =
        index > 0 && place > 0 && one[index] === two[place - 1] && one[index - 1] === two[place]
      const swapped = isSwapped ? (before[place - 1] ?? 0) + 1 : Infinity
      next.push(Math.min(changed, swapped, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1))
    }
    before = row
    row = next
  }
  return row.at(-1) ?? 0
}
