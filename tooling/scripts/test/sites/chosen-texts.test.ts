import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, type TestSite } from '../open-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite({})
})
afterAll(async () => site.close())

describe('the texts that the page of an app names (system 31)', () => {
  it.each([
    ['nothing was chosen', undefined, 'vi'],
    ['English was chosen', 'saola-look=en.light', 'en'],
    ['Vietnamese was chosen', 'a=b; saola-look=vi', 'vi'],
    ['a look was chosen alone', 'saola-look=dark', 'vi'],
    ['a cookie says what is none', 'saola-look=fr.purple', 'vi'],
    ['a cookie is damaged', 'saola-look', 'vi'],
  ])('where %s', async (_, cookie, language) => {
    const answer = await fetch(`${site.origin}/lobby`, { headers: cookie === undefined ? {} : { cookie } })
    const named = (await answer.text()).match(/\/brand\/texts\/\w+\.json/g)
    expect(named).toEqual([`/brand/texts/${language}.json`])
    expect(answer.headers.get('vary')).toContain('Cookie')
  })
})
