import { createHash, timingSafeEqual } from 'node:crypto'
import { checkCode, codeDoor, codeRules, minuteMs, resendWaitMs } from '@saola/rules'
import { plainText } from '@saola/validation'
import type { Message } from '../../services/ports.ts'
import type { Services } from '../../services/services.ts'
import { Fault } from '../../http/fault.ts'
import { refuseWait } from '../../http/take-attempt.ts'
import { messageText } from '../../http/messages.ts'
import { countOf, type Guesser } from '../guesses/guesser.ts'
import { addGuess, findGuesses } from '../guesses/guess-store.ts'
import { clearGuesses, refuseGuessWait, takeGuess } from '../guesses/take-guess.ts'
import {
  deleteCode,
  findNewestCode,
  insertCode,
  listSentCodes,
  lockCodeAddress,
  spendCode,
  updateCodeHash,
  updateServiceSession,
  type CodeAddress,
  type SentCode,
} from './verification-code-store.ts'

/** A code on its way to somebody. */
export type Delivery = CodeAddress & {
  accountId?: number | undefined
  language: 'VI' | 'EN'
  /** What a phone service's captcha gave the browser. */
  proof?: string | undefined
  /** Where it was asked for from: such codes are counted by day. */
  network?: string | undefined
  /** Refuses who has not answered a captcha; asked once more than a few codes went out (session 44). */
  requireCaptcha?: (() => Promise<void>) | undefined
}

/** Sends a fresh code, or refuses with the seconds to wait (`TOO_MANY_REQUEST`). Older codes stop working. */
export async function sendCode(services: Services, delivery: Delivery): Promise<{ expiredMinutes: number }> {
  const code = drawCode(services)
  const service = delivery.channel === 'sms' ? services.phoneService : undefined
  const id = await reserve(services, delivery, service ? null : hashCode(delivery, code))
  await orFree(services, id, async () => {
    if (!service) return sendText(services, delivery, { ...codeText(delivery.language, code), opens: true })
    const session = await service.start(delivery.recipient, delivery.proof)
    await updateServiceSession(services.db, id, session)
  })
  return { expiredMinutes: codeRules.expiryMs / minuteMs }
}

/**
 * Sends something else in the place of a code, with the same work, waits and refusals, so that who asked for the code
 * cannot tell. No answer opens it.
 */
export async function sendInsteadOfCode(
  services: Services,
  delivery: Delivery,
  text: { title: string; content: string },
): Promise<void> {
  const id = await reserve(services, delivery, hashCode(delivery, services.randomBytes(32).toString('hex')))
  await orFree(services, id, () => sendText(services, delivery, text))
}

/** Writes the row of a code before it goes out; of two that ask at the same moment one has to wait. */
async function reserve(services: Services, delivery: Delivery, codeHash: string | null): Promise<number> {
  const now = services.now()
  const { requireCaptcha, network } = delivery
  const address: CodeAddress = delivery
  const door = codeDoor(await listSentCodes(services.db, address, network, now), now)
  if (door.kind === 'wait') refuseWait(door.waitMs)
  if (door.kind === 'captcha') await requireCaptcha?.()
  return services.db.transaction().execute(async (trx) => {
    await lockCodeAddress(trx, address)
    const newest = await findNewestCode(trx, address)
    const waitMs = resendWaitMs(newest && asSent(newest), now)
    refuseWait(waitMs)
    return insertCode(trx, address, { codeHash, network, now })
  })
}

/** A code that could not be sent must not make its owner wait for the next one. */
async function orFree(services: Services, id: number, deliver: () => Promise<void>): Promise<void> {
  try {
    await deliver()
  } catch (error) {
    await deleteCode(services.db, id)
    throw error
  }
}

function codeText(language: 'VI' | 'EN', code: string): { title: string; content: string } {
  return {
    title: messageText(language, 'session.code_message.title'),
    content: messageText(language, 'session.code_message.content', {
      code,
      minutes: codeRules.expiryMs / minuteMs,
    }),
  }
}

function sendText(
  services: Services,
  { merchantId, accountId, channel, recipient, language }: Delivery,
  text: Pick<Message, 'title' | 'content' | 'opens'>,
): Promise<void> {
  const to = { merchantId, ...(accountId === undefined ? {} : { accountId }), channel, recipient, language }
  return services.messenger.send({ ...to, ...text, now: services.now() })
}

/**
 * Uses a code up, or refuses: with the code of a phone service (missing, invalid, expired; session 7), and with `code.locked` after too
 * many wrong tries from this guesser's place; another's leave the code as it is (session 45). Wrong answers also count across codes
 * (session 43). Each code opens once; counting and using are decided by the database. `beforeUse` may refuse once the code is known to
 * be right, which keeps it for the next try.
 */
export async function useCode(
  services: Services,
  address: CodeAddress,
  code: string,
  guesser: Guesser,
  beforeUse?: () => Promise<void>,
): Promise<void> {
  const field = { field: 'verificationCode' }
  const newest = await findNewestCode(services.db, address)
  const text = plainText(code).replaceAll(' ', '')
  const tries = `code:${newest?.id ?? 0}:${guesser.place}`
  const { wrong: wrongTries = 0 } = (await findGuesses(services.db, tries, services.now())) ?? {}
  const open = checkCode(newest && { ...asSent(newest), wrongTries }, { text, isRight: true }, services.now())
  if (open !== undefined || newest === undefined) {
    throw new Fault(open ?? 'phone.invalid-verification-code', field)
  }
  const guesses = guessKey(address, guesser)
  await refuseGuessWait(services, guesses)
  const tried = await services.db.transaction().execute((trx) => addGuess(trx, tries, services.now()))
  if (tried === undefined || tried > codeRules.tries) throw new Fault('code.locked', field)
  await takeGuess(services, guesses)
  const isRight = await isCode(services, address, newest, text)
  if (!isRight) throw new Fault('phone.invalid-verification-code', field)
  await clearGuesses(services, guesses)
  await beforeUse?.()
  if (await spendCode(services.db, newest.id, services.now())) return
  // Somebody was faster.
  throw new Fault('phone.invalid-verification-code', field)
}

/**
 * Under which wrong answers for an address are counted. What opens an account goes by who guesses; a code that proves a new address
 * opens nobody's account, and a stranger's guesses at it are that place's own.
 */
function guessKey({ merchantId, purpose, recipient }: CodeAddress, guesser: Guesser): string {
  const [kind = ''] = purpose.split(':')
  const opensAccount = kind !== 'register' && kind !== 'contact'
  const count = opensAccount ? countOf(guesser) : guesser.place
  return `code:${kind}:${merchantId}:${recipient}:${count}`
}

function asSent({ createdAt, usedAt }: Pick<SentCode, 'createdAt' | 'usedAt'>) {
  return { sentAt: createdAt, isUsed: usedAt !== null }
}

async function isCode(
  services: Services,
  address: CodeAddress,
  sent: Pick<SentCode, 'id' | 'codeHash' | 'serviceSession'>,
  code: string,
): Promise<boolean> {
  const offered = hashCode(address, code)
  if (sent.codeHash !== null) {
    return timingSafeEqual(Buffer.from(offered, 'hex'), Buffer.from(sent.codeHash, 'hex'))
  }
  // Its service has not answered yet.
  if (sent.serviceSession === null) return false
  const isRight = await services.phoneService?.confirm(sent.serviceSession, address.recipient, code)
  if (isRight !== true) return false
  // A service says it once; whoever has to bring the same code again is known by its hash.
  await updateCodeHash(services.db, sent.id, offered)
  return true
}

/** Six digits without bias: bytes that would favour the low numbers are thrown away. */
function drawCode(services: Services): string {
  const range = 10 ** codeRules.digits
  const most = 2 ** 32 - (2 ** 32 % range)
  for (;;) {
    const drawn = services.randomBytes(4).readUInt32BE()
    if (drawn < most) return String(drawn % range).padStart(codeRules.digits, '0')
  }
}

function hashCode({ merchantId, purpose, recipient }: CodeAddress, code: string): string {
  return createHash('sha256')
    .update(JSON.stringify([merchantId, purpose, recipient, code]))
    .digest('hex')
}
