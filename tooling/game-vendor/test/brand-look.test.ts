import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { felts } from '@saola/brands/theme'
import { html } from '../src/pages/html.ts'
import { looksIn } from '../src/pages/brand-look.ts'
import { pageFrame } from '../src/pages/page-frame.ts'

const brands = fileURLToPath(new URL('../../brands', import.meta.url))

function face(src: string, name = "'Rose'"): string {
  return `@font-face { font-family: ${name}; src: ${src}; } :root { --radius: 3px; }`
}

describe('a game has the colours of the brand that opened it (games 101)', () => {
  let home: string
  beforeAll(() => {
    home = mkdtempSync(join(tmpdir(), 'looks-'))
    write(
      'rose',
      ":root { --ground: oklch(0.2 0.02 10); } :root[data-theme='light'] { --text: oklch(0.2 0 0); }",
      1,
    )
  })
  afterAll(() => rmSync(home, { recursive: true, force: true }))

  function write(name: string, css: string, second: number): void {
    mkdirSync(join(home, name), { recursive: true })
    const file = join(home, name, 'theme.css')
    writeFileSync(file, css)
    utimesSync(file, second, second)
  }

  it('by night, with a plain colour for browsers that know no other, and its corners', () => {
    const sheet = looksIn(brands).sheet('sen') ?? ''
    expect(sheet).toMatch(/--ground: #[\da-f]{6};/)
    expect(sheet).toContain('--radius: 16px')
    expect(sheet).not.toMatch(/--mark|--scrim|--shadow/)
  })

  it('as it is changed', () => {
    const looks = looksIn(home)
    const before = looks.sheet('rose')
    expect(before).not.toContain('--text')
    write('rose', ':root { --ground: oklch(0.9 0.02 10); }', 2)
    expect(looks.sheet('rose')).not.toBe(before)
  })

  it.each([
    ['a colour that is a picture', ':root { --ground: url(https://evil.example/x); }'],
    ['a colour of another token', ':root { --ground: var(--text); --surface: red; }'],
    ['a token that nobody knows', ':root { --zoom: oklch(0.5 0.1 30); }'],
    ['a rule that is no token’s', 'body { background: oklch(0.5 0.1 30); }'],
    ['colours by day alone', ":root[data-theme='light'] { --ground: oklch(0.9 0.02 10); }"],
  ])('but not %s', (_, css) => {
    write('odd', css, 1)
    expect(looksIn(home).sheet('odd')).toBeUndefined()
  })

  it.each(['', 'nobody', '../rose', 'ROSE', 'rose/../rose', 'saola.css'])('and not of "%s"', (merchant) => {
    expect(looksIn(home).sheet(merchant)).toBeUndefined()
  })

  describe('and its typefaces (games 105)', () => {
    it('from the game’s own origin, as wide before they are there as when they are', async () => {
      const looks = looksIn(brands)
      const sheet = looks.sheet('sen') ?? ''
      expect(sheet).toMatch(/--font-text: ["']?Nunito/)
      // The product's figures would stand among the brand's letters.
      expect(sheet).toMatch(/--font-figures: var\(--font-text\)/)
      expect(sheet).toContain('size-adjust: 96.9%')
      const places = [...sheet.matchAll(/url\("?([^")]+)"?\)/g)].map(([, place = '']) => place)
      expect(places).toHaveLength(2)
      for (const place of places) {
        const [, version = '', file = ''] =
          /^\/look\/sen\/([\da-f]{12})\/(nunito-\d00\.woff2)$/.exec(place) ?? []
        expect(looks.face('sen', file)?.version).toBe(version)
      }
      expect(sheet.match(/font-display: swap/g)?.length).toBe(sheet.match(/@font-face/g)?.length)
    })

    it.each([
      ['from elsewhere', face("url('https://evil.example/a.woff2') format('woff2')")],
      ['that is not there', face("url('/brand/fonts/lost.woff2') format('woff2')")],
      ['of another folder', face("url('/brand/fonts/../../sen/fonts/nunito-400.woff2') format('woff2')")],
      ['with another one from elsewhere', face("local('Arial'), url('//evil.example/a.woff2')")],
      ['whose name is none', face("local('Arial')", 'url(x)')],
      ['whose family is a picture', ':root { --radius: 3px; --font-text: url(//evil.example/x); }'],
    ])('but none %s', (_, css) => {
      write('odd', css, 3)
      expect(looksIn(home).sheet('odd')).not.toMatch(/evil|url|font/)
    })

    it.each([
      ['sen', '../theme.css'],
      ['sen', 'OFL-nunito.txt'],
      ['../brands/sen', 'nunito-400.woff2'],
      ['nobody', 'nunito-400.woff2'],
    ])('no other file: %s, %s', (merchant, file) =>
      expect(looksIn(brands).face(merchant, file)).toBeUndefined(),
    )
  })

  describe('and its grounds (games 106)', () => {
    const engines = fileURLToPath(new URL('../../game-engines/src', import.meta.url))
    const sheets = readdirSync(engines, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css') && !file.endsWith('tokens.css'))
      .map((file) => [file, readFileSync(join(engines, file), 'utf8')] as const)

    it.each(Object.entries(felts))(
      '%s is mixed as its contrast is measured',
      (name, [base, share, other]) => {
        const [, ground = ''] = sheets.find(([file]) => file.endsWith('ground.css')) ?? []
        const rest = other === 'black' ? other : `var(${other})`
        expect(ground).toContain(`${name}: color-mix(in oklab, var(${base}) ${share * 100}%, ${rest});`)
      },
    )

    it('no felt, board or hollow has the brown or the green of one brand', () => {
      const fixed = /background(?:-color)?:[^;]*oklch\(0\.[0-2]\d* 0\.0[0-4]\d* (?:4[58]|5[05]|165)\b/
      expect(sheets.filter(([, css]) => fixed.test(css)).map(([file]) => file)).toEqual([])
    })
  })

  it('where the vendor knows no brands, none', () => expect(looksIn(undefined).sheet('sen')).toBeUndefined())

  it('its page names them last, where there are some', async () => {
    const assets = { version: 'v', files: new Map(), find: async () => undefined, scriptsOf: async () => [] }
    const page = { title: 'Limbo', script: 'limbo/page.ts', body: html`<main></main>`, data: {} }
    const options = { language: 'EN', origins: [], assets } as const
    const sheets = async (look?: string): Promise<string[]> =>
      [...(await pageFrame({ ...options, look }, page)).matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(
        ([, href = '']) => href,
      )
    expect(await sheets('/look/sen.css')).toEqual(['/assets/v/kit.css', '/look/sen.css'])
    expect(await sheets()).toEqual(['/assets/v/kit.css'])
  })
})
