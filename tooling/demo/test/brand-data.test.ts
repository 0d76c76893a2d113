import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { brandData } from '../src/index.ts'

const now = Date.UTC(2026, 10, 21)
const dataOf = (code: string) =>
  brandData({ code, name: code, memberOrigin: `http://${code}.localhost` }, now)
const sen = dataOf('sen')
const another = dataOf('hoa-mai')

describe('what a further brand starts with', () => {
  it('Sen has words of its own for all that it offers and tells', () => {
    const words = ({ content, promotions }: typeof sen): string[] => [
      ...content.notices.map(({ EN }) => EN.title),
      ...content.agentNotices.map(({ EN }) => EN.title),
      ...promotions.map(({ title }) => title.EN),
    ]
    const others = words(another)
    expect(words(sen).length).toBeGreaterThan(9)
    expect(words(sen).filter((each) => others.includes(each))).toEqual([])
  })

  it('its banners are drawings of its folder', () => {
    expect(sen.content.banners.length).toBeGreaterThan(0)
    for (const { url } of sen.content.banners) {
      const file = url.replace('/brand/', '../../brands/sen/')
      expect(existsSync(fileURLToPath(new URL(file, import.meta.url))), url).toBe(true)
    }
  })

  it('one that somebody makes has those of the demo, and its own merchant', () => {
    expect(another.promotions.map(({ title }) => title.EN)).toContain('Fishing season')
    expect(another.merchant.code).toBe('hoa-mai')
  })
})
