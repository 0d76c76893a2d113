import type { TransferRequest } from '../../ledger/ledger.ts'
import { betTransfer } from './bet-transfer.ts'
import type { BetFate, SettlingBet } from './settlement-store.ts'

/** A bet on its way to what becomes of it, by a version of its draw's outcome. */
export type Change = { bet: SettlingBet; fate: BetFate; version: number }

/** A bet that goes no further: its stake comes back. */
export function cancelled(bet: SettlingBet): Change {
  return { bet, version: 0, fate: { id: bet.id, status: 'cancelled', win: 0 } }
}

/** What a change moves: what comes to the member, and what an older version paid and is taken back. */
export type Moves = { given: TransferRequest | undefined; taken: TransferRequest | undefined }

/** The transfers of a change. What an older version paid goes back whole, and the new one pays anew (lottery 10). */
export function movesOf(
  { bet, fate, version }: Change,
  { vendor, remark, now }: { vendor: number; remark: string; now: number },
): Moves {
  const isSame = bet.status === fate.status && bet.win_amount === fate.win
  if (isSame) return { given: undefined, taken: undefined }
  const move = (kind: 'win' | 'rollback', amount: number) =>
    amount === 0
      ? undefined
      : betTransfer({
          kind,
          orderNo: bet.order_no,
          amount,
          version,
          wallet: bet.wallet,
          vendor,
          remark,
          now,
        })
  return {
    given: fate.status === 'settled' ? move('win', fate.win) : move('rollback', bet.bet_amount),
    taken: move('rollback', -bet.win_amount),
  }
}
