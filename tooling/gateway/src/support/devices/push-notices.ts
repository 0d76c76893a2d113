import { jobPeriods } from '@saola/rules'
import { listMerchantNames } from '../../http/merchant-store.ts'
import { claimUnpushed } from '../../accounts/notice-store.ts'
import type { Job } from '../../services/job.ts'
import { describeNotice } from '../describe-notice.ts'
import { deleteGoneDevice, listSignedInDevices } from './device-store.ts'
import { pushKeysOf } from './push-keys.ts'
import { sendPush } from './send-push.ts'

/** How many notices one run takes on; the next run goes on. */
const batch = 100

/** Push services take 4,096 bytes, all in all; the whole text is in the inbox. */
const longestBody = 500

/** Tells signed-in devices what is new in their owner's inbox, once; what a crash swallows stands in the inbox. */
export const pushNotices: Job = {
  name: 'support.push-notices',
  everyMs: jobPeriods.pushNotices,
  run: async (services) => {
    const { db, now } = services
    const notices = await claimUnpushed(db, now(), batch)
    if (notices.length === 0) return 0
    const accountIds = [...new Set(notices.map(({ account_id: id }) => id))]
    const devices = Map.groupBy(
      await listSignedInDevices(db, accountIds, now()),
      ({ accountId }) => accountId,
    )
    if (devices.size === 0) return notices.length
    const keys = pushKeysOf(services)
    const names = await listMerchantNames(db)
    const sendings = notices.flatMap(({ merchant_id: merchantId, ...notice }) =>
      (devices.get(notice.account_id) ?? []).map(async (device) => {
        const { title, content, messageId } = describeNotice(notice, {
          language: device.language,
          site: names.get(merchantId) ?? '',
        })
        const text = { title, body: content.slice(0, longestBody), url: '/account/messages', tag: messageId }
        return { device, end: await sendPush(services, keys, device, text) }
      }),
    )
    const ends = await Promise.all(sendings)
    for (const { device, end } of ends) if (end === 'gone') await deleteGoneDevice(db, device.id)
    return notices.length
  },
}
