import { giveBack, payWin, standing, takeStake, type Outcome } from '../round-acts.ts'
import type { Wallet } from '../wallet.ts'
import type { BetRequest, RollbackRequest, WinRequest } from './requests.ts'

/** Tells what a member has, to who is in a session of that member or in none. */
export async function balance(
  wallet: Wallet,
  playerId: string,
  { token }: { token?: string | undefined },
): Promise<Outcome> {
  const isOthers = token !== undefined && (await wallet.playerOf(token)) !== playerId
  return isOthers ? { refused: 'token' } : standing(wallet, playerId)
}

/** Takes the stake of a bet. */
export function bet(wallet: Wallet, playerId: string, asked: BetRequest): Promise<Outcome> {
  return takeStake(wallet, playerId, {
    transactionId: asked.transaction_id,
    roundId: asked.round_id,
    sessionKey: asked.token,
    gameCode: asked.game_symbol,
    amount: asked.amount,
    currency: asked.currency_code,
    isFree: false,
    isClosed: asked.round_close === true,
    content: '',
  })
}

/** Pays a win to the stake of its round that stands, with 0 for a loss; the token is not looked at, since a win may come late. */
export async function win(wallet: Wallet, playerId: string, asked: WinRequest): Promise<Outcome> {
  const { transaction_id: transactionId, round_id: roundId, game_symbol: gameCode } = asked
  const reference = await wallet.stakeOf({ playerId, roundId, gameCode })
  if (reference === undefined) return { refused: 'seamless.debit.unknown' }
  return payWin(wallet, playerId, {
    transactionId,
    reference,
    gameCode,
    amount: asked.amount,
    currency: asked.currency_code,
    isClosed: asked.round_close === true,
  })
}

/** Takes a bet back; the wallet keeps ids of rollbacks apart, so that the bet's own serves for both. */
export function rollback(
  wallet: Wallet,
  playerId: string,
  { transaction_id: id }: RollbackRequest,
): Promise<Outcome> {
  return giveBack(wallet, playerId, { transactionId: id, reference: id })
}
