import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context, Env, Hono } from 'hono'
import * as z from 'zod/mini'
import type { MerchantSettings } from '../db/schema.ts'
import type { House } from '../house.ts'
import { Fault } from '../http/fault.ts'
import { findMerchant } from '../http/merchant.ts'
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
  register: z.optional(z.record(z.string(), rule)),
})
type Change = z.infer<typeof change>

/**
 * `POST /ops/merchant` with the header `X-Ops-Secret`: changes what a merchant may set without a release, and answers
 * with the settings as they are now. Without a secret in the settings it does not exist.
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
