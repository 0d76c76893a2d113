import { createHmac } from 'node:crypto'
import type { calls } from '@saola/protocol'
import { dayMs, vietnamOffsetMs } from '@saola/rules'
import { plainText } from '@saola/validation'
import type { Handler } from '../../http/mount.ts'
import { takeAttempt } from '../../http/take-attempt.ts'
import { limits } from '../../accounts/attempt-limits.ts'
import { addClick, findLinkOfCode } from './invitation-store.ts'

/** What fetches an address to show or list it, and says so. */
const robots = /bot\b|crawl|spider|slurp|preview|facebookexternalhit|curl|wget/i

/**
 * Counts a visit by a link (team 16), once a day for each browser, open link or not: an agent sees what a closed one would have
 * brought. An unknown code is answered alike, so that nothing is learnt here.
 */
export const countVisit: Handler<typeof calls.session.invited> = async (context) => {
  const { services, merchant, input, network, userAgent } = context
  if (robots.test(userAgent)) return null
  await takeAttempt(services, `click:address:${network}`, limits.clicksPerAddress)
  const now = services.now()
  const code = plainText(input.code).toUpperCase()
  const found = await findLinkOfCode(services.db, { merchantId: merchant.id, code, now })
  if (!found) return null
  const linkId = found.link.id
  const day = Math.floor((now + vietnamOffsetMs) / dayMs)
  const visitorHash = createHmac('sha256', services.settings.storeSecret)
    .update(`click:${linkId}:${day}:${input.loginDeviceId}`)
    .digest('base64url')
  await addClick(services.db, { linkId, day, visitorHash })
  return null
}
