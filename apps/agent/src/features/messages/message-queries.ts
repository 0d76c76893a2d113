import { calls } from '@saola/protocol'
import { callQuery, type AppContext, type ListPlace } from '@saola/shell'
import { inPlace } from '#shared/in-place.ts'

type Reading = Pick<AppContext, 'api'>

/** Messages a page. */
export const messagePageSize = 20

/** What was written to the agent. */
export function inboxQuery({ api }: Reading, { page = 1, asOf }: ListPlace) {
  return inPlace(callQuery(api, calls.support.inbox, { page, size: messagePageSize, asOf }))
}

/** What the agent wrote, and how many messages are left today. */
export function sentQuery({ api }: Reading, { page = 1, asOf }: ListPlace) {
  return inPlace(callQuery(api, calls.team.sentMessages, { pageNo: page, pageSize: messagePageSize, asOf }))
}
