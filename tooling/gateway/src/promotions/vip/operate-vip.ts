import { gameFamilies } from '@saola/protocol'
import { checkVipLevels } from '@saola/rules'
import * as z from 'zod/mini'
import { changedParts } from '../../events/changed-parts.ts'
import { appendEvent } from '../../events/event-store.ts'
import { Fault } from '../../http/fault.ts'
import { findMerchant } from '../../http/merchant.ts'
import type { Database } from '../../db/database.ts'
import type { Services } from '../../services/services.ts'
import { findTicketMember } from '../raffles/ticket-store.ts'
import { levelOf, listClubs, saveClub, saveReach, updateClubOf } from './club-store.ts'

const name = z.string().check(z.minLength(1), z.maxLength(40))
const amount = z.int().check(z.minimum(0), z.maximum(1_000_000_000_000))
const place = z.int().check(z.minimum(0), z.maximum(19))

const newLevel = z.strictObject({
  step: z.literal('level'),
  merchant: z.string(),
  /** Counted from 0; a level that stands there is changed. */
  place,
  name: z.strictObject({ VI: name, EN: name }),
  color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  /** Valid bets in all and in the month, in đồng. */
  total: amount,
  month: amount,
  upgradeBonus: amount,
  salary: amount,
  /** In thousandths of a percent: 500 is 0.5 %. */
  rebates: z.partialRecord(z.enum(gameFamilies), z.int().check(z.positive())),
})
export type NewVipLevel = z.infer<typeof newLevel>

/** What the operator does about VIP levels: lists them, enters or changes one, puts a member on one. */
export const vipOperation = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('list'), merchant: z.string() }),
  newLevel,
  z.strictObject({ step: z.literal('put'), merchant: z.string(), member: z.string(), place }),
])
export type VipOperation = z.infer<typeof vipOperation>

/** Takes one step; all levels together are checked before one is changed (promotions 19). */
export async function operateVip(
  services: Services,
  wanted: VipOperation,
  person?: string,
): Promise<unknown> {
  const { id: merchantId } = await findMerchant(services, wanted.merchant)
  const { db } = services
  if (wanted.step === 'list') return listClubs(db, merchantId)
  const by = { merchantId, person, at: services.now() }
  const act = (trx: Database) => (wanted.step === 'level' ? enter(trx, by, wanted) : put(trx, by, wanted))
  // A seed does everything in one transaction of its own.
  return db.isTransaction ? act(db) : db.transaction().execute(act)
}

/** Whose levels, who changes them, and when. */
type By = { merchantId: number; person: string | undefined; at: number }

async function enter(trx: Database, by: By, wanted: NewVipLevel) {
  const { merchantId } = by
  const { place: sort, name: names, total, month, upgradeBonus, salary, rebates } = wanted
  const levels = (await listClubs(trx, merchantId)).map(levelOf)
  if (sort > levels.length) throw new Fault('request_param_err', { field: 'place' })
  const refusal = checkVipLevels([
    ...levels.slice(0, sort),
    { total, month, upgradeBonus, salary, rebates },
    ...levels.slice(sort + 1),
  ])
  if (refusal) {
    const field = refusal.key === 'promotions.warning.rebate' ? 'rebates' : 'total'
    throw new Fault('request_param_err', { field, messageKey: refusal.key })
  }
  const clubId = await saveClub(trx, {
    merchant_id: merchantId,
    sort,
    name_vi: names.VI,
    name_en: names.EN,
    color: wanted.color,
    total_turnover: total,
    month_turnover: month,
    upgrade_bonus: upgradeBonus,
    salary,
    rebates: JSON.stringify(rebates),
  })
  const terms = { total, month, upgradeBonus, salary, rebates }
  await appendEvent(trx, {
    ...by,
    kind: 'merchant.changed',
    actor: 'operator',
    subject: `vip level ${sort} ${names.EN}`,
    ...changedParts(levels[sort] ?? {}, terms),
  })
  return { clubId }
}

async function put(
  trx: Database,
  by: By,
  wanted: Extract<VipOperation, { step: 'put' }>,
): Promise<{ clubId: number }> {
  const { merchantId } = by
  const member = await findTicketMember(trx, merchantId, wanted.member)
  if (!member) {
    const messageKey = 'promotions.refused.no_member'
    throw new Fault('not_found', { field: 'member', messageKey, params: { name: wanted.member } })
  }
  const club = (await listClubs(trx, merchantId)).find(({ sort }) => sort === wanted.place)
  if (!club) throw new Fault('not_found', { field: 'place' })
  await updateClubOf(trx, member.id, club.id)
  await saveReach(trx, { account_id: member.id, club_id: club.id, month: 0, total: 0, month_total: 0 })
  await appendEvent(trx, {
    ...by,
    kind: 'money.adjusted',
    actor: 'operator',
    accountId: member.id,
    subject: `vip put ${wanted.member}`,
    after: { place: wanted.place },
  })
  return { clubId: club.id }
}
