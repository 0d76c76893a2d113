import { giveBack, payWin, takeStake, type Outcome } from '../round-acts.ts'
import { readAmount } from '../small-units.ts'
import type { Wallet } from '../wallet.ts'
import type { BetRequest, RollbackRequest, WinRequest } from './requests.ts'

/** Takes the stake of a bet; its round is closed by its win, with 0 too. */
export function bet(wallet: Wallet, playerId: string, asked: BetRequest): Promise<Outcome> {
  return takeStake(wallet, playerId, {
    ...asked,
    sessionKey: asked.clientSessionId,
    gameCode: asked.gameId,
    amount: readAmount(asked.amount),
    isFree: asked.isFree === true,
    isClosed: false,
    content: asked.meta?.betType ?? '',
  })
}

/** Pays a win. Nothing follows one, unless it says that its round is not closed. */
export function win(wallet: Wallet, playerId: string, asked: WinRequest): Promise<Outcome> {
  return payWin(wallet, playerId, {
    ...asked,
    reference: asked.referenceTransactionId,
    award: asked.isFree === true ? 'free-round' : undefined,
    gameCode: asked.gameId,
    amount: readAmount(asked.amount),
    isClosed: asked.roundClosed !== false,
  })
}

/** Takes a bet back. */
export function rollback(wallet: Wallet, playerId: string, asked: RollbackRequest): Promise<Outcome> {
  return giveBack(wallet, playerId, {
    transactionId: asked.transactionId,
    reference: asked.referenceTransactionId,
  })
}
