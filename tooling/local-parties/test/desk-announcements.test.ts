import { calls } from '@saola/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onePixelPng } from '@saola/testkit'
import { startGateway, type TestGateway } from './start-with-parties.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

const png = new Blob([new Uint8Array(onePixelPng)], { type: 'image/png' })
const words = { titleVI: 'Tin <mới>', titleEN: 'News', contentVI: 'Một.\r\n\r\nHai.', contentEN: 'One.' }

async function send(fields: Record<string, string | Blob>, headers: Record<string, string> = {}) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ language: 'EN', merchant: 'saola', ...fields })) {
    body.append(name, value)
  }
  const answer = await gateway.fetch('http://gateway.test/desk/announcements', {
    method: 'POST',
    body,
    headers,
  })
  const next = answer.headers.get('Location')
  const page = next === null ? answer : await gateway.fetch(`http://gateway.test${next}`)
  return { status: answer.status, page: await page.text() }
}

const shown = () => gateway.client().send(calls.system.announcements, { types: 'B,PL,PU' })

async function endNewest(title: string): Promise<string> {
  const { page } = await send({ do: 'nothing' })
  const article = page.split('<article').find((each) => each.includes(title)) ?? ''
  return /name="ids" value="([\d,]+)"/.exec(article)?.[1] ?? ''
}

describe('announcements at the desk (support 11)', () => {
  it('are published in both languages, shown as text, and ended', async () => {
    const before = (await shown()).player.length
    const done = await send({ do: 'publish', kind: 'player', ...words })
    expect([done.status, done.page.includes('It is published.')]).toEqual([303, true])
    expect((await shown()).player[0]).toMatchObject({ title: 'Tin <mới>', content: 'Một.\n\nHai.' })
    const page = await (await gateway.fetch('http://gateway.test/desk/announcements?language=vi')).text()
    expect(page).toContain('Tin &lt;mới&gt;')
    const ended = await send({ do: 'withdraw', ids: await endNewest('News') })
    expect(ended.page).toContain('It is ended.')
    expect((await shown()).player).toHaveLength(before)
  })

  it('open as pop-ups when it was chosen, and end in Vietnam time', async () => {
    const endsAt = '2126-02-03T08:30'
    await send({ do: 'publish', kind: 'popup-B', ...words, endsAt })
    const { popup } = await shown()
    expect(popup[0]).toMatchObject({ title: 'Tin <mới>', execution: 'B' })
    const row = await gateway.services.db
      .selectFrom('announcement')
      .select('ends_at')
      .where('id', '=', Number(popup[0]?.id))
      .executeTakeFirstOrThrow()
    expect(row.ends_at).toBe(Date.UTC(2126, 1, 3, 1, 30))
    await send({ do: 'withdraw', ids: await endNewest('News') })
  })

  it('have banners with a picture', async () => {
    const fields = { do: 'banner', titleVI: 'Ảnh', titleEN: 'Picture', linkageType: 'P' }
    expect((await send({ ...fields, picture: png })).status).toBe(303)
    const [banner] = (await shown()).banners
    expect(banner?.title).toBe('Ảnh')
    expect((await gateway.fetch(`http://gateway.test${banner?.url}`)).status).toBe(200)
    const text = new Blob(['no picture'], { type: 'image/png' })
    expect((await send({ ...fields, picture: text })).status).toBe(400)
    expect((await send(fields)).page).toContain('Choose a picture')
  })

  it.each([
    [{ ...words, titleEN: ' ' }, 'Enter the title in both languages'],
    [{ ...words, contentEN: '' }, 'Enter the words in both languages'],
  ])('that lack a language are refused in words', async (fields, said) => {
    const refused = await send({ do: 'publish', kind: 'player', ...fields })
    expect([refused.status, refused.page.includes(said)]).toEqual([400, true])
  })

  it('are not published by another site', async () => {
    const refused = await send(
      { do: 'publish', kind: 'player', ...words },
      { 'sec-fetch-site': 'cross-site' },
    )
    expect(refused.status).toBe(404)
  })
})
