import { unplayedMoney, usualGiftTimes, usualPlayTimes, type Unplayed } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import type { Merchant } from '../../http/merchant.ts'
import { readMoneyToPlay } from './unplayed-store.ts'

/**
 * What an account has still to play of what came, as often as its merchant asks for it: by what could be lost before money leaves
 * (wallet 39), by valid bet before points are spent (points 14).
 */
export async function readUnplayed(
  db: Database,
  accountId: number,
  { settings }: Pick<Merchant, 'settings'>,
  by: 'risk_amount' | 'valid_amount' = 'risk_amount',
): Promise<Unplayed> {
  const { playTimes = usualPlayTimes, playSince = 0, giftSince = 0 } = settings.deposit
  const { giftTimes = usualGiftTimes } = settings.deposit
  if (playTimes === 0) return { due: 0, locked: 0 }
  const money = await readMoneyToPlay(db, accountId, { since: playSince, giftSince, by })
  // Points of a deposit do not wait for presents.
  const times = by === 'valid_amount' ? playTimes : Math.max(playTimes, giftTimes)
  return unplayedMoney(
    money.map(({ isGift, ...each }) => (isGift ? { ...each, times } : each)),
    playTimes,
  )
}
