import type { calls } from '@saola/protocol'
import { linkCode, linkRules } from '@saola/rules'
import { limits } from '../../accounts/attempt-limits.ts'
import { recordActivity } from '../../accounts/record-activity.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { takeAttempt } from '../../http/take-attempt.ts'
import { ownRebate, requireOpener, requireRebate } from '../opening/require-opener.ts'
import { describeLink } from './describe-link.ts'
import { countLinks, insertLink, lockAgent, type LinkRow } from './link-store.ts'
import { readTerms } from './read-terms.ts'

/** Two codes in a row that are taken are not chance. */
const tries = 5

/** Makes an invitation link of the caller's own. */
export const createLink: Handler<typeof calls.team.createLink> = async (context) => {
  const { account, services, merchant, input } = context
  await requireOpener(context)
  await takeAttempt(services, `links:account:${account.id}`, limits.linksPerAgent)
  const rebateRate = requireRebate(input.rebate, await ownRebate(context))
  const now = services.now()
  const terms = readTerms(context, input)
  const link = await services.db.transaction().execute(async (trx): Promise<LinkRow> => {
    await lockAgent(trx, account.id)
    if ((await countLinks(trx, account.id)) >= linkRules.most) {
      throw new Fault('team.links.many', { params: { most: linkRules.most } })
    }
    for (let count = 0; count < tries; count += 1) {
      const code = linkCode(services.randomBytes)
      const { name, quota, expires_at: expiresAt } = terms
      const more = { name, quota, expiresAt, rebateRate, type: input.type, now }
      const made = await insertLink(trx, { merchantId: merchant.id, agentId: account.id, code, ...more })
      if (made) {
        await recordActivity(trx, context, { kind: 'link.create', details: { name } })
        return made
      }
    }
    throw new Error('no free code for a link')
  })
  return describeLink(context, link)
}
