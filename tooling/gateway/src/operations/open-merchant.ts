import * as z from 'zod/mini'
import { accountType } from '@saola/protocol'
import { domainOrigin } from '@saola/rules'
import { openAccount } from '../accounts/account-store.ts'
import { refuseGuessedPassword } from '../accounts/refuse-weak-password.ts'
import { appendEvent } from '../events/event-store.ts'
import { Fault } from '../http/fault.ts'
import { insertUsualOffers } from '../lottery/menus/new-offers-store.ts'
import type { Services } from '../services/services.ts'
import { settingsOfNew } from '../system/new-merchant/new-merchant.ts'
import { insertMerchant } from '../system/new-merchant/new-merchant-store.ts'

const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(64))

/** Where a member site stands: an origin, without a stroke at its end. */
export const siteOrigin = z.string().check(z.refine((text) => domainOrigin(text) === text))

/** What a new merchant must say: who it is, the agent that its line begins with, and the bank account that deposits come to. */
export const newMerchant = z.strictObject({
  merchant: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,31}$/)),
  name: words,
  site: z.optional(siteOrigin),
  agent: z.strictObject({
    name: z.string().check(z.regex(/^[a-z][a-z0-9]{5,11}$/)),
    password: z.string().check(z.minLength(8), z.maxLength(64)),
  }),
  bank: z.strictObject({
    bin: z.string().check(z.regex(/^\d{6}$/)),
    name: words,
    accountNumber: z.string().check(z.regex(/^\d{6,19}$/)),
    accountName: words,
  }),
  /** Whether its pages may seal by DES and RSA, which brands of `des-rsa` do. */
  acceptsLegacyCipher: z.optional(z.boolean()),
  switches: z.optional(z.record(z.string(), z.boolean())),
})
export type NewMerchantOperation = z.infer<typeof newMerchant>

/**
 * Opens a merchant on this gateway with the usual settings (system 46): the agent that its line begins with, who chooses another
 * password at the first sign-in, and what each kind of lottery pays. What it wants otherwise is changed by the act `merchant`.
 */
export async function openMerchant(
  services: Services,
  { merchant: code, name, site, agent, bank, switches, acceptsLegacyCipher = false }: NewMerchantOperation,
  person?: string,
): Promise<{ merchant: string; agent: string }> {
  const now = services.now()
  const opened = {
    code,
    name,
    settings: { defaultUpline: agent.name, bank, acceptsLegacyCipher, ...(site !== undefined && { site }) },
    ...(switches && { switches }),
  }
  const settings = settingsOfNew(opened, now)
  const known = { merchant: { id: 0, code, name, settings }, language: 'EN' } as const
  refuseGuessedPassword(known, agent.password, { name: agent.name, field: 'agent.password' })
  const passwordHash = await services.passwords.hash(agent.password)
  await services.db.transaction().execute(async (trx) => {
    const merchantId = await insertMerchant(trx, opened, now)
    if (merchantId === undefined) {
      throw new Fault('request_param_err', { field: 'merchant' })
    }
    await insertUsualOffers(trx, merchantId)
    const top = { name: agent.name, nickname: agent.name, type: accountType.topAgent, uplineId: null }
    const id = await openAccount(trx, {
      ...top,
      merchantId,
      passwordHash,
      invitationCode: agent.name.toUpperCase(),
      mustChangePassword: true,
      now,
    })
    if (id === undefined) throw new Error(`the agent of the new merchant ${code} was there before it`)
    await appendEvent(trx, {
      merchantId,
      at: now,
      kind: 'merchant.opened',
      actor: 'operator',
      person,
      accountId: id,
      subject: code,
      after: { name, agent: agent.name },
    })
  })
  return { merchant: code, agent: agent.name }
}
