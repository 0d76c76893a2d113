import { giveBack, payWin, takeStake, type Outcome } from '../round-acts.ts'
import { readAmount } from '../small-units.ts'
import type { Wallet } from '../wallet.ts'
import type { BetRequest, RollbackRequest, WinRequest } from './requests.ts'

/** Takes the stake of a bet. */
export function bet(wallet: Wallet, playerId: string, asked: BetRequest): Promise<Outcome> {
  return takeStake(wallet, playerId, {
    transactionId: asked.transaction_uuid,
    roundId: asked.round,
    sessionKey: asked.token,
    gameCode: asked.game_code,
    amount: readAmount(asked.amount),
    currency: asked.currency,
    isFree: asked.is_free === true,
    isClosed: asked.round_closed === true,
    content: asked.bet ?? '',
  })
}

/** Pays a win; the token is not looked at, since a win may come late. */
export function win(wallet: Wallet, playerId: string, asked: WinRequest): Promise<Outcome> {
  return payWin(wallet, playerId, {
    transactionId: asked.transaction_uuid,
    reference: asked.reference_transaction_uuid ?? undefined,
    award: awardOf(asked),
    gameCode: asked.game_code,
    amount: readAmount(asked.amount),
    currency: asked.currency,
    isClosed: asked.round_closed === true,
  })
}

/** Takes a bet back. */
export function rollback(wallet: Wallet, playerId: string, asked: RollbackRequest): Promise<Outcome> {
  const { transaction_uuid: transactionId, reference_transaction_uuid: reference } = asked
  return giveBack(wallet, playerId, { transactionId, reference })
}

function awardOf(asked: WinRequest): 'promotion' | 'free-round' | undefined {
  if (asked.is_supplier_promo === true) return 'promotion'
  return asked.is_free === true ? 'free-round' : undefined
}
