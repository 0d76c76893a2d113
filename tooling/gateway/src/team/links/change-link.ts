import type { calls } from '@saola/protocol'
import { recordActivity } from '../../accounts/record-activity.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { requireOpener } from '../opening/require-opener.ts'
import { describeLink } from './describe-link.ts'
import { updateLink } from './link-store.ts'
import { readTerms } from './read-terms.ts'
import { requireLink } from './require-link.ts'

/** Renames, pauses or resumes a link of the caller's own, or changes how many it lets in and until when. */
export const changeLink: Handler<typeof calls.team.changeLink> = async (context) => {
  const { account, services, input } = context
  await requireOpener(context)
  const link = await requireLink(services.db, account, input.affiUrlId)
  const terms = readTerms(context, input, link)
  const changed = await services.db.transaction().execute(async (trx) => {
    const paused_at = input.isPaused ? (link.paused_at ?? services.now()) : null
    const own = { agentId: account.id, linkId: link.id }
    const row = await updateLink(trx, own, { ...terms, paused_at })
    if (!row) throw new Fault('not_found')
    await recordActivity(trx, context, { kind: 'link.change', details: { name: row.name } })
    return row
  })
  return describeLink(context, changed)
}
