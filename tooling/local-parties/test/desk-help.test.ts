import { calls } from '@saola/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type TestGateway } from './start-with-parties.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

async function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ language: 'EN', merchant: 'saola', ...fields })
  const answer = await gateway.fetch('http://gateway.test/desk/help', { method: 'POST', body, headers })
  const next = answer.headers.get('Location')
  const page = next === null ? answer : await gateway.fetch(`http://gateway.test${next}`)
  return { status: answer.status, page: await page.text() }
}

const article = {
  act: 'publish',
  ids: '',
  topic: 'deposit',
  titleVI: 'Nạp bằng thẻ cào?',
  titleEN: 'Paying with scratch cards?',
  contentVI: 'Chúng tôi không nhận thẻ cào.\r\n\r\nHãy quét mã VietQR.',
  contentEN: 'We take no scratch cards.\r\n\r\nScan a VietQR code.',
}

async function read(language: 'VI' | 'EN'): Promise<string> {
  return JSON.stringify(await gateway.client(undefined, language).send(calls.support.helpCenter, {}))
}

async function idsOf(title: string): Promise<string> {
  const rows = await gateway.services.db
    .selectFrom('help_article')
    .select(['id', 'sort'])
    .where('sort', 'in', (query) =>
      query.selectFrom('help_article').select('sort').where('title', '=', title),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id).join(',')
}

describe('the help center at the desk (support 5)', () => {
  it('gains an article in both languages, changes it in its place, and loses it', async () => {
    const { status, page } = await send(article)
    expect([status, page.includes('Saved'), page.includes(article.titleEN)]).toEqual([303, true, true])
    expect(await read('VI')).toContain('Chúng tôi không nhận thẻ cào.\\n\\nHãy quét mã VietQR.')
    expect(await read('EN')).toContain(article.titleEN)
    const ids = await idsOf(article.titleEN)
    await send({ ...article, ids, titleEN: 'Are scratch cards taken?' })
    expect(await read('EN')).not.toContain(article.titleEN)
    expect(await read('EN')).toContain('Are scratch cards taken?')
    const changed = await idsOf('Are scratch cards taken?')
    expect((await send({ act: 'withdraw', ids: changed })).status).toBe(303)
    expect(await read('EN')).not.toContain('scratch cards')
  })

  it.each([
    ['without a title', { titleVI: '' }],
    ['without words', { contentEN: ' ' }],
    ['on a topic that is none', { topic: 'weather' }],
    ['in the place of none', { ids: '999999' }],
  ])('refuses an article %s, and changes nothing', async (_, change) => {
    const before = await read('EN')
    expect((await send({ ...article, ...change })).status).toBeGreaterThanOrEqual(400)
    expect(await read('EN')).toBe(before)
  })

  it('shows words as words', async () => {
    await send({ ...article, titleEN: '<img src=x onerror=alert(1)>' })
    const page = await (await gateway.fetch('http://gateway.test/desk/help?language=EN')).text()
    expect(page).not.toContain('<img src=x')
  })

  it('is not pressed by another site', async () => {
    expect((await send(article, { 'sec-fetch-site': 'cross-site' })).status).toBe(404)
  })
})
