import type { calls } from '@saola/protocol'
import { recordActivity } from '../../accounts/record-activity.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { parseId } from '../../http/parse-id.ts'
import { updateLink } from './link-store.ts'

/** Deletes a link of the caller's own; who came by it stays below the caller. */
export const removeLink: Handler<typeof calls.team.removeLink> = async (context) => {
  const { account, services, input } = context
  const own = { agentId: account.id, linkId: parseId(input.affiUrlId) }
  await services.db.transaction().execute(async (trx) => {
    const removed = await updateLink(trx, own, { removed_at: services.now() })
    if (!removed) throw new Fault('not_found')
    await recordActivity(trx, context, { kind: 'link.remove', details: { name: removed.name } })
  })
  return null
}
