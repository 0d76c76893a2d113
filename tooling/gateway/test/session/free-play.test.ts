import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { refusal, visit } from '../http/visitor.ts'

const input = { os: 'Linux', platform: 'W' } as const
let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
})
afterAll(() => gateway.close())

function freePlay(language: 'VI' | 'EN' = 'VI') {
  return visit(gateway, { language }).api.send(calls.session.freePlay, input)
}

describe('free play (session 24)', () => {
  it('signs in to a trial account of type 4', async () => {
    const session = await freePlay()
    expect(session).toMatchObject({ customerType: 4, firstTimeLogin: false, passwordExpired: false })
    const info = await visit(gateway, { token: session.token }).api.send(calls.member.info)
    expect(info).toMatchObject({ type: 4, nickname: 'Khách chơi thử', account: session.userName })
    expect(info).not.toHaveProperty('toUpline')
  })

  it('gives each visitor an account of their own while both are there', async () => {
    const [one, other] = await Promise.all([freePlay(), freePlay()])
    expect(one.id).not.toBe(other.id)
  })

  it('uses an account again when its visitor has left, with nothing left behind', async () => {
    const first = await freePlay()
    const node = await gateway.services.db
      .selectFrom('game')
      .select('node_id')
      .limit(1)
      .executeTakeFirstOrThrow()
    await gateway.services.db
      .insertInto('favorite')
      .values({ account_id: Number(first.id), node_id: node.node_id, created_at: 1 })
      .execute()
    gateway.clock.advance(12 * 3_600_000)
    const used = new Set<string | undefined>()
    for (let count = 0; count < 4; count++) used.add((await freePlay('EN')).id)
    expect(used.has(first.id)).toBe(true)
    const left = await gateway.services.db
      .selectFrom('favorite')
      .select('node_id')
      .where('account_id', '=', Number(first.id))
      .execute()
    expect(left).toEqual([])
  })

  it.each([['none'], [''], ['Saola2026']])('opens to no password, not even "%s"', async (password) => {
    const { userName } = await freePlay()
    const login = visit(gateway).api.send(calls.session.login, {
      username: userName,
      password,
      type: 'username',
    })
    expect((await refusal(login)).status).toBe(400)
  })

  it('is refused where the switch is off', async () => {
    await gateway.fetch('http://gateway.test/ops/merchant', {
      method: 'POST',
      headers: { 'X-Ops-Secret': 'ops' },
      body: JSON.stringify({ merchant: 'saola', switches: { FREEPLAY3: false } }),
    })
    expect((await refusal(freePlay())).code).toBe('function.not.available')
  })
})
