import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { act, bamboo, operateVendor } from './stage.ts'

const next = 'gilt-bamboo-signs-by-this-now'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
})
afterAll(() => gateway.close())
beforeEach(async () => {
  const { db } = gateway.services
  await db.deleteFrom('vendor_record_act').execute()
  await db.deleteFrom('vendor_record').where('vendor_code', '=', bamboo.vendor).execute()
})

const connect = (more: object = {}) =>
  act(gateway, 'connect', { origin: bamboo.origin, secret: bamboo.secret, unit: bamboo.unit, ...more })
const shown = async () => {
  const { vendors } = await operateVendor(gateway, { do: 'list' })
  return vendors.find(({ vendor }) => vendor === bamboo.vendor)
}

describe('the record of a vendor (games 93)', () => {
  it('is written with who and why, and listed', async () => {
    expect(await connect()).toMatchObject({ status: 200 })
    await act(gateway, 'change', { origin: 'https://play.bamboo.example', keepsWallets: true, by: 'minh' })
    await act(gateway, 'turn-off', { reason: 'no answers' })
    await act(gateway, 'turn-on', { reason: 'answers again' })
    expect(await shown()).toMatchObject({
      origin: 'https://play.bamboo.example',
      unit: 1_000,
      keepsWallets: true,
      isOn: true,
      hasTwoSecrets: false,
      acts: [
        { act: 'turn-on', reason: 'answers again', by: 'lan' },
        { act: 'turn-off', reason: 'no answers', by: 'lan' },
        { act: 'change', reason: 'a test', by: 'minh' },
        { act: 'connect', reason: 'a test', by: 'lan' },
      ],
    })
  })

  it('stands among the acts with what each has to be told', async () => {
    const response = await gateway.fetch('http://gateway.test/ops', { headers: { 'X-Ops-Secret': 'ops' } })
    const { value } = (await response.json()) as { value: { name: string }[] }
    expect(value.map(({ name }) => name)).toContain('vendor')
  })

  it.each([
    ['origin', { origin: 'http://games.bamboo.example' }],
    ['origin', { origin: 'https://games.bamboo.example/play' }],
    ['origin', { origin: 'ftp://127.0.0.1' }],
    ['secret', { secret: 'too short' }],
    ['secret', { secret: 'signs-the-calls-of-our-own-games' }],
    ['unit', { unit: 0 }],
    ['unit', { unit: 1.5 }],
    ['vendor', { vendor: 'tre vang' }],
    ['vendor', { vendor: 'SAOLA' }],
    ['reason', { reason: '' }],
    ['by', { by: '' }],
  ])('is refused for its %s: %o', async (field, more) => {
    expect(await connect(more)).toMatchObject({ status: 400, field })
    expect(await shown()).toBeUndefined()
  })

  it('takes a port of this machine for whoever writes games', async () => {
    expect(await connect({ origin: 'http://127.0.0.1:4100' })).toMatchObject({ status: 200 })
  })

  it.each([
    ['change', 'vendor', { vendor: 'NOBODY', unit: 1 }, 404],
    ['turn-on', 'do', {}, 400],
    ['end-secret', 'do', {}, 400],
    ['rotate', 'secret', { secret: bamboo.secret }, 400],
    ['rotate', 'secret', { secret: 'x' }, 400],
  ])('is not touched by an act that cannot be: %s, for its %s', async (what, field, more, status) => {
    await connect()
    expect(await act(gateway, what, more)).toMatchObject({ status, field })
    expect((await shown()).acts).toHaveLength(1)
  })

  it('is written once, by two operators who connect in the same moment', async () => {
    const answers = await Promise.all([connect(), connect({ secret: next })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect((await shown()).acts).toHaveLength(1)
  })
})

describe('the secret of a vendor (games 95)', () => {
  it('is told by no answer, and lies sealed', async () => {
    const answers = [
      await connect(),
      await act(gateway, 'rotate', { secret: next }),
      await operateVendor(gateway, { do: 'list' }),
    ]
    const { rows } = await gateway.runSql(
      'select vendor_record::text as record, vendor_record_act::text as act from vendor_record join vendor_record_act using (vendor_code)',
    )
    const told = answers.map(({ text }) => text).join('') + JSON.stringify(rows)
    expect(told).toContain(bamboo.origin)
    expect(told).not.toContain(bamboo.secret)
    expect(told).not.toContain(next)
  })

  it('is changed once at a time', async () => {
    await connect()
    expect(await act(gateway, 'rotate', { secret: next })).toMatchObject({ status: 200 })
    expect(await shown()).toMatchObject({ hasTwoSecrets: true })
    const third = await act(gateway, 'rotate', { secret: 'a-third-one-comes-too-early' })
    expect(third).toMatchObject({ status: 400, field: 'vendor' })
    await act(gateway, 'end-secret')
    expect(await shown()).toMatchObject({ hasTwoSecrets: false })
  })
})
