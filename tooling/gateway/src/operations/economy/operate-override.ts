import * as z from 'zod/mini'
import { appendEvent } from '../../events/event-store.ts'
import { withEvent } from '../../events/with-event.ts'
import { Fault } from '../../http/fault.ts'
import { findMerchant } from '../../http/merchant.ts'
import type { Services } from '../../services/services.ts'
import { economyActs, type EconomyAct } from './economy-acts.ts'
import { reckonBefore } from './keep-economy.ts'
import { economyOverride, economyWarning, requireTwoPeople, type EconomyOverride } from './require-economy.ts'
import { createEconomyRequest, decideEconomyRequest, listEconomyRequests } from './request-store.ts'

const { reason, by } = economyOverride.shape
const id = z.int().check(z.positive())

/** An override that one person asks for and another decides: what waits, asking, letting pass and refusing. */
export const overrideOperation = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('list') }),
  z.strictObject({
    step: z.literal('ask'),
    act: z.enum(['merchant', 'vip']),
    /** What the act is told. */
    wanted: z.looseObject({ merchant: z.string() }),
    reason,
    by,
  }),
  z.strictObject({ step: z.literal('pass'), id, by }),
  z.strictObject({ step: z.literal('refuse'), id, by }),
])
export type OverrideOperation = z.infer<typeof overrideOperation>

export type OverrideAsk = Extract<OverrideOperation, { step: 'ask' }>

/** Takes one step of an override (promotions 30). */
export function operateOverride(services: Services, wanted: OverrideOperation): Promise<unknown> {
  switch (wanted.step) {
    case 'list':
      return listEconomyRequests(services.db)
    case 'ask':
      return askOverride(services, wanted)
    default:
      return decide(services, wanted)
  }
}

/** Does the act where nobody has to let it pass; else it waits for a second person, and nothing is changed yet. */
export async function askOverride(
  services: Services,
  { act, wanted, reason: why, by: person }: OverrideAsk,
): Promise<{ isDone: true } | { isDone: false; id: number }> {
  try {
    await runAct(services, { act, wanted, person })
    return { isDone: true }
  } catch (error) {
    if (!(error instanceof Fault) || error.messageKey !== economyWarning) throw error
    const { id: merchantId } = await findMerchant(services, wanted.merchant)
    const { game, level, percent } = error.params
    const row = {
      merchant_id: merchantId,
      act,
      wanted: JSON.stringify(wanted),
      game: String(game),
      level: Number(level) - 1,
      returned: Math.round(Number(percent) * 100),
      reason: why,
      asked_by: person,
      asked_at: services.now(),
    }
    const request = await withEvent(
      services.db,
      (trx) => createEconomyRequest(trx, row),
      () => ({
        merchantId,
        at: row.asked_at,
        kind: 'act.done',
        actor: 'operator',
        person,
        subject: `override of ${act}`,
        after: { act: 'economy-override ask', wanted, returned: row.returned },
        reason: why,
      }),
    )
    return { isDone: false, ...request }
  }
}

/** A second person lets it pass, or anybody refuses it; once. */
async function decide(
  services: Services,
  { step, id: request, by: person }: Exclude<OverrideOperation, { step: 'list' | 'ask' }>,
): Promise<null> {
  const isPassed = step === 'pass'
  const waiting = (await listEconomyRequests(services.db)).find((each) => each.id === request)
  if (isPassed && waiting) {
    // Told in words before the table refuses it.
    requireTwoPeople(waiting.asked_by, person, 'by')
    await reckonBefore(services, waiting.merchant)
  }
  return services.db.transaction().execute(async (db) => {
    const now = services.now()
    const found = await decideEconomyRequest(db, { id: request, by: person, isPassed, now })
    if (found === undefined) {
      throw new Fault('not_found', { field: 'id', messageKey: 'promotions.warning.decided' })
    }
    const { act, wanted, reason: why, asked_by: asker } = found
    const { id: merchantId } = await findMerchant({ ...services, db }, wanted.merchant)
    await appendEvent(db, {
      merchantId,
      at: now,
      kind: 'act.done',
      actor: 'operator',
      person,
      subject: `override of ${act}`,
      after: { act: `economy-override ${step}`, request, askedBy: asker },
      reason: why,
    })
    if (!isPassed) return null
    const override = { reason: why, by: asker, approvedBy: person }
    await runAct({ ...services, db }, { act, wanted, override })
    return null
  })
}

/** What is asked for is read again: it may have waited while the act changed. */
async function runAct(
  services: Services,
  {
    act,
    wanted,
    override,
    person,
  }: { act: EconomyAct; wanted: object; override?: EconomyOverride; person?: string },
): Promise<void> {
  const read = <Wanted>(schema: {
    safeParse: (value: unknown) => z.core.util.SafeParseResult<Wanted>
  }): Wanted => {
    const parsed = schema.safeParse({ ...wanted, override })
    if (parsed.success) return parsed.data
    const path = parsed.error.issues[0]?.path.join('.')
    throw new Fault('request_param_err', {
      field: path === undefined || path === '' ? 'wanted' : `wanted.${path}`,
    })
  }
  if (act === 'vip') await economyActs.vip.run(services, read(economyActs.vip.wanted), person)
  else await economyActs.merchant.run(services, read(economyActs.merchant.wanted), person)
}
