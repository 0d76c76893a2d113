import type { Wallet, WalletAnswer } from './wallet.ts'

/**
 * What an act came to: what the member has then, in đồng, and why it was refused if it was: a code of the wallet, or one of `currency`,
 * `token`, `missing` (a field that is not there) and `kind` (a field that is not of its kind), which say what of the call was wrong.
 */
export type Outcome = { balance?: number | undefined; refused?: string }

/** A stake as a protocol told it; an amount that is no whole number of đồng is undefined. */
export type Stake = {
  transactionId: string
  roundId: string
  sessionKey: string
  gameCode: string
  amount: number | undefined
  currency: string
  /** A free one takes nothing and is no stake of ours (games 143). */
  isFree: boolean
  /** Nothing else will come of its round. */
  isClosed: boolean
  content: string
}

/** A win as a protocol told it. */
export type Win = {
  transactionId: string
  /** The stake that has won; none where no stake of ours has. */
  reference: string | undefined
  award?: 'promotion' | 'free-round' | undefined
  gameCode: string
  amount: number | undefined
  currency: string
  isClosed: boolean
}

const playedIn = 'VND'

/** The most letters of a record's text. */
const mostContent = 200

/** Takes a stake, and ends its round where nothing else will come of it. */
export async function takeStake(wallet: Wallet, playerId: string, stake: Stake): Promise<Outcome> {
  const { transactionId, roundId, sessionKey, gameCode, amount } = stake
  const refused = await wrongIn(wallet, stake)
  if (refused !== undefined) return { refused }
  if ((await wallet.playerOf(sessionKey)) !== playerId) return { refused: 'token' }
  if (stake.isFree || amount === undefined || amount === 0) return standing(wallet, playerId)
  // A cut may go through a letter.
  const content = stake.content.slice(0, mostContent).toWellFormed()
  const taken = await wallet.debit({ transactionId, roundId, sessionKey, gameCode, amount, content })
  if (!taken.success || !stake.isClosed) return told(wallet, playerId, taken)
  const lost = { transactionId: `${transactionId}:closed`, debitTransactionId: transactionId }
  return told(wallet, playerId, await wallet.credit({ ...lost, amount: 0, isLast: true, content: '' }))
}

/** Pays what a round has won, or what no stake of ours has: a promotion of a supplier, a free round. */
export async function payWin(wallet: Wallet, playerId: string, win: Win): Promise<Outcome> {
  const { transactionId, reference, award: kind, amount } = win
  const refused = await wrongIn(wallet, win)
  if (refused !== undefined || amount === undefined) return { refused: refused ?? 'kind' }
  if (kind !== undefined) {
    if (amount === 0) return standing(wallet, playerId)
    return told(wallet, playerId, await wallet.award({ transactionId, playerId, kind, amount }))
  }
  if (reference === undefined) return { refused: 'missing' }
  if (await isOfAnother(wallet, playerId, reference)) return { refused: 'seamless.debit.unknown' }
  const paid = { transactionId, debitTransactionId: reference, amount, isLast: win.isClosed, content: '' }
  return told(wallet, playerId, await wallet.credit(paid))
}

/** Takes a stake back, or makes sure that it never comes; what has been settled stays so, and a person has to look at it. */
export async function giveBack(
  wallet: Wallet,
  playerId: string,
  { transactionId, reference }: { transactionId: string; reference: string },
): Promise<Outcome> {
  if (await isOfAnother(wallet, playerId, reference)) return { refused: 'seamless.debit.unknown' }
  const undone = { transactionId, debitTransactionId: reference }
  return told(wallet, playerId, await wallet.rollback(undone))
}

/** What the member has, in an answer that it goes well. */
export async function standing(wallet: Wallet, playerId: string): Promise<Outcome> {
  return told(wallet, playerId, await wallet.balance({ playerId }))
}

async function isOfAnother(wallet: Wallet, playerId: string, reference: string): Promise<boolean> {
  const staker = await wallet.stakerOf(reference)
  return staker !== undefined && staker !== playerId
}

/** What of the way of telling money is wrong, if anything. */
async function wrongIn(
  wallet: Wallet,
  { currency, gameCode, amount }: Pick<Stake, 'currency' | 'gameCode' | 'amount'>,
): Promise<string | undefined> {
  if (currency !== playedIn) return 'currency'
  if (amount === undefined) return 'kind'
  return (await wallet.hasTitle(gameCode)) ? undefined : 'seamless.game.unknown'
}

/** An answer of the wallet with the balance, which a refusal for want of money has too. */
async function told(wallet: Wallet, playerId: string, answer: WalletAnswer): Promise<Outcome> {
  const refused = answer.success ? {} : { refused: answer.errorCode }
  if (answer.success && answer.balance !== undefined) return { balance: answer.balance }
  if (!answer.success && answer.errorCode === 'seamless.player.unknown') return refused
  const now = await wallet.balance({ playerId })
  return { ...refused, ...(now.success && { balance: now.balance }) }
}
