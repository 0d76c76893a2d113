import * as z from 'zod/mini'
import { appendEvent } from '../../events/event-store.ts'
import {
  getTitle,
  listClosedTitles,
  lockTitle,
  updateTitleToClosed,
  updateTitleToOpen,
  type TitleState,
} from '../../games/stopped-title-store.ts'
import { Fault } from '../../http/fault.ts'
import type { Services } from '../../services/services.ts'

const words = z.string().check(z.minLength(1), z.maxLength(500))
const title = { nodeId: z.string().check(z.minLength(1), z.maxLength(64)), reason: words, by: words }

/** What the operator does about one title: looks at what is closed, closes one, opens it again. */
export const gameOperation = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('list') }),
  z.strictObject({
    do: z.literal('close'),
    ...title,
    /** When it opens by itself, in ms; where nothing is said, when somebody opens it. */
    reopensAt: z.optional(z.int()),
  }),
  z.strictObject({ do: z.literal('reopen'), ...title }),
])
export type GameOperation = z.infer<typeof gameOperation>

/** So many are told at once. */
const most = 500

/**
 * Closes a title for every merchant, or opens it (system 57): no stake is taken from then on, in sittings that are open too, while what
 * takes none goes on, so that rounds end (games 102). Answers with the title, or with all that are closed.
 */
export function operateGame(
  services: Services,
  wanted: GameOperation,
  person?: string,
): Promise<TitleState | { closed: TitleState[] }> {
  const { db } = services
  if (wanted.do === 'list') return listClosedTitles(db, most).then((closed) => ({ closed }))
  const now = services.now()
  if (wanted.do === 'close' && wanted.reopensAt !== undefined && wanted.reopensAt <= now)
    throw new Fault('request_param_err', { field: 'reopensAt' })
  return db.transaction().execute(async (trx) => {
    const before = await lockTitle(trx, wanted.nodeId)
    if (!before?.isPlayable) throw new Fault('not_found', { field: 'nodeId' })
    if (wanted.do === 'reopen' && !before.isClosed) throw new Fault('request_param_err', { field: 'do' })
    if (wanted.do === 'close') await updateTitleToClosed(trx, wanted.nodeId, wanted.reopensAt ?? null)
    else await updateTitleToOpen(trx, wanted.nodeId)
    const after = await getTitle(trx, wanted.nodeId)
    await appendEvent(trx, {
      // The catalogue is the same for all merchants.
      merchantId: null,
      at: now,
      kind: wanted.do === 'close' ? 'title.closed' : 'title.reopened',
      actor: 'operator',
      person: person ?? wanted.by,
      subject: `${before.nodeId} ${before.name}`,
      before: { isClosed: before.isClosed, reopensAt: before.reopensAt },
      after: { isClosed: after.isClosed, reopensAt: after.reopensAt },
      reason: wanted.reason,
    })
    return after
  })
}
