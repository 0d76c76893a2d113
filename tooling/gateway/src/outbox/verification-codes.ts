import { createHash, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { checkCode, codeRules, resendWaitMs } from '@saola/rules'
import type { House } from '../house.ts'
import { Fault } from '../http/fault.ts'
import { messageText } from '../http/messages.ts'

/** What a code opens. `challenge:<id>` belongs to one sign-in. */
export type CodePurpose = 'register' | 'login' | 'reset' | 'contact' | `challenge:${string}`

type Address = {
  merchantId: number
  purpose: CodePurpose
  channel: 'sms' | 'email'
  /** A phone number in E.164, or a mail address in lower case. */
  recipient: string
}

/** A code on its way to somebody. */
export type Delivery = Address & {
  accountId?: number | undefined
  language: 'VI' | 'EN'
  /** What a phone service's captcha gave the browser. */
  proof?: string | undefined
}

/** Sends a fresh code, or refuses with the seconds to wait (`TOO_MANY_REQUEST`). Older codes stop working. */
export async function sendCode(house: House, delivery: Delivery): Promise<{ expiredMinutes: number }> {
  const code = drawCode(house)
  const service = delivery.channel === 'sms' ? house.phoneService : undefined
  const id = await reserve(house, delivery, service ? null : hashCode(delivery, code))
  await orFree(house, id, async () => {
    if (!service) return sendText(house, delivery, codeText(delivery.language, code))
    const session = await service.start(delivery.recipient, delivery.proof)
    await house.db
      .updateTable('verification_code')
      .set({ service_session: session })
      .where('id', '=', id)
      .execute()
  })
  return { expiredMinutes: codeRules.expiryMinutes }
}

/**
 * Sends something else in the place of a code, with the same work, waits and refusals, so that who asked for the code
 * cannot tell. No answer opens it.
 */
export async function sendInsteadOfCode(
  house: House,
  delivery: Delivery,
  text: { title: string; content: string },
): Promise<void> {
  const id = await reserve(house, delivery, hashCode(delivery, house.randomBytes(32).toString('hex')))
  await orFree(house, id, () => sendText(house, delivery, text))
}

/** Writes the row of a code before it goes out; of two that ask at the same moment one has to wait. */
async function reserve(house: House, address: Address, codeHash: string | null): Promise<number> {
  const now = house.now()
  const { merchantId, purpose, recipient } = address
  return house.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify([merchantId, purpose, recipient])}, 0))`.execute(
      trx,
    )
    const newest = await newestCode(trx, address)
    const waitMs = resendWaitMs(newest && asSent(newest), now)
    if (waitMs > 0) throw new Fault('TOO_MANY_REQUEST', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
    const row = await trx
      .insertInto('verification_code')
      .values({
        merchant_id: merchantId,
        purpose,
        channel: address.channel,
        recipient,
        code_hash: codeHash,
        service_session: null,
        created_at: now,
        expires_at: now + codeRules.expiryMinutes * 60_000,
        used_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  })
}

/** A code that could not be sent must not make its owner wait for the next one. */
async function orFree(house: House, id: number, deliver: () => Promise<void>): Promise<void> {
  try {
    await deliver()
  } catch (error) {
    await house.db.deleteFrom('verification_code').where('id', '=', id).execute()
    throw error
  }
}

function codeText(language: 'VI' | 'EN', code: string): { title: string; content: string } {
  return {
    title: messageText(language, 'session.code_message.title'),
    content: messageText(language, 'session.code_message.content', {
      code,
      minutes: codeRules.expiryMinutes,
    }),
  }
}

function sendText(
  house: House,
  { merchantId, accountId, channel, recipient, language }: Delivery,
  text: { title: string; content: string },
): Promise<void> {
  const to = { merchantId, ...(accountId === undefined ? {} : { accountId }), channel, recipient, language }
  return house.messenger.send({ ...to, ...text, now: house.now() })
}

/**
 * Uses a code up, or refuses: with the codes of specification 8 (missing, invalid, expired), and with `code.locked` after too
 * many wrong tries. Each code opens once; counting and using are decided by the database.
 */
export async function useCode(house: House, address: Address, code: string): Promise<void> {
  const field = { field: 'verificationCode' }
  const newest = await newestCode(house.db, address)
  const text = code.trim()
  const open = checkCode(newest && asSent(newest), { text, isRight: true }, house.now())
  if (open !== undefined || newest === undefined) {
    throw new Fault(open ?? 'phone.invalid-verification-code', field)
  }
  const isRight = await isCode(house, address, newest, text)
  const spent = await house.db
    .updateTable('verification_code')
    .set(isRight ? { used_at: house.now() } : { wrong_tries: sql`wrong_tries + 1` })
    .where('id', '=', newest.id)
    .where('used_at', 'is', null)
    .where('wrong_tries', '<', codeRules.tries)
    .executeTakeFirst()
  if (isRight && spent.numUpdatedRows === 1n) return
  // Somebody was faster: used up in the meantime, or locked.
  const now = await newestCode(house.db, address)
  const isLocked = now?.used_at === null && now.wrong_tries >= codeRules.tries && spent.numUpdatedRows === 0n
  throw new Fault(isLocked ? 'code.locked' : 'phone.invalid-verification-code', field)
}

function asSent(row: { created_at: number; wrong_tries: number; used_at: number | null }) {
  return { sentAt: row.created_at, wrongTries: row.wrong_tries, isUsed: row.used_at !== null }
}

async function isCode(
  house: House,
  address: Address,
  sent: { code_hash: string | null; service_session: string | null },
  code: string,
): Promise<boolean> {
  if (sent.service_session !== null) {
    return (await house.phoneService?.confirm(sent.service_session, address.recipient, code)) ?? false
  }
  // Its service has not answered yet.
  if (sent.code_hash === null) return false
  const offered = Buffer.from(hashCode(address, code), 'hex')
  return timingSafeEqual(offered, Buffer.from(sent.code_hash, 'hex'))
}

async function newestCode(db: House['db'], { merchantId, purpose, recipient }: Address) {
  return db
    .selectFrom('verification_code')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('purpose', '=', purpose)
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Six digits without bias: bytes that would favour the low numbers are thrown away. */
function drawCode(house: House): string {
  const range = 10 ** codeRules.digits
  const most = 2 ** 32 - (2 ** 32 % range)
  for (;;) {
    const drawn = house.randomBytes(4).readUInt32BE()
    if (drawn < most) return String(drawn % range).padStart(codeRules.digits, '0')
  }
}

function hashCode({ merchantId, purpose, recipient }: Address, code: string): string {
  return createHash('sha256')
    .update(JSON.stringify([merchantId, purpose, recipient, code]))
    .digest('hex')
}
