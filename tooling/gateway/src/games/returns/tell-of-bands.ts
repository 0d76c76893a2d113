import type { Database } from '../../db/database.ts'
import { appendEvents } from '../../events/event-store.ts'
import type { NewEvent } from '../../events/event-kinds.ts'
import { readMerchantSettings } from '../../http/merchant-store.ts'
import { lockTitle, updateTitleToClosed } from '../stopped-title-store.ts'
import { isOutside, percent, type ComparedReturn } from './compare-returns.ts'

/**
 * Writes an event for each title that has left its band since, and for each that is in it again, and closes those that have left
 * where a merchant wants it (games 109). `before` and `after` are all titles with what they returned, as summed before and now.
 */
export async function tellOfBands(
  trx: Database,
  {
    before,
    after,
    now,
  }: { before: readonly ComparedReturn[]; after: readonly ComparedReturn[]; now: number },
): Promise<void> {
  const wereOutside = new Set(before.filter(isOutside).map(keyOf))
  const left = after.filter((title) => isOutside(title) && !wereOutside.has(keyOf(title)))
  const back = after.filter((title) => !isOutside(title) && wereOutside.has(keyOf(title)))
  await appendEvents(trx, [
    ...left.map((title) => eventOf(title, 'title.return-left', now)),
    ...back.map((title) => eventOf(title, 'title.return-back', now)),
  ])
  if (left.length === 0) return
  const settings = await readMerchantSettings(trx)
  if (![...settings.values()].some(({ returns }) => returns?.closesOutside)) return
  for (const title of left.toSorted(byNode)) await closeTitle(trx, title, now)
}

function keyOf({ nodeId, version, stated }: ComparedReturn): string {
  return `${nodeId} ${version} ${stated}`
}

function byNode({ nodeId: one }: ComparedReturn, { nodeId: other }: ComparedReturn): number {
  return one < other ? -1 : 1
}

function eventOf(
  title: ComparedReturn,
  kind: 'title.return-left' | 'title.return-back',
  at: number,
): NewEvent {
  const { version, rounds, staked, returned, actual, least, most } = title
  return {
    merchantId: null,
    at,
    kind,
    actor: 'gateway',
    subject: subjectOf(title),
    after: { version, rounds, staked, returned, actual, least, most },
  }
}

async function closeTitle(trx: Database, title: ComparedReturn, at: number): Promise<void> {
  const state = await lockTitle(trx, title.nodeId)
  if (!state?.isPlayable || state.isClosed) return
  await updateTitleToClosed(trx, title.nodeId, null)
  await appendEvents(trx, [
    {
      merchantId: null,
      at,
      kind: 'title.closed',
      actor: 'gateway',
      subject: subjectOf(title),
      before: { isClosed: false, reopensAt: state.reopensAt },
      after: { isClosed: true, reopensAt: null },
      reason: `returned ${percent(title.actual)}, expected ${percent(title.least)} to ${percent(title.most)}`,
    },
  ])
}

function subjectOf({ nodeId, name }: ComparedReturn): string {
  return `${nodeId} ${name}`
}
