import type { ApiError } from '@saola/api-client'
import { dayMs, hourMs, secondMs, signInLockout } from '@saola/rules'
import type { Brand } from '../brand.ts'
import type { Figure } from '../figures.ts'

/** What became of one guess: it was looked at, it was right, it met nothing to guess at, or it has to wait. */
export type Guess = 'looked at' | 'right' | 'nothing there' | { waitMs: number }

/** Somebody who guesses as fast as the gateway lets anybody, and sleeps as long as it says. */
export type Guesser = {
  attack: string
  rule: string
  /** How many guesses may be looked at; without a bound for the day the guesser stops after an hour. */
  most: Partial<Record<'hour' | 'day', number>>
  guess: () => Promise<Guess>
}

/** Whoever is let guess so often is let guess for ever. */
const endless = 400

/** What a refusal says of a guess; `wrong` are the codes of one that was looked at, `nothing` those of one that met nothing. */
export function readGuess(
  refused: ApiError | undefined,
  wrong: readonly string[],
  nothing: readonly string[] = [],
): Guess {
  if (refused === undefined) return 'right'
  if (wrong.includes(refused.code)) return 'looked at'
  if (nothing.includes(refused.code)) return 'nothing there'
  if (refused.retryAfterSeconds !== undefined) return { waitMs: refused.retryAfterSeconds * secondMs }
  // Nothing is said of how long a network waits that is shown no more pictures.
  if (refused.code === 'TOO_MANY_REQUEST') return { waitMs: signInLockout.windowMs }
  throw refused
}

/** Lets somebody guess for an hour or a day by the clock; a figure for each span that has a bound. */
export async function guessOn({ clock }: Brand, { attack, rule, most, guess }: Guesser): Promise<Figure[]> {
  const begun = clock.now()
  const told: { at: number; guess: Guess }[] = []
  const until = begun + (most.day === undefined ? hourMs : dayMs)
  while (clock.now() < until && told.length < endless) {
    const at = clock.now()
    const answer = await guess()
    told.push({ at, guess: answer })
    if (typeof answer === 'object') clock.advance(Math.max(answer.waitMs, secondMs))
  }
  return (['hour', 'day'] as const).flatMap((span) => {
    const bound = most[span]
    if (bound === undefined) return []
    const within = told.filter(({ at }) => at < begun + (span === 'hour' ? hourMs : dayMs))
    const count = (wanted: Guess) => within.filter((each) => each.guess === wanted).length
    return [
      {
        attack: `${attack}, ${span === 'hour' ? 'in an hour' : 'in a day'}`,
        tries: within.length,
        lookedAt: count('looked at'),
        gotIn: count('right'),
        most: { lookedAt: bound, gotIn: 0 },
        rule,
      },
    ]
  })
}
