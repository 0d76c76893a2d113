import * as z from 'zod/mini'
import { findByName } from '../../accounts/sign-in-account-store.ts'
import { readChain } from '../../events/check-chains.ts'
import { eventKindNames } from '../../events/event-kinds.ts'
import { listEvents, type EventFilter, type EventRow } from '../../events/event-store.ts'
import type { ChainEnd } from '../../events/seal-store.ts'
import { Fault } from '../../http/fault.ts'
import { findMerchant } from '../../http/merchant.ts'
import type { Services } from '../../services/services.ts'

const moment = z.int().check(z.minimum(0))

/** Which events somebody looks for; without a merchant, those of the installation. */
export const eventSearch = {
  merchant: z.optional(z.string()),
  kind: z.optional(z.enum(eventKindNames)),
  /** The user name of the account that they are about. */
  account: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  /** From this moment on, and before that one, in ms. */
  from: z.optional(moment),
  until: z.optional(moment),
}
const search = z.strictObject(eventSearch)
export type EventSearch = z.infer<typeof search>

/** What the operator may do with significant events: look at them, and have a chain read anew. Nobody changes one. */
export const eventOperation = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('list'),
    ...eventSearch,
    /** What the page before ended with, as its `next`. */
    after: z.optional(z.strictObject({ at: moment, id: z.int() })),
    most: z.optional(z.int().check(z.minimum(1), z.maximum(500))),
  }),
  z.strictObject({ do: z.literal('check'), merchant: z.optional(z.string()) }),
])
export type EventOperation = z.infer<typeof eventOperation>

/** So many are told at once where nothing is said. */
const usualPage = 100

/** An event as an operator reads it. */
export type ToldEvent = {
  id: number
  at: number
  kind: string
  actor: string
  person: string | null
  account: string | null
  subject: string
  before: unknown
  after: unknown
  reason: string | null
  /** Where it stands in its chain; null until the next sealing. */
  place: number | null
  hash: string | null
}

type Page = { events: ToldEvent[]; next: { at: number; id: number } | null }

/** Answers with events, the newest first, or with the end of a chain and what is wrong with it (system 54). */
export async function operateEvents(
  services: Services,
  wanted: EventOperation,
): Promise<Page | (ChainEnd & { isWhole: boolean; what: string | null })> {
  if (wanted.do === 'check') {
    const { end, what } = await readChain(services.db, await merchantIdOf(services, wanted.merchant))
    return { ...end, isWhole: what === undefined, what: what ?? null }
  }
  const { after, most = usualPage } = wanted
  const filter = await filterOf(services, wanted)
  const rows = await listEvents(services.db, { ...filter, after }, most + 1)
  const shown = rows.slice(0, most)
  const last = rows.length > most ? shown.at(-1) : undefined
  return { events: shown.map(toldEvent), next: last ? { at: last.happened_at, id: last.id } : null }
}

/** What is looked for, by numbers; throws a `Fault` that names the field. */
export async function filterOf(
  services: Services,
  { merchant, account, kind, from, until }: EventSearch,
): Promise<EventFilter> {
  const merchantId = await merchantIdOf(services, merchant)
  if (account === undefined) return { merchantId, kind, from, until }
  const found =
    merchantId === null ? undefined : await findByName(services.db, merchantId, account.trim().toLowerCase())
  if (!found) throw new Fault('not_found', { field: 'account' })
  return { merchantId, kind, from, until, accountId: found.id }
}

async function merchantIdOf(services: Services, code: string | undefined): Promise<number | null> {
  return code === undefined ? null : (await findMerchant(services, code)).id
}

/** An event as it is told. */
export function toldEvent(row: EventRow & { account: string | null }): ToldEvent {
  const { id, happened_at: at, merchant_id: _merchant, account_id: _account, ...told } = row
  return { id, at, ...told }
}
