import type { calls } from '@saola/protocol'
import { Fault } from '../http/fault.ts'
import { messageText } from '../http/messages.ts'
import type { Handler } from '../http/mount.ts'
import { checkPeriod } from './check-period.ts'
import { describeKind, kindsOfTypes } from './statement-kinds.ts'
import { readMovements, sumMovements, type Movement } from './statement-store.ts'

/** The caller's statement: each movement with the balance before and after it, newest first. */
export const listTransactions: Handler<typeof calls.wallet.transactions> = async (context) => {
  const { account, house, input, language } = context
  checkPeriod(input)
  const kinds = kindsOfTypes(input.codeTypes ?? '')
  if (!kinds) throw new Fault('request_param_err', { field: 'codeTypes', params: { field: 'codeTypes' } })
  const filter = { accountId: account.id, kinds, startTime: input.startTime, endTime: input.endTime }
  const movements = await readMovements(house.db, { ...filter, page: input.page, size: input.size })
  const { count, sumIn, sumOut } = await sumMovements(house.db, filter)
  return {
    list: movements.map((movement) => ({
      txId: String(movement.id),
      ...describeKind(movement.kind, movement.amount),
      txTimeInTimestamp: movement.created_at,
      orderNo: movement.reference,
      remark: remarkOf(movement, language),
      amount: movement.amount,
      beforeBalance: movement.balance_after - movement.amount,
      currentAvailBalance: movement.balance_after,
      customerName: account.name,
    })),
    totalPages: Math.ceil(count / input.size),
    totalCount: count,
    sumIn,
    sumOut,
  }
}

function remarkOf(movement: Movement, language: 'VI' | 'EN'): string {
  const game = language === 'VI' ? movement.game_name_vi : movement.game_name_en
  return game ?? messageText(language, movement.remark)
}
