import { demoData, demoEconomy } from '@saola/demo'
import { drawsFrom } from '@saola/game-engines'
import { usualValidBetTerms, type ValidBetTerms } from '@saola/rules'
import { seededRandom } from '@saola/testkit'
import type { Given } from './account.ts'
import { seek, type Seeker, type Sought } from './seek.ts'
import { seekersOf, type SeekerKind } from './seekers.ts'

/** How valid bets count in the demo. */
export function demoTerms(): ValidBetTerms {
  const { validBets } = demoData({ now: 0, memberOrigin: 'http://127.0.0.1' }).merchant.settings
  return { ...usualValidBetTerms, ...validBets }
}

/** What became of one seeker. */
export type Found = { readonly seeker: Seeker; readonly sought: Sought }

/** Every seeker of a kind with an equal part of so many rounds, on the demo's configuration unless told otherwise. */
export function seekAll(
  kind: SeekerKind,
  rounds: number,
  { given = demoEconomy(), terms = demoTerms() }: { given?: Given; terms?: ValidBetTerms } = {},
): Found[] {
  const seekers = seekersOf(terms)[kind]
  return seekers.map((seeker, place) => {
    const random = seededRandom(1_000 + place)
    const draws = drawsFrom(() => Math.floor(random() * 2 ** 32))
    const each = Math.ceil(rounds / seekers.length / seeker.players)
    return { seeker, sought: seek(seeker, given, draws, each) }
  })
}
