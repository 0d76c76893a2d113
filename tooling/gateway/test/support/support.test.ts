import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { refusal, visit } from '../http/visitor.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

const words = (count: number): string => Array.from({ length: count }, (_, index) => `từ${index}`).join(' ')

describe('the help center', () => {
  it.each([['VI'], ['EN']] as const)('has eighteen articles in %s', async (language) => {
    const articles = await visit(gateway, { language }).api.send(calls.support.helpCenter)
    expect(articles).toHaveLength(18)
    expect(new Set(articles.map(({ title }) => title)).size).toBe(18)
    expect(articles.every(({ content }) => content.length > 100)).toBe(true)
  })

  it('says the same in both languages, topic by topic', async () => {
    const [vi, en] = await Promise.all(
      (['VI', 'EN'] as const).map((language) =>
        visit(gateway, { language }).api.send(calls.support.helpCenter),
      ),
    )
    expect(vi?.map(({ topic }) => topic)).toEqual(en?.map(({ topic }) => topic))
    expect(vi?.[0]?.title).not.toBe(en?.[0]?.title)
  })
})

describe('feedback (validation 12)', () => {
  it.each([[9], [501]])('of %i words is refused', async (count) => {
    const refused = await refusal(
      visit(gateway).api.send(calls.support.feedback, { type: 'game', content: words(count) }),
    )
    expect([refused.status, refused.field, refused.message]).toEqual([
      400,
      'content',
      'Nội dung góp ý cần 10-500 từ',
    ])
  })

  it.each([[10], [500]])('of %i words is kept', async (count) => {
    const content = words(count)
    await visit(gateway).api.send(calls.support.feedback, { type: 'other', content, contact: ' zalo 09 ' })
    const row = await gateway.services.db
      .selectFrom('feedback')
      .selectAll()
      .where('content', '=', content)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ account_id: null, type: 'other', contact: 'zalo 09' })
    expect(row.created_at).toBe(gateway.clock.now())
  })

  it('of a member carries the account', async () => {
    const visitor = visit(gateway)
    await visitor.signIn('member01')
    await visitor.api.send(calls.support.feedback, { type: 'deposit', content: words(11) })
    const row = await gateway.services.db
      .selectFrom('feedback')
      .innerJoin('account', 'account.id', 'feedback.account_id')
      .select('name')
      .executeTakeFirstOrThrow()
    expect(row.name).toBe('member01')
  })

  it('of another kind is refused', async () => {
    const input = { type: 'weather' as 'other', content: words(12) }
    const refused = await refusal(visit(gateway).api.send(calls.support.feedback, input))
    expect([refused.code, refused.field]).toEqual(['request_param_err', 'type'])
  })
})
