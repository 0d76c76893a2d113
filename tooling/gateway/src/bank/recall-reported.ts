import type { Services } from '../services/services.ts'
import { Fault } from '../http/fault.ts'
import { listReported } from './bank-transfer-store.ts'
import { mayBeSame } from './receive-transfer.ts'
import type { BankReport } from './read-report.ts'
import { lockTransfer } from './settle-transfer.ts'
import { wasUndone } from './undo-store.ts'
import { recallTransfer } from './undo-transfer.ts'

/** Who decided, where it is the bank that did. */
const theBank = 'bank'

/**
 * Books that a bank took a transfer back, once for each number of doing so: all parts of it, wherever they are. One that has not
 * been reported yet is unknown, and asked again later; where several could be meant, a person says which.
 */
export function recallReported(
  { db, now }: Pick<Services, 'db' | 'now'>,
  report: BankReport & { recall: string },
): Promise<{ reference: string; repeated: boolean }> {
  const { reference, amount, recall: recallReference, memo } = report
  return db.transaction().execute(async (trx) => {
    const reported = (await listReported(trx, reference)).filter(
      (each) => (each.told_amount ?? each.amount) === amount && mayBeSame(each, report),
    )
    const fitting = memo === '' ? reported : reported.filter((each) => each.memo === memo)
    const [first] = fitting
    if (!first) throw new Fault('not_found', { field: 'reference' })
    const isOne =
      fitting.length === 1 || fitting.every((each) => each.told_amount !== null && each.memo === first.memo)
    if (!isOne) throw new Fault('transfer.refused', { field: 'reference', messageKey: 'wallet.undo.several' })
    let isRepeated = true
    for (const part of fitting) {
      const row = await lockTransfer(trx, part.bank_reference)
      if (!row) throw new Fault('not_found', { field: 'reference' })
      if (await wasUndone(trx, row.id, { recallReference })) continue
      isRepeated = false
      await recallTransfer(trx, row, { reason: recallReference, by: theBank, now: now(), recallReference })
    }
    return { reference: first.bank_reference, repeated: isRepeated }
  })
}
