import { foldText } from '@saola/validation'
import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { searchRecipients } from './recipient-store.ts'

/** Whom the caller may mean while a name is typed (team 20): what a transfer shows of them, and nothing else of the team. */
export const listRecipients: Handler<typeof calls.team.recipients> = async ({ account, services, input }) => {
  const name = foldText(input.customerName ?? '').trim()
  const { db, now } = services
  const { rows, total } = await searchRecipients(db, account, { name, now: now(), limit: input.pageSize })
  return {
    list: rows.map(({ id, name: customerName, type, level }) => ({
      customerId: String(id),
      customerName,
      type,
      direction: 'down' as const,
      level,
      receives: true,
    })),
    total,
  }
}
