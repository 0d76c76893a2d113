/** How near a test is to a changed file, by the words that both paths share: a word that few tests have says more. */
export type Nearness = (changed: string, test: string) => number

const unsaid = new Set(
  'src test tests journeys features shared routes route site index tsx ts css sql store page list get read create show the and of to in by find make open'.split(
    ' ',
  ),
)
/** What a word of the test takes away that the file does not have: `withdrawal` is nearer than `withdrawal-keyboard`. */
const foreign = 0.5
const shortestBeginning = 5

/** Prepares the words of all tests. */
export function createNearness(tests: readonly string[]): Nearness {
  const wordsOfTests = new Map(tests.map((path) => [path, wordsOf(path)]))
  const counts = new Map<string, number>()
  for (const words of wordsOfTests.values()) {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return (changed, test) => {
    const own = [...wordsOf(changed)]
    const worth = (word: string): number =>
      own.some((each) => isAlike(each, word)) ? Math.log2(tests.length / (counts.get(word) ?? 1)) : -foreign
    return [...(wordsOfTests.get(test) ?? [])].reduce((sum, word) => sum + worth(word), 0)
  }
}

/** The words of a path in singular, without its workspace: that is no nearness but a place. */
function wordsOf(path: string): Set<string> {
  const [, workspace = '', ...rest] = path.split('/')
  const words = [workspace === 'agent' ? 'agent' : '', ...rest.join('/').split(/[^a-z]+/i)]
  return new Set(
    words
      .map((word) => word.toLowerCase().replace(/s$/, ''))
      .filter((word) => word.length > 2 && !unsaid.has(word)),
  )
}

/** `withdraw` and `withdrawal` are one word. */
function isAlike(one: string, other: string): boolean {
  const shorter = one.length < other.length ? one : other
  return (
    one === other ||
    (shorter.length >= shortestBeginning && one.startsWith(shorter) && other.startsWith(shorter))
  )
}
