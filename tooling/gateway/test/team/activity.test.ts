import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Secret, TOTP } from 'otpauth'
import { calls, type CallInput } from '@saola/protocol'
import { totpRules } from '@saola/rules'
import { refusal, visit } from '../http/visitor.ts'
import { newestCode } from '../session/inbox.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, type TestPerson } from '../wallet/people.ts'
import { addSubAccount, type SubPerson } from './sub-accounts.ts'

let gateway: TestGateway
let owner: TestPerson
let other: TestPerson
let player: TestPerson
let sub: SubPerson
beforeAll(async () => {
  gateway = await startGateway({ storeSecret: 'seals-what-lies-secret' })
  owner = await addPerson(gateway, 'actowner', { type: 2 })
  other = await addPerson(gateway, 'actother', { type: 2 })
  player = await addPerson(gateway, 'actplayer', { upline: owner })
  sub = await addSubAccount(gateway, owner, { name: 'nhanvien1', rights: ['opening.act', 'contracts.act'] })
})
afterAll(() => gateway.close())

type Filter = Partial<CallInput<typeof calls.team.activity>>
const activityOf = async (token: string, more: Filter = {}) => {
  const page = { pageNo: 1, pageSize: 50, ...more }
  return (await gateway.client(token).send(calls.team.activity, page)).list
}
/** The newest three acts of getting in. */
const waysIn = async (token: string) =>
  (await activityOf(token, { group: 'access' })).map(({ kind }) => kind).slice(0, 3)
const wordsOf = (list: Awaited<ReturnType<typeof activityOf>>) =>
  list.map(({ actorName, kind, subjectName = '' }) => `${actorName} ${kind} ${subjectName}`.trim())

describe('what is written down (team 30)', () => {
  it('the sub-account, its first sign-in and its new password, newest first', async () => {
    expect(wordsOf(await activityOf(owner.token))).toEqual([
      'nhanvien1 password',
      'nhanvien1 sign_in',
      'actowner sub_account.create nhanvien1',
    ])
  })

  it('an opening, a link and an offer of a sub-account, with whom and from where', async () => {
    const account = { username: 'khachmoi1', password: 'matkhau9', type: 0, rebate: '0' } as const
    await sub.client.send(calls.team.openDownline, account)
    await sub.client.send(calls.team.createLink, { name: 'Zalo', type: 0, rebate: '0' })
    const tiers = [{ betVolume: 0, activeMembers: 0, rateType: 'P' as const, rate: 100 }]
    await sub.client.send(calls.contracts.offer, {
      downlineId: String(player.id),
      terms: { kind: 'daily', tiers },
    })
    const [offer, link, opening] = await activityOf(owner.token)
    expect(offer).toMatchObject({
      actorName: 'nhanvien1',
      actorLabel: 'Người của actowner',
      kind: 'contract.offer',
      subjectName: 'actplayer',
      details: { contract: 'daily' },
      place: expect.stringMatching(/VN/),
    })
    expect(link).toMatchObject({ kind: 'link.create', details: { name: 'Zalo' } })
    expect(opening).toMatchObject({ kind: 'opening', subjectName: 'khachmoi1' })
  })

  it('nothing of an act that was refused', async () => {
    const before = await activityOf(owner.token)
    const account = { username: 'khachmoi1', password: 'matkhau9', type: 0, rebate: '0' } as const
    await refusal(sub.client.send(calls.team.openDownline, account))
    expect(await activityOf(owner.token)).toEqual(before)
  })

  it('what an owner does to a sub-account, each change as what it is', async () => {
    const client = gateway.client(owner.token)
    const change = { customerId: sub.id, label: 'Chị Hoa', rights: ['opening.act' as const] }
    await client.send(calls.team.changeSubAccount, { ...change, isOn: true })
    await client.send(calls.team.changeSubAccount, { ...change, isOn: false })
    await client.send(calls.team.changeSubAccount, { ...change, isOn: true })
    const kinds = (await activityOf(owner.token, { group: 'sub_account' })).map(({ kind }) => kind)
    expect(kinds).toEqual(['sub_account.on', 'sub_account.off', 'sub_account.change', 'sub_account.create'])
  })

  it('how the owner guards its account: passwords, the authenticator, and a reset that nobody was signed in for', async () => {
    const agent = visit(gateway)
    const token = await agent.signIn('agent06')
    const password = 'Saola2026'
    const fresh = { newPassword: '246810', confirmNewPassword: '246810' }
    await agent.api.send(calls.member.setPaymentPassword, { password, ...fresh })
    const { secret } = await agent.api.send(calls.member.startAuthenticator, { password })
    const code = (): string => {
      gateway.clock.advance(totpRules.stepMs)
      return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: gateway.clock.now() })
    }
    await agent.api.send(calls.member.confirmAuthenticator, { code: code() })
    await agent.api.send(calls.member.removeAuthenticator, { password, code: code() })
    expect(await waysIn(token)).toEqual(['authenticator.off', 'authenticator.on', 'payment_password'])

    const { mobile } = await gateway.services.db
      .selectFrom('account')
      .select('mobile')
      .where('name', '=', 'agent06')
      .executeTakeFirstOrThrow()
    const mobileNum = mobile ?? ''
    await agent.api.send(calls.session.smsReset, { mobileNum, countryDialingCode: '+84' })
    const verificationCode = await newestCode(gateway, mobileNum)
    await agent.api.send(calls.session.resetBySms, { mobileNum, verificationCode, newPassword: 'matkhau9' })
    const again = await agent.api.send(calls.session.login, {
      username: 'agent06',
      password: 'matkhau9',
      type: 'username',
    })
    expect(await waysIn(again.token)).toEqual(['sign_in', 'password.reset', 'authenticator.off'])
  })

  it('a first password that a code gave, by an agent that was opened by SMS', async () => {
    const mobile = '+84911333444'
    const { token } = await addPerson(gateway, 'actbysms', { type: 1, mobile })
    const client = gateway.client(token)
    await client.send(calls.member.passwordCode)
    const verificationCode = await newestCode(gateway, mobile)
    const typed = { newPassword: 'matkhau9', confirmNewPassword: 'matkhau9' }
    await refusal(client.send(calls.member.setPassword, { ...typed, verificationCode: '000' }))
    expect(await waysIn(token)).toEqual([])
    await client.send(calls.member.setPassword, { ...typed, verificationCode })
    expect(await waysIn(token)).toEqual(['password'])
  })

  it('each transaction password of a sub-account, the first and the next, for itself and its owner', async () => {
    const clerk = await addSubAccount(gateway, other, { name: 'nhanvien3', rights: [] })
    for (const newPassword of ['246810', '135791']) {
      const typed = { password: 'matkhau10', newPassword, confirmNewPassword: newPassword }
      await clerk.client.send(calls.member.setPaymentPassword, typed)
    }
    const twice = ['payment_password', 'payment_password', 'password']
    expect(await waysIn(clerk.token)).toEqual(twice)
    const seen = await activityOf(other.token, { group: 'access', customerId: clerk.id })
    expect(seen.map(({ kind }) => kind)).toEqual([...twice, 'sign_in'])
    expect(JSON.stringify(seen)).not.toMatch(/246810|135791/)
  })

  it('nothing that can be changed or deleted', async () => {
    const { db } = gateway.services
    await expect(db.updateTable('activity').set({ kind: 'sign_in' }).execute()).rejects.toThrow(
      /never changed/,
    )
    await expect(db.deleteFrom('activity').execute()).rejects.toThrow(/never changed/)
  })
})

describe('who sees it (team 31)', () => {
  it('another agent sees nothing of it', async () => {
    expect(wordsOf(await activityOf(other.token)).join()).not.toMatch(/actowner|nhanvien1/)
  })

  it('an owner sees one alone', async () => {
    expect(
      new Set((await activityOf(owner.token, { customerId: sub.id })).map((act) => act.actorName)),
    ).toEqual(new Set(['nhanvien1']))
    const own = await activityOf(owner.token, { customerId: String(owner.id) })
    expect(new Set(own.map((act) => act.actorName))).toEqual(new Set(['actowner']))
  })

  it('a sub-account sees its own acts alone, and may not ask for others', async () => {
    const second = await addSubAccount(gateway, owner, { name: 'nhanvien2', rights: [] })
    expect(wordsOf(await activityOf(second.token))).toEqual(['nhanvien2 password', 'nhanvien2 sign_in'])
    for (const customerId of [String(owner.id), sub.id]) {
      expect(await refusal(activityOf(second.token, { customerId }))).toMatchObject({ status: 404 })
    }
  })

  it.each(['999999999', 'abc'])('the account %s is answered like one that nobody has', async (customerId) => {
    expect(await refusal(activityOf(owner.token, { customerId }))).toMatchObject({ status: 404 })
    expect(await refusal(activityOf(owner.token, { customerId: String(player.id) }))).toMatchObject({
      status: 404,
    })
  })

  it('page by page', async () => {
    const all = await activityOf(owner.token)
    const page = await gateway.client(owner.token).send(calls.team.activity, { pageNo: 2, pageSize: 2 })
    expect(page.list).toEqual(all.slice(2, 4))
    expect(page.totalCount).toBe(all.length)
  })
})
