import type { ApiClient } from '@saola/api-client'
import { calls } from '@saola/protocol'
import type { ToldOrder } from '../facts.ts'
import { createDraw } from '../simulation.ts'
import type { Ask } from './page.ts'

/** A lottery that draws every minute. */
const gameCode = 'ELOTT_FAST_NORTH_1_MINUTE'

/** What a line of each way to bet may hold; one hits often, another seldom. */
const wishes: readonly [Wish, ...Wish[]] = [
  { type: 'lo-2', numbers: ['01', '49', '83'] },
  { type: 'de-dac-biet', numbers: ['13', '77'] },
  { type: 'xien-2', numbers: ['83', '94'] },
  { type: 'truot-4', numbers: ['02', '21', '45', '67'] },
  { type: 'dau', numbers: ['0', '5', '9'] },
  { type: 'ba-cang', numbers: ['113'] },
]

type Wish = { type: string; numbers: string[] }

type Ordering = {
  api: ApiClient
  ask: Ask
  random: () => number
  newKey: (what: string) => string
  told: ToldOrder[]
}

/** An order on the next draw or the next two, of lines of several kinds; the rest of some is taken back. */
export async function orderDraws({ api, ask, random, newKey, told }: Ordering): Promise<void> {
  const draw = createDraw(random)
  const game = await ask(() => api.send(calls.lottery.game, { gameCode }))
  const draws = game?.draws.slice(0, draw.between(1, 2)) ?? []
  const lines = Array.from({ length: draw.between(1, 3) }, () => draw.pick(wishes)).flatMap((wish) => {
    const offer = game?.offers.find(({ type }) => type === wish.type)
    return offer ? [{ ...wish, base: offer.minBase, odds: offer.odds }] : []
  })
  if (lines.length === 0 || draws.length === 0) return
  const key = newKey('order')
  const placed = await ask(() =>
    api.send(
      calls.lottery.place,
      {
        gameCode,
        lines,
        draws: draws.map(({ drawId }) => ({ drawId, multiplier: draw.between(1, 2) })),
        stopOnWin: draw.chance(0.3),
      },
      { idempotencyKey: key },
    ),
  )
  if (!placed) return
  const { orderId } = placed
  told.push({ key, orderId })
  if (draws.length < 2 || draw.chance(0.6)) return
  const cancelKey = newKey('cancel')
  await ask(() => api.send(calls.lottery.cancelRest, { orderId }, { idempotencyKey: cancelKey }))
}
