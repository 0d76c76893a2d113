import type { Services } from '../../services/services.ts'
import { hashRequest, memberAccount, operatorAccount, postTransfer } from '../../ledger/ledger.ts'
import { answerOnce } from './answer-once.ts'
import { hasPlayedAt } from './member-store.ts'
import type { Vendor } from '../../vendors/find-vendor.ts'
import { refuse, type SeamlessAnswer } from './seamless-answer.ts'
import type { AwardRequest } from './seamless-requests.ts'

/**
 * Pays a member what no bet has won: a vendor's promotion, tournament, jackpot or bonus. The vendor bears it; no session is
 * needed, and it may be spent at once (games 91).
 */
export function award(
  services: Services,
  request: AwardRequest,
  { isOn }: Pick<Vendor, 'isOn'>,
): Promise<SeamlessAnswer> {
  const { vendor, transactionId, playerId, kind, amount } = request
  return answerOnce(services, request, {
    identity: ['award', playerId, kind, amount],
    mayChange: ['seamless.player.unknown', 'seamless.vendor.off'],
    work: async (trx) => {
      if (!isOn) return refuse('seamless.vendor.off')
      const accountId = Number(playerId)
      if (!(await hasPlayedAt(trx, { accountId, vendor })))
        return refuse('seamless.player.unknown', 'playerId')
      const wallet = await memberAccount(trx, accountId)
      const posted = await postTransfer(trx, {
        scope: `seamless:${vendor}`,
        key: transactionId,
        requestHash: hashRequest('award', kind, accountId, amount),
        kind: 'promotion',
        reference: transactionId,
        remark: `wallet.statement.remark.bonus_vendor.${kind}`,
        now: services.now(),
        entries: [
          {
            ledgerAccountId: await operatorAccount(trx, `vendor:${vendor}`, { accountId: accountId }),
            amount: -amount,
          },
          { ledgerAccountId: wallet, amount },
        ],
      })
      if (posted.outcome !== 'posted') throw new Error(`the ledger refused award ${transactionId}`)
      const balance = posted.balances.get(wallet) ?? 0
      return { success: true, value: { transactionId, balance } }
    },
  })
}
