import type { Services } from '../services.ts'
import { cancelOnce, moveOnce, takeOnce } from './kept-wallet-store.ts'
import type { Wallet } from './wallet.ts'

/** A wallet that this vendor keeps itself: play money, or what a merchant's transfers brought here. */
export function createKeptWallet({ db, now }: Pick<Services, 'db' | 'now'>): Wallet {
  return {
    async debit({ transactionId, addsTo, playerId, amount }) {
      const stake = { transactionId, addsTo, playerId, amount: -amount, now: now() }
      const { state, balance } = await moveOnce(db, stake)
      if (state === 'done') return { ok: true, balance }
      return { ok: false, code: state === 'refused' ? 'seamless.insufficient' : 'seamless.debit.cancelled' }
    },
    async credit({ transactionId, playerId, amount }) {
      const { balance } = await moveOnce(db, { transactionId, playerId, amount, now: now() })
      return { ok: true, balance }
    },
    async rollback({ debitTransactionId, playerId }) {
      const balance = await cancelOnce(db, { transactionId: debitTransactionId, playerId, now: now() })
      return { ok: true, balance }
    },
    async correct({ transactionId, playerId, before, amount }) {
      const entry = { transactionId, playerId, now: now() }
      const difference = amount - before
      const { balance } =
        difference < 0
          ? await takeOnce(db, { ...entry, amount: -difference })
          : await moveOnce(db, { ...entry, amount: difference })
      return { ok: true, balance }
    },
  }
}
