import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checkBrand, checkBrandAmong, listBrands } from '@saola/brands/check-brand'

const home = join(import.meta.dirname, '..')
const product = readFileSync(join(home, '../../packages/ui/src/theme.css'), 'utf8')
const brands = listBrands(home)
const scratch = mkdtempSync(join(tmpdir(), 'brands-'))

afterAll(() => rmSync(scratch, { recursive: true }))

it('finds a brand by night and one by day', () =>
  expect(brands).toEqual(expect.arrayContaining(['saola', 'sen'])))

it.each(brands)('%s is complete, uses known tokens only and passes contrast', async (name) => {
  expect(await checkBrandAmong(home, name, product)).toEqual([])
})

it('finds a brand that is not its own merchant, and a host that is another brand’s', async () => {
  const place = mkdtempSync(join(scratch, 'brands-'))
  const settings = JSON.parse(readFileSync(join(home, 'saola/config.json'), 'utf8')) as object
  for (const [name, merchant] of [
    ['one', 'one'],
    ['two', 'saola'],
  ] as const) {
    cpSync(join(home, 'saola'), join(place, name), { recursive: true })
    const config = { ...settings, merchant, hosts: ['play.example'] }
    writeFileSync(join(place, name, 'config.json'), JSON.stringify(config))
  }
  expect(await checkBrandAmong(place, 'two', product)).toEqual([
    'config.json: merchant is saola, while the folder is two',
    'config.json: hosts has play.example, which one has too',
  ])
})

describe('a broken brand is refused', () => {
  it.each([
    ['theme.css', ':root {', ':root { --text: oklch(0.4 0.015 85);', /css: --text on --ground is/],
    ['theme.css', ':root {', ':root { --text: oklch(0.68 0.015 85);', /--text on --plate-lit of games is/],
    ['theme.css', ':root {', ':root { --value: gold;', /must both be opaque oklch/],
    ['theme.css', '--text: oklch(0.24', '--text: oklch(0.7', /by day: --text on --ground is/],
    ['theme.css', ":root[data-theme='light']", ':root', /css: --accent-text on --ground is/],
    [
      'theme.css',
      ':root {',
      ':root { --value: oklch(0.83 0.13 85);',
      /--value is what the product says already/,
    ],
    ['theme.css', 'data:image/svg+xml,', 'https://x.example/', /--mark cannot be url/],
    ['theme.css', ':root {', ':root { --mark: url("/brand/lost.svg");', /lost.svg does not exist/],
    ['theme.css', '--stroke-up: polygon', '--stroke-up: 4px', /--stroke-up cannot be 4px/],
    ['theme.css', ':root {', ':root { --gutter: 10px;', /unknown token --gutter/],
    ['theme.css', ':root {', ':root { color: red;', /unknown token color/],
    ['theme.css', ':root {', 'button { color: red; } :root {', /nothing else: button/],
    ['theme.css', 'be-vietnam-pro-700.woff2', 'lost.woff2', /fonts\/lost.woff2 does not exist/],
    ['config.json', 'banner-2.svg', 'banner-9.svg', /art\/banner-9.svg does not exist/],
    ['config.json', '"hosts": []', '"hosts": ["sen.localhost:4001"]', /hosts are host names/],
    ['config.json', '"hosts": []', '"hosts": ["Sen/"]', /hosts are host names/],
    [
      'config.json',
      '"options":',
      '"bars": { "dark": "#f8f5ef" }, "options":',
      /bars.dark is six digits and looks like --ground/,
    ],
    ['config.json', '"options":', '"bars": { "light": "white" }, "options":', /bars.light is six digits/],
    ['config.json', '"cipher": "jwe"', '"cipher": "none"', /cipher is jwe or des-rsa/],
    ['config.json', '"defaultLanguage": "vi"', '"defaultLanguage": "fr"', /one of languages/],
    ['config.json', '"linkageType": "G"', '"linkageType": "X"', /banner 2 needs/],
    ['config.json', 'http://127.0.0.1:4011', '127.0.0.1:4011', /domains are origins/],
    ['config.json', 'http://127.0.0.1:4002', '/agents', /agentPortal is an origin/],
    ['config.json', 'mailto:security@', 'security@', /securityContact is a mailto/],
    ['config.json', '"/service"', '"javascript:alert(1)"', /customerService/],
    ['manifest.webmanifest', 'icon-192.png', 'icon-191.png', /icon-191.png does not exist/],
    ['texts/vi.json', '{}', '[]', /not an object of texts/],
    ['texts/vi.json', '{}', '{ "nav.home": "Nhà" }', /texts\/vi.json: nav.home is no key like area:flat.key/],
    ['texts/en.json', '{}', '{ "shell:nav.home": 7 }', /texts\/en.json: shell:nav.home has no text/],
    ['texts/en.json', '{}', '{ "shell:nav.home": " " }', /texts\/en.json: shell:nav.home has no text/],
    ['texts/vi.json', '{}', '{', /texts\/vi.json: is not JSON/],
    [
      'texts/en.json',
      '{}',
      '{ "shell:nav.hom": "Start" }',
      /texts\/en.json: shell:nav.hom is of no known key; did you mean shell:nav.home\?/,
    ],
    [
      'texts/en.json',
      '{}',
      '{ "shel:nav.home": "Start" }',
      /shel:nav.home is of no known area; did you mean/,
    ],
    [
      'texts/vi.json',
      '{}',
      '{ "wallet:deposit.received": "Đã nạp {{sum}}" }',
      /wallet:deposit.received asks for {{sum}}, which the page does not give/,
    ],
    [
      'config.json',
      '"customerService"',
      '"customerServise"',
      /customerServise is no setting; did you mean customerService/,
    ],
    [
      'config.json',
      '"lineDisplay"',
      '"lineDisplai"',
      /options.lineDisplai is no setting; did you mean lineDisplay/,
    ],
    ['config.json', '"banded"', '"banted"', /options/],
    ['config.json', '["vi", "en"]', '["vi", "en", "English"]', /languages is a list of the tags/],
    ['config.json', '["vi", "en"]', '["vi", "en", "zh-ab1"]', /languages is a list of the tags/],
    ['config.json', '["vi", "en"]', '["vi", "en", "fr"]', /a title in each language/],
    [
      'manifest.webmanifest',
      '"name": "Saola"',
      '"name": "Sao"',
      /name is "Sao", while config.json says "Saola"/,
    ],
    [
      'manifest.webmanifest',
      '"theme_color": "#140e0b"',
      '"theme_color": "#ffffff"',
      /theme_color is #ffffff/,
    ],
    [
      'manifest.webmanifest',
      '"512x512", "type": "image/png" }',
      '"500x500", "type": "image/png" }',
      /icon-512.png is said to be 500x500 and is 512x512/,
    ],
    ['manifest.webmanifest', ', "purpose": "maskable"', '', /icons has a maskable one/],
    ['manifest.webmanifest', '"lang": "vi"', '"lang": "fr"', /lang is one of vi, en/],
    ['mark.svg', '</svg>', '<text>S</text></svg>', /has no words/],
    ['mark.svg', '</svg>', '<script/></svg>', /runs and loads nothing/],
    ['art/banner-1.svg', '0 0 1280 480', '0 0 1280 400', /is 1280 by 480/],
  ])('%s with %j as %j', async (file, before, after, problem) => {
    const folder = mkdtempSync(join(scratch, 'brand-'))
    cpSync(join(home, 'saola'), folder, { recursive: true })
    const text = readFileSync(join(folder, file), 'utf8')
    expect(text).toContain(before)
    writeFileSync(join(folder, file), text.replace(before, after))
    expect((await checkBrand(folder, product)).join('\n')).toMatch(problem)
  })

  it('names every missing file', async () => {
    expect(await checkBrand(join(scratch, 'nowhere'), product)).toContain('missing file config.json')
  })
})
