import type { RingOptions } from './rings.ts'

/** What a run of tests is asked for. */
export type TestOptions = Pick<RingOptions, 'ring' | 'half' | 'rest'> & { changed: boolean }

const ours = new Set(['--all', '--unit', '--journeys', '--changed'])

/** Reads the words of `pnpm test`; what is not ours goes to the tool of the half that is asked for. */
export function readOptions(words: readonly string[]): TestOptions {
  const asked = new Set(words.filter((word) => ours.has(word)))
  const rest = words.filter((word) => !ours.has(word))
  const isUnit = asked.has('--unit')
  const isOneHalf = isUnit !== asked.has('--journeys')
  if (rest.length > 0 && !isOneHalf)
    throw new Error(`${rest.join(' ')}: say --unit or --journeys, so that it is known whose words these are`)
  return {
    // Tests that are named, or chosen by a change, run whichever ring they are in.
    ring: asked.has('--all') || asked.has('--changed') || rest.length > 0 ? 'round' : 'gate',
    ...(isOneHalf ? { half: isUnit ? 'unit' : 'journeys' } : {}),
    changed: asked.has('--changed'),
    rest,
  }
}
