import { calls } from '@saola/protocol'
import { expectReconciled } from '@saola/gateway/testing/expect-reconciled.ts'
import { publish, walletOf } from '@saola/gateway/testing/promotions/stage.ts'
import { addPerson, type TestPerson } from '@saola/gateway/testing/wallet/people.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type TestGateway } from './start-with-parties.ts'

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(async () => {
  await expectReconciled(gateway.services.db).finally(gateway.close)
})

let people = 0
const newPerson = (): Promise<TestPerson> => addPerson(gateway, `deskoffer${people++}`)
const see = (who: TestPerson, promotionId: string) =>
  gateway.client(who.token).send(calls.promotions.detail, { promotionId })

async function desk(query = '?language=en'): Promise<string> {
  return (await gateway.fetch(`http://gateway.test/desk${query}`)).text()
}

async function send(fields: Record<string, string>): Promise<{ status: number; page: string }> {
  const body = new URLSearchParams({ language: 'EN', merchant: 'saola', ...fields }).toString()
  const answer = await gateway.fetch('http://gateway.test/desk/promotion', { method: 'POST', body })
  const next = answer.headers.get('Location')
  return { status: answer.status, page: next === null ? await answer.text() : await desk(next.slice(5)) }
}

async function partOf(who: TestPerson): Promise<string> {
  const { db } = gateway.services
  const row = db.selectFrom('participation').select('id').where('account_id', '=', who.id)
  return String((await row.executeTakeFirstOrThrow()).id)
}

async function apply(who: TestPerson): Promise<{ promotionId: string; participationId: string }> {
  const promotionId = await publish(gateway, { needsApproval: true })
  await gateway.client(who.token).send(calls.promotions.apply, { promotionId, comment: 'Tôi <xin> nhận' })
  return { promotionId, participationId: await partOf(who) }
}

describe('applications at the desk', () => {
  it('shows what the member wrote and sent, in either language', async () => {
    const who = await newPerson()
    const { participationId } = await apply(who)
    const { id } = await gateway.services.db
      .insertInto('participation_picture')
      .values({ participation_id: Number(participationId), kind: 'png', image: png })
      .returning('id')
      .executeTakeFirstOrThrow()
    const page = await desk()
    expect(page).toContain(who.name)
    expect(page).toContain('Tôi &lt;xin&gt; nhận')
    expect(page).toContain('Slots bonus')
    expect(await desk('?language=vi')).toContain('Thưởng nổ hũ')
    const picture = await gateway.fetch(`http://gateway.test/desk/pictures/${id}`)
    expect(picture.headers.get('Content-Type')).toBe('image/png')
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(png)
    expect((await gateway.fetch('http://gateway.test/desk/pictures/999999')).status).toBe(404)
  })

  it('approves one, once: the bonus is put aside', async () => {
    const who = await newPerson()
    const { promotionId, participationId } = await apply(who)
    const step = { step: 'approve', participationId }
    expect((await send(step)).page).toContain(`Application #${participationId} is approved.`)
    expect(await see(who, promotionId)).toMatchObject({ state: 'joined', own: { bonus: 50_000 } })
    expect(await send(step)).toMatchObject({
      status: 400,
      page: expect.stringContaining('This application has been answered'),
    })
  })

  it('refuses one with the reason that the member reads, and not without', async () => {
    const who = await newPerson()
    const { promotionId, participationId } = await apply(who)
    expect((await send({ step: 'reject', participationId, answer: ' ' })).status).toBe(400)
    expect(await see(who, promotionId)).toMatchObject({ state: 'applying' })
    const { page } = await send({ step: 'reject', participationId, answer: 'Ảnh bị mờ' })
    expect(page).toContain(`Application #${participationId} is refused.`)
    expect(await see(who, promotionId)).toMatchObject({ state: 'rejected', own: { answer: 'Ảnh bị mờ' } })
  })
})

it('an earned bonus that the operator books is paid at the desk, once', async () => {
  const who = await newPerson()
  const promotionId = await publish(gateway, { isBookedByOperator: true, multiple: 0, acceptWarnings: true })
  const key = { idempotencyKey: 'desk-promotion-key-one' }
  await gateway.client(who.token).send(calls.promotions.join, { promotionId }, key)
  const participationId = await partOf(who)
  expect(await desk()).toContain(`#${participationId} · ${who.name}`)
  const { page } = await send({ step: 'issue', participationId })
  expect(page).toContain(`The bonus of #${participationId} is paid.`)
  expect((await send({ step: 'issue', participationId })).status).toBe(400)
  expect(await walletOf(gateway, who)).toBe(50_000)
  expect((await see(who, promotionId)).state).toBe('issued')
})

it('a step that the desk does not have is refused', async () => {
  expect((await send({ step: 'end', participationId: '1' })).status).toBe(400)
})
