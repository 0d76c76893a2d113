/** What our code does where a built-in is too new. */
const instead: Readonly<Record<string, string>> = {
  'URL.parse': 'use parseUrl of @saola/rules',
  'URL.canParse': 'use parseUrl of @saola/rules',
  'AbortSignal.any': 'abort one controller from both signals',
  'AbortSignal.timeout': 'abort a controller by setTimeout',
  '.throwIfAborted()': 'look at signal.aborted',
  '.toSorted()': 'use [...list].sort()',
  '.toReversed()': 'use [...list].reverse()',
  '.toSpliced()': 'use slice and a spread',
  '.findLast()': 'use filter(…).at(-1)',
  '.findLastIndex()': 'use map(…).lastIndexOf(true)',
  'Map.groupBy': 'use groupBy of @saola/rules',
  'Object.groupBy': 'use groupBy of @saola/rules',
  'Promise.withResolvers': 'make the promise with new Promise',
  'Array.fromAsync': 'use Promise.all',
  requestIdleCallback: 'use whenIdle of the member app',
  'a look behind': 'match what stands before in a group',
  '@media of a range':
    'write min-width or max-width in scripts, prepare the sheet by @saola/config/build-sheet',
  '@media of not and or': 'prepare the sheet by @saola/config/build-sheet',
  'a static block': 'build for scriptTarget of @saola/config/floor',
}

/** What to use instead of something newer than the floor. */
export function insteadOf(name: string): string {
  return (
    instead[name] ??
    (name.includes('of an iterator')
      ? 'spread it into an array first'
      : 'ask for it first, with a way on without it')
  )
}
