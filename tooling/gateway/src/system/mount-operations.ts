import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context, Env, Hono } from 'hono'
import * as z from 'zod/mini'
import { operateTransfer, transferOperation } from '../bank/operate-transfer.ts'
import type { MerchantSettings } from '../db/schema.ts'
import type { House } from '../house.ts'
import { Fault } from '../http/fault.ts'
import { findMerchant } from '../http/merchant.ts'
import { withdrawalSettingsOf } from '../wallet/withdrawal/withdrawal-settings.ts'
import { operateWithdrawal, withdrawalOperation } from '../wallet/withdrawal/operate-withdrawal.ts'
import { answerTicket } from '../support/tickets.ts'
import { switchModules } from './module-switches.ts'

const rule = z.partial(
  z.strictObject({
    patternId: z.int(),
    acceptedPattern: z.string(),
    minLength: z.int().check(z.minimum(0)),
    maxLength: z.int().check(z.minimum(0)),
    enabled: z.boolean(),
    required: z.boolean(),
  }),
)

const change = z.strictObject({
  merchant: z.string(),
  maintenance: z.optional(z.nullable(z.strictObject({ startsAt: z.int(), endsAt: z.int() }))),
  restrictedRegions: z.optional(z.array(z.string().check(z.regex(/^[A-Z]{2}$/)))),
  switches: z.optional(z.record(z.string(), z.boolean())),
  acceptsLegacyCipher: z.optional(z.boolean()),
  deposit: z.optional(
    z.partial(
      z.strictObject({
        minimumAmount: z.int().check(z.positive()),
        maximumAmount: z.int().check(z.positive()),
        quickAmounts: z.array(z.int().check(z.positive())),
        expiryMinutes: z.int().check(z.positive()),
        creditOthers: z.boolean(),
      }),
    ),
  ),
  withdrawal: z.optional(
    z.partial(
      z.strictObject({
        minimumAmount: z.int().check(z.positive()),
        maximumAmount: z.int().check(z.positive()),
        quickAmounts: z.array(z.int().check(z.positive())),
        automaticUpTo: z.int().check(z.minimum(0)),
        expectedMinutes: z.int().check(z.positive()),
        autoReceiptMinutes: z.int().check(z.positive()),
      }),
    ),
  ),
  wallet: z.optional(z.strictObject({ isSingle: z.boolean() })),
  signIn: z.optional(z.strictObject({ checkAddress: z.boolean(), mayTellWhoExists: z.boolean() })),
  register: z.optional(z.record(z.string(), rule)),
})
/** What the house says to a member's question. */
const ticketAnswer = z.strictObject({
  ticketId: z.int(),
  content: z.string().check(z.minLength(1), z.maxLength(4000)),
})

type Change = z.infer<typeof change>

/**
 * For the house's own people, with the header `X-Ops-Secret`; without a secret in the settings none of it exists.
 * `POST /ops/merchant` changes what a merchant may set without a release and answers with the settings as they are
 * now; `POST /ops/withdrawal` takes one step of a withdrawal;
 * `POST /ops/ticket` answers a member's question; `POST /ops/bank-transfer` decides about money that waits in
 * the suspense book.
 */
export function mountOperations<E extends Env>(app: Hono<E>, house: House): void {
  app.post('/ops/merchant', async (context) => {
    requireSecret(context, house.settings.opsSecret)
    const wanted = change.safeParse(await context.req.json().catch(() => undefined))
    if (!wanted.success) {
      throw new Fault('request_param_err', { field: wanted.error.issues[0]?.path.join('.') || 'body' })
    }
    const settings = await changeMerchant(house, wanted.data)
    context.header('Cache-Control', 'no-store')
    return context.json({ success: true, value: settings })
  })
  app.post('/ops/ticket', async (context) => {
    requireSecret(context, house.settings.opsSecret)
    const wanted = ticketAnswer.safeParse(await context.req.json().catch(() => undefined))
    if (!wanted.success) {
      throw new Fault('request_param_err', { field: wanted.error.issues[0]?.path.join('.') || 'body' })
    }
    await answerTicket(house.db, wanted.data.ticketId, wanted.data.content, house.now())
    context.header('Cache-Control', 'no-store')
    return context.json({ success: true, value: null })
  })
  app.post('/ops/withdrawal', async (context) => {
    requireSecret(context, house.settings.opsSecret)
    const wanted = withdrawalOperation.safeParse(await context.req.json().catch(() => undefined))
    if (!wanted.success) {
      throw new Fault('request_param_err', { field: wanted.error.issues[0]?.path.join('.') || 'body' })
    }
    context.header('Cache-Control', 'no-store')
    return context.json({ success: true, value: await operateWithdrawal(house, wanted.data) })
  })
  app.post('/ops/bank-transfer', async (context) => {
    requireSecret(context, house.settings.opsSecret)
    const wanted = transferOperation.safeParse(await context.req.json().catch(() => undefined))
    if (!wanted.success) {
      throw new Fault('request_param_err', { field: wanted.error.issues[0]?.path.join('.') || 'body' })
    }
    context.header('Cache-Control', 'no-store')
    return context.json({ success: true, value: await operateTransfer(house, wanted.data) })
  })
}

async function changeMerchant(house: House, wanted: Change): Promise<MerchantSettings> {
  return house.db.transaction().execute(async (trx) => {
    await trx.selectFrom('merchant').select('id').where('code', '=', wanted.merchant).forUpdate().execute()
    const merchant = await findMerchant({ ...house, db: trx }, wanted.merchant)
    const settings = changed(merchant.settings, wanted)
    await trx
      .updateTable('merchant')
      .set({ settings: JSON.stringify(settings) })
      .where('id', '=', merchant.id)
      .execute()
    return settings
  })
}

function changed(settings: MerchantSettings, wanted: Change): MerchantSettings {
  const register = { ...settings.register }
  for (const [field, parts] of Object.entries(wanted.register ?? {})) {
    const known = register[field]
    if (!known) throw new Fault('request_param_err', { field: `register.${field}` })
    register[field] = { ...known, ...given(parts) }
  }
  return {
    ...settings,
    register,
    whitelabel: switchModules(settings.whitelabel, wanted.switches ?? {}),
    maintenance: wanted.maintenance === undefined ? settings.maintenance : wanted.maintenance,
    restrictedRegions: wanted.restrictedRegions ?? settings.restrictedRegions,
    acceptsLegacyCipher: wanted.acceptsLegacyCipher ?? settings.acceptsLegacyCipher,
    ...(wanted.deposit && { deposit: { ...settings.deposit, ...given(wanted.deposit) } }),
    ...(wanted.withdrawal && {
      withdrawal: { ...withdrawalSettingsOf(settings), ...given(wanted.withdrawal) },
    }),
    ...(wanted.wallet && { wallet: wanted.wallet }),
    ...(wanted.signIn && { signIn: wanted.signIn }),
  }
}

/** Without the members that are undefined. */
function given<T extends object>(parts: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
}

function requireSecret(context: Context, secret: string): void {
  if (secret === '') throw new Fault('not_found')
  const offered = context.req.header('x-ops-secret') ?? ''
  if (!timingSafeEqual(digest(offered), digest(secret))) throw new Fault('forbidden')
}

/** Equal lengths, so that a comparison in constant time is possible. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
