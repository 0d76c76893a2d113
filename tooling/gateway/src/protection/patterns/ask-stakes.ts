import * as z from 'zod/mini'
import type { Services } from '../../services/services.ts'
import type { ToldStake } from './stakes-of-order.ts'

const place = z.object({ placedAt: z.int(), betId: z.string() })
const page = z.object({
  stakes: z.array(
    z.object({
      betId: z.string(),
      playerId: z.string().check(z.regex(/^[1-9]\d{0,15}$/)),
      market: z.string().check(z.maxLength(200)),
      selection: z.string().check(z.maxLength(200)),
      opposite: z.nullable(z.string()),
      amount: z.int().check(z.positive()),
      placedAt: z.int(),
      opensAt: z.int(),
      startsAt: z.int(),
    }),
  ),
  next: z.nullable(place),
})

/** Stakes at our own games, and where the next page of them begins. */
export type StakePage = { stakes: ToldStake[]; next: z.infer<typeof place> | null }

/**
 * What was staked on matches or at tables of our own games from a moment on; undefined where none is connected, or it does not tell
 * this. Throws where it does not answer.
 */
export async function askStakes(
  { askVendor }: Pick<Services, 'askVendor'>,
  asked: { of: 'matches' | 'tables'; from: number; after?: StakePage['next'] },
): Promise<StakePage | undefined> {
  const { of, from, after } = asked
  const response = await askVendor('/stakes', { of, from, ...(after && { after }) })
  // A version of before has no such address.
  if (!response || response.status === 404) return undefined
  if (!response.ok) throw new Error(`the vendor answered with ${response.status}`)
  const { stakes, next } = page.parse(await response.json())
  return {
    next,
    stakes: stakes.map(({ betId: bet, playerId, ...stake }) => ({
      ...stake,
      bet,
      accountId: Number(playerId),
    })),
  }
}
