import type { calls } from '@saola/protocol'
import { describeDevice, placeOf } from '../../accounts/describe-device.ts'
import { findOwned } from '../sub-accounts/sub-account-store.ts'
import { Fault } from '../../http/fault.ts'
import type { CallContext, Handler } from '../../http/mount.ts'
import { pageAt } from '../../http/page-store.ts'
import { parseId } from '../../http/parse-id.ts'
import { findOwnerId, listActivity as listRows } from './activity-list-store.ts'

/** What the caller and its sub-accounts did; a sub-account is shown its own acts alone (team 31). */
export const listActivity: Handler<typeof calls.team.activity> = async (context) => {
  const { services, input } = context
  const { group } = input
  const page = pageAt(input.pageNo, input.pageSize, input.asOf)
  const { ownerId, actorId } = await whose(context)
  const { rows, totalCount, asOf } = await listRows(services.db, { ownerId, actorId, group }, page)
  return {
    list: rows.map((row) => ({
      id: String(row.id),
      at: row.at,
      actorName: row.actor_name,
      ...(row.actor_label !== null && { actorLabel: row.actor_label }),
      kind: row.kind,
      ...(row.subject_name !== null && { subjectName: row.subject_name }),
      details: row.details,
      device: describeDevice(row.user_agent),
      place: placeOf(row.region, row.ip),
    })),
    totalCount,
    asOf,
  }
}

async function whose({
  account,
  services,
  input,
}: CallContext<{ customerId?: string | undefined }>): Promise<{
  ownerId: number
  actorId: number | undefined
}> {
  const owner = await findOwnerId(services.db, account.id)
  const asked = input.customerId === undefined ? undefined : parseId(input.customerId)
  if (owner !== undefined) {
    if (asked !== undefined && asked !== account.id) throw new Fault('not_found')
    return { ownerId: owner, actorId: account.id }
  }
  if (asked !== undefined && asked !== account.id && !(await findOwned(services.db, account.id, asked))) {
    throw new Fault('not_found')
  }
  return { ownerId: account.id, actorId: asked }
}
