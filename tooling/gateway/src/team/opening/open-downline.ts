import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { openBelow } from './open-below.ts'
import { readAccount } from './read-account.ts'
import { ownRebate, requireOpener } from './require-opener.ts'

/** Opens one account below the caller. */
export const openDownline: Handler<typeof calls.team.openDownline> = async (context) => {
  await requireOpener(context)
  const account = readAccount(context, context.input, await ownRebate(context))
  return { customerId: String(await openBelow(context, account)), customerName: account.name }
}
