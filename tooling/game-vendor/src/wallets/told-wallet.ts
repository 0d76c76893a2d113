import type { Wallet } from './wallet.ts'

/**
 * A wallet that this vendor keeps for a merchant's member: `kept` holds the money, and the gateway is told each stake and
 * each result. It may refuse a stake, as the member's limits stand there (games 41). Each step is done once on either
 * side, so that a repetition ends what a lost answer left half done.
 */
export function createToldWallet(kept: Wallet, gateway: Wallet): Wallet {
  return {
    async debit(stake) {
      const taken = await kept.debit(stake)
      if (!taken.ok && taken.code === 'seamless.insufficient') return taken
      // A stake that was given back is told too: why it was, the gateway's first answer says.
      const told = await gateway.debit({ ...stake, wallet: 'vendor' })
      if (told.ok) return taken
      const { transactionId, playerId } = stake
      await kept.rollback({
        transactionId: `${transactionId}:refused`,
        debitTransactionId: transactionId,
        playerId,
      })
      return told
    },
    async credit(payout) {
      // The gateway first: it settles a bet once, whatever the ids say.
      const told = await gateway.credit(payout)
      if (!told.ok) return told
      const paid = await kept.credit(payout)
      return paid.ok ? { ...paid, jackpots: told.jackpots } : paid
    },
    async rollback(request) {
      // A stake that lies here again is one that the gateway takes no more.
      const told = await gateway.rollback(request)
      return told.ok ? kept.rollback(request) : told
    },
    async correct(request) {
      // As with a payout, the gateway first: what it refuses is void there.
      const told = await gateway.correct(request)
      return told.ok ? kept.correct(request) : told
    },
  }
}
