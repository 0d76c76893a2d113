import { describe, expect, it } from 'vitest'
import { barColours } from '../../src/sites/bar-colours.ts'
import { brandFolders, laptopHost, underHost } from '../../src/sites/brand-folders.ts'
import { sitesByHost } from '../../src/sites/sites-by-host.ts'

const brand = (name: string, hosts: string[] = []) => ({
  name,
  folder: `/brands/${name}`,
  title: name,
  merchant: name,
  cipher: 'jwe',
  hosts,
})

const nothing = () => () => new Response()

describe('each brand has its own host (system 47)', () => {
  const brands = [brand('lotus', ['lotus.example', 'www.lotus.example']), brand('plain')]
  const made: string[] = []
  const answer = sitesByHost(() => brands, {
    usual: 'plain',
    make: ({ name }, host) => {
      made.push(`${name} at ${host ?? 'any host'}`)
      return () => new Response(`${name} ${host ?? ''}`.trim())
    },
  })

  it.each([
    ['http://lotus.localhost:4001/', 'lotus lotus.localhost'],
    ['http://LOTUS.localhost:4001/games', 'lotus lotus.localhost'],
    ['https://www.lotus.example/', 'lotus www.lotus.example'],
    ['http://plain.localhost:4001/', 'plain plain.localhost'],
    ['http://127.0.0.1:4001/', 'plain'],
    ['http://lotus.localhost.example/', 'plain'],
    ['http://nobody.localhost/', 'plain'],
  ])('%s is answered by %s', async (url, expected) => {
    expect(await (await answer(new Request(url))).text()).toBe(expected)
  })

  it('its site is made once, when it is first asked for', async () => {
    await answer(new Request('http://lotus.localhost:4001/lobby'))
    expect(made.filter((each) => each === 'lotus at lotus.localhost')).toHaveLength(1)
  })

  it('a brand that is not there is named with those that are', () => {
    expect(() => sitesByHost(() => [brand('plain')], { usual: 'rose', make: nothing })).toThrow(
      'There is no brand rose; known are plain.',
    )
  })

  it('addresses of this machine stand under it, and others where they were', () => {
    const host = laptopHost({ name: 'lotus' })
    expect(underHost('http://127.0.0.1:4011', host)).toBe('http://lotus.localhost:4011')
    expect(underHost('https://a.example', host)).toBe('https://a.example')
    expect(underHost('http://127.0.0.10:4011', host)).toBe('http://127.0.0.10:4011')
  })

  it('no two brands of this repository have one host or one merchant', () => {
    const ours = brandFolders()
    const hosts = ours.flatMap((each) => [
      laptopHost(each),
      ...each.hosts.filter((host) => host !== laptopHost(each)),
    ])
    expect(hosts).toEqual([...new Set(hosts)])
    const merchants = ours.map(({ merchant }) => merchant)
    expect(merchants).toEqual([...new Set(merchants)])
    expect(merchants).toContain('saola')
  })
})

describe('the bars of a browser take on the ground of the brand’s sheet (system 47)', () => {
  const day =
    ":root[data-theme='light'] { --ground: #faf6ef; } @supports (color: lab(0% 0 0)) { :root[data-theme='light'] { --ground: lab(97% 0 4); } }"
  it.each([
    [':root { --accent: #c22; --ground: #101418; }', { dark: '#101418' }],
    [day, { light: '#faf6ef' }],
    [`:root { --accent: #c22; } :root { --ground: #101418; } ${day}`, { dark: '#101418', light: '#faf6ef' }],
    [':root { --accent: #c22; }', {}],
    ['', {}],
  ])('%s gives %j', (sheet, bars) => expect(barColours(sheet)).toEqual(bars))
})
