import { calls } from '@saola/protocol'
import { minuteMs } from '@saola/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAccount } from '../../src/accounts/account-store.ts'
import { endAccess } from '../../src/accounts/access/end-access.ts'
import type { Visit } from '../../src/accounts/known-places.ts'
import { findById } from '../../src/accounts/sign-in-account-store.ts'
import { startSession } from '../../src/accounts/start-session.ts'
import { refusal, visit, type Visitor } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { codesOf, race } from '../wallet/race.ts'
import { inbox, newestCode, operate } from './inbox.ts'

// The table of session 42: what opens a session against what ends everything. A thief begins a way in, the owner ends, the thief
// goes on: no cell signs anybody in.

const device = 'a'.repeat(32)
const password = 'Saola2026'
const anotherPassword = 'Langbiang1'

let gateway: TestGateway
let count = 0
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  await operate(gateway, { switches: { MOBILEVERCODELOGIN3: true } })
})
afterAll(() => gateway.close())

/** An account of its own for each cell, signed in at home; the thief has its phone, its mailbox and its network. */
type Cell = { id: number; name: string; mobile: string; email: string; home: string; owner: Visitor }

async function newCell(hasPassword = true): Promise<Cell> {
  count += 1
  const { db, now } = gateway.services
  const { password_hash: passwordHash, id: uplineId } = await db
    .selectFrom('account')
    .select(['password_hash', 'id'])
    .where('name', '=', 'agent02')
    .executeTakeFirstOrThrow()
  const name = `owner${count}`
  const mobile = `+84961${String(count).padStart(6, '0')}`
  const email = `${name}@saola.test`
  const id = await db.transaction().execute((trx) =>
    openAccount(trx, {
      merchantId: 1,
      name,
      nickname: name,
      type: 0,
      uplineId,
      passwordHash: hasPassword ? passwordHash : 'none',
      mobile,
      email,
      proved: 'mobile',
      now: now(),
    }),
  )
  const home = `198.51.${count >> 8}.${count & 255}`
  const owner = visit(gateway, { addresses: home })
  if (hasPassword) await owner.signIn(name)
  return { id: id ?? 0, name, mobile, email, home, owner }
}

/** Begins a way in and answers how it goes on: to the name of who is signed in then, or to nothing. */
type Opener = (cell: Cell) => Promise<() => Promise<string | undefined>>

const thiefAt = (cell: Cell) => visit(gateway, { addresses: cell.home })

/** Signed in by the password that stands, as the owner is: the thief knows it. */
async function signedInThief(cell: Cell): Promise<Visitor> {
  const thief = thiefAt(cell)
  await thief.signIn(cell.name)
  return thief
}

async function challengeOf(cell: Cell): Promise<{ thief: Visitor; challenge: string }> {
  await operate(gateway, { signIn: { checkAddress: true, mayTellWhoExists: false } })
  const thief = visit(gateway, { addresses: `203.0.113.${(count % 250) + 1}` })
  const asked = await refusal(thief.signIn(cell.name))
  await operate(gateway, { signIn: { checkAddress: false, mayTellWhoExists: false } })
  return { thief, challenge: (asked.body as { value: { challenge: string } }).value.challenge }
}

/** The code that is out; of two that ask within a minute one has it sent. */
async function sent(send: Promise<unknown>, recipient: string): Promise<string> {
  await send.catch(() => undefined)
  return newestCode(gateway, recipient)
}

const resetSms = (cell: Cell) =>
  sent(
    thiefAt(cell).api.send(calls.session.smsReset, {
      mobileNum: cell.mobile,
      countryDialingCode: '+84',
    }),
    cell.mobile,
  )
const resetMail = (cell: Cell) =>
  sent(
    thiefAt(cell).api.send(calls.session.forgotByEmail, { username: cell.name, email: cell.email }),
    cell.email,
  )
const newPassword = 'Bidoup2287'

/** Whoever has set a password signs in by it. */
async function byNewPassword(cell: Cell): Promise<string | undefined> {
  const { userName } = await thiefAt(cell).api.send(calls.session.login, {
    username: cell.name,
    password: newPassword,
    type: 'username',
  })
  return userName
}

const openers: Record<string, Opener> = {
  'a session': async (cell) => {
    const thief = await signedInThief(cell)
    return async () => (await thief.api.send(calls.member.info)).account
  },
  'a sign-in that waits for its second proof': async (cell) => {
    const { thief, challenge } = await challengeOf(cell)
    await thief.api.send(calls.session.verificationCode, { challenge, way: 'email' })
    const answer = await newestCode(gateway, cell.email)
    return async () => {
      const input = { challenge, way: 'email', answer } as const
      return (await thief.api.send(calls.session.loginVerification, input)).userName
    }
  },
  'a code to sign in by SMS': async (cell) => {
    const thief = thiefAt(cell)
    const send = thief.api.send(calls.session.smsNoLogin, {
      mobileNum: cell.mobile,
      countryDialingCode: '+84',
    })
    const code = await sent(send, cell.mobile)
    return async () => {
      const input = { username: cell.mobile, password: code, type: 'sms' } as const
      return (await thief.api.send(calls.session.login, input)).userName
    }
  },
  'a code for a new password by SMS': async (cell) => {
    const verificationCode = await resetSms(cell)
    return async () => {
      const input = { mobileNum: cell.mobile, verificationCode, newPassword }
      await thiefAt(cell).api.send(calls.session.resetBySms, input)
      return byNewPassword(cell)
    }
  },
  'a code for a new password by mail': async (cell) => {
    const verificationCode = await resetMail(cell)
    return async () => {
      const input = { username: cell.name, email: cell.email, verificationCode, newPassword }
      await thiefAt(cell).api.send(calls.session.resetByEmail, input)
      return byNewPassword(cell)
    }
  },
  'a ticket to another line': async (cell) => {
    const thief = await signedInThief(cell)
    const { ticket } = await thief.api.send(calls.session.handOver)
    return async () => {
      const taken = await thiefAt(cell).api.send(calls.session.takeOver, { ticket, loginDeviceId: device })
      return taken.signedIn?.userName
    }
  },
  'a browser that stays': async (cell) => {
    const thief = await signedInThief(cell)
    await thief.api.send(calls.session.stay, { loginDeviceId: device })
    return async () => {
      const { signedIn } = await thief.api.send(calls.session.resume, { loginDeviceId: device })
      return signedIn?.userName
    }
  },
  'the password of before, read before the end': async (cell) => {
    const { services } = gateway
    const account = await findById(services.db, 1, cell.id)
    if (!account) throw new Error('the account is not there')
    // A start of a session asks nothing else of its merchant.
    const merchant = { id: 1, settings: {} } as Visit['merchant']
    const entrance = { services, merchant, ip: cell.home, userAgent: '', region: '', language: 'VI' } as const
    return async () => (await startSession(services.db, account, entrance)).userName
  },
}

/** What the owner does; `prepare` comes before the thief begins. */
type End = { prepare?: (cell: Cell) => Promise<unknown>; end: (cell: Cell) => Promise<unknown> }

const ends: Record<string, End> = {
  'the password is changed': {
    end: ({ owner }) =>
      owner.api.send(calls.member.changePassword, {
        oldPassword: password,
        newPassword: anotherPassword,
        confirmNewPassword: anotherPassword,
      }),
  },
  'the password is set anew by SMS': {
    prepare: resetSms,
    end: async (cell) => {
      const code = await codeFor(cell, cell.mobile)
      const input = { mobileNum: cell.mobile, verificationCode: code, newPassword: anotherPassword }
      await cell.owner.api.send(calls.session.resetBySms, input)
    },
  },
  'the password is set anew by mail': {
    prepare: resetMail,
    end: async (cell) => {
      const code = await codeFor(cell, cell.email)
      const input = { username: cell.name, email: cell.email, verificationCode: code }
      await cell.owner.api.send(calls.session.resetByEmail, { ...input, newPassword: anotherPassword })
    },
  },
  'all other browsers are signed out': { end: ({ owner }) => owner.api.send(calls.member.endOtherSessions) },
  'the account is closed': {
    end: ({ owner }) => owner.api.send(calls.member.closeAccount, { password }),
  },
}

/** The oldest code that was sent: the one of `prepare`. */
async function codeFor({ id }: Cell, recipient: string): Promise<string> {
  const messages = await inbox(gateway, recipient)
  const code = messages
    .map(({ content }) => /\b(\d{6})\b/.exec(content)?.[1])
    .findLast((found) => found !== undefined)
  if (code === undefined) throw new Error(`no code went to account ${id}`)
  return code
}

const cells = Object.keys(openers).flatMap((opener) => Object.keys(ends).map((end) => [opener, end] as const))

describe('what ends access ends everything that rests on it (session 42)', () => {
  it.each(Object.keys(openers))('%s opens the account while nothing has ended it', async (opener) => {
    const cell = await newCell()
    const goOn = await openers[opener]?.(cell)
    expect(await goOn?.()).toBe(cell.name)
  })

  it.each(cells)('%s opens nothing once %s', async (opener, end) => {
    const cell = await newCell()
    await ends[end]?.prepare?.(cell)
    const goOn = await openers[opener]?.(cell)
    await ends[end]?.end(cell)
    const came = await goOn?.().catch((error: unknown) => (error instanceof Error ? undefined : 'failed'))
    expect(came).toBeUndefined()
  })

  it.each(['a session', 'a ticket to another line', 'a browser that stays'])(
    '%s ends by signing out there',
    async (opener) => {
      const cell = await newCell()
      const before = await gateway.services.db.selectFrom('session').select('token_hash').execute()
      const goOn = await openers[opener]?.(cell)
      // The thief's own session is the newest; its owner sees it among the devices and ends it.
      const list = await cell.owner.api.send(calls.member.sessions)
      const other = list.find(({ isCurrent }) => !isCurrent)
      await cell.owner.api.send(calls.member.endSession, { sessionId: other?.sessionId ?? '' })
      expect(await goOn?.().catch(() => undefined)).toBeUndefined()
      const after = await gateway.services.db.selectFrom('session').select('token_hash').execute()
      expect(after).toHaveLength(before.length)
    },
  )

  it('the code for a first password is the code for no other once the password is set', async () => {
    const cell = await newCell(false)
    const send = cell.owner.api.send(calls.session.smsNoLogin, {
      mobileNum: cell.mobile,
      countryDialingCode: '+84',
    })
    const code = await sent(send, cell.mobile)
    const { token } = await cell.owner.api.send(calls.session.login, {
      username: cell.mobile,
      password: code,
      type: 'sms',
    })
    const owner = visit(gateway, { addresses: cell.home, token })
    await owner.api.send(calls.member.passwordCode)
    const first = await newestCode(gateway, cell.mobile)
    // A thief with the phone asks for one as well, a minute later, and the owner sets the password by it.
    gateway.clock.advance(minuteMs)
    const theirs = await resetSms(cell)
    const passwords = { newPassword: anotherPassword, confirmNewPassword: anotherPassword }
    await owner.api.send(calls.member.setPassword, { ...passwords, verificationCode: theirs })
    for (const verificationCode of [first, theirs]) {
      const input = { mobileNum: cell.mobile, verificationCode, newPassword }
      const refused = await refusal(thiefAt(cell).api.send(calls.session.resetBySms, input))
      expect(refused.code).toBe('phone.invalid-verification-code')
    }
    await owner.api.send(calls.member.info)
  })

  it('the session that ends the others stays, with its own stay', async () => {
    const cell = await newCell()
    await cell.owner.api.send(calls.session.stay, { loginDeviceId: device })
    await ends['the password is changed']?.end(cell)
    await cell.owner.api.send(calls.member.info)
    const { signedIn } = await cell.owner.api.send(calls.session.resume, { loginDeviceId: device })
    expect(signedIn?.userName).toBe(cell.name)
  })
})

const end = (cell: Cell) => () =>
  gateway.services.db
    .transaction()
    .execute((trx) => endAccess(trx, cell.id, { now: gateway.services.now() }))
    .then(() => 'ended')

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(!process.env['DATABASE_URL'])('in the moment of the end', () => {
  const racing = Object.keys(openers).filter((opener) => opener !== 'a session')

  it.each(racing)('%s leaves nobody signed in', async (opener) => {
    const cell = await newCell()
    const goOn = await openers[opener]?.(cell)
    const { db } = gateway.services
    const ended = await race<string | undefined>(db, { table: 'account', id: cell.id }, [
      end(cell),
      async () => goOn?.(),
    ])
    const [, came] = ended
    if (came?.status === 'fulfilled') expect(came.value).toBeUndefined()
    else expect(codesOf(ended)).not.toContain('internal')
    const open = await db.selectFrom('session').select('ip').where('account_id', '=', cell.id).execute()
    expect(open).toEqual([])
  })

  it('a ticket and a stay that a session asks for then end with it', async () => {
    const cell = await newCell()
    const { db } = gateway.services
    for (const ask of [
      () => cell.owner.api.send(calls.session.handOver),
      () => cell.owner.api.send(calls.session.stay, { loginDeviceId: device }),
    ]) {
      await cell.owner.signIn(cell.name)
      await race<unknown>(db, { table: 'account', id: cell.id }, [end(cell), ask])
      expect((await refusal(cell.owner.api.send(calls.member.info))).status).toBe(401)
    }
    const stays = await db.selectFrom('stay').select('id').where('account_id', '=', cell.id).execute()
    const tickets = await db
      .selectFrom('hand_over')
      .select('ticket_hash')
      .where('account_id', '=', cell.id)
      .execute()
    expect([stays, tickets]).toEqual([[], []])
  })
})
