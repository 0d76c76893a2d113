import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { checkBrand } from '@saola/brands/check-brand'
import { brandFiles, readChoices, refuseName, type TypedChoices } from '@saola/brands/new-brand'
import { contrastPairs } from '../src/brand-tokens.ts'
import { readPngSize } from '../src/check-manifest.ts'
import { checkTheme } from '../src/check-theme.ts'
import { contrast } from '../src/contrast.ts'
import { deriveColours, derivedTokens, readColour, writeTheme } from '../src/new-brand/derive-theme.ts'
import { drawSign } from '../src/new-brand/draw-sign.ts'

const home = join(import.meta.dirname, '..')
const material = {
  product: readFileSync(join(home, '../../packages/ui/src/theme.css'), 'utf8'),
  face: readFileSync(join(home, 'saola/fonts/be-vietnam-pro-700.woff2')),
}
const scratch = mkdtempSync(join(tmpdir(), 'new-brands-'))

afterAll(() => rmSync(scratch, { recursive: true }))

function make(typed: TypedChoices): Map<string, string | Buffer> {
  const choices = readChoices(typed)
  if (Array.isArray(choices)) throw new Error(choices.join('\n'))
  return brandFiles(choices, material)
}

function write(files: Map<string, string | Buffer>): string {
  const folder = mkdtempSync(join(scratch, 'brand-'))
  for (const [file, content] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  return folder
}

function logoWidth(title: string): number {
  return Number(/width="(\d+)"/.exec(String(make({ name: 'han', title }).get('logo.svg')))?.[1])
}

describe('a new brand', () => {
  it.each<TypedChoices>([
    { name: 'ngoc-lam', title: 'Ngọc Lam', colour: '#0f766e' },
    { name: 'sunny', colour: 'yellow', theme: 'light', language: 'en' },
    { name: 'night', colour: '#000080' },
    { name: 'snow', colour: 'white', theme: 'light' },
    { name: 'coal', colour: 'black' },
    { name: 'han', title: '漢 & Sons', colour: 'oklch(0.7 0.3 330)' },
  ])('of $name has nothing wrong with it', async (typed) => {
    expect(await checkBrand(write(make(typed)), material.product)).toEqual([])
  })

  it('is the same each time', () => {
    expect(make({ name: 'sunny' })).toEqual(make({ name: 'sunny' }))
  })

  it('opens in the look and the language that were chosen', () => {
    const files = make({ name: 'sunny', theme: 'light', language: 'en' })
    const config = JSON.parse(String(files.get('config.json')))
    expect(config).toMatchObject({ merchant: 'sunny', theme: 'light', defaultLanguage: 'en', hosts: [] })
    expect(config.languages).toEqual(['en', 'vi'])
    expect(files.get('service.html')).toMatch(/<html lang="en">[^]*<h1>Customer service[^]*lang="vi"/)
  })

  it('writes its name as it was typed, whatever signs are in it', () => {
    const files = make({ name: 'han', title: 'A & "B"' })
    expect(JSON.parse(String(files.get('config.json'))).name).toBe('A & "B"')
    expect(files.get('service.html')).toContain('<title>A &amp; &quot;B&quot; -')
  })

  it('has its name in the logo as outlines, and the mark alone where no letter of it can be drawn', () => {
    expect(logoWidth('Ngọc Lam')).toBeGreaterThan(logoWidth('Sen'))
    expect(logoWidth('漢')).toBe(24)
  })

  it('has icons of the pixels that their names say', () => {
    const files = make({ name: 'sunny' })
    const sizes = ['apple-touch-icon', 'icon-192', 'icon-512', 'maskable-512'].map(
      (icon) => readPngSize(Buffer.from(files.get(`icons/${icon}.png`) ?? ''))?.[0],
    )
    expect(sizes).toEqual([180, 192, 512, 512])
  })
})

describe('colours from one colour', () => {
  const anyColour = fc.record({
    mode: fc.constant('oklch' as const),
    l: fc.double({ min: 0, max: 1, noNaN: true }),
    c: fc.double({ min: 0, max: 0.4, noNaN: true }),
    h: fc.double({ min: 0, max: 360, noNaN: true }),
  })

  it('pass every pair in both looks, whatever the colour', () => {
    fc.assert(
      fc.property(anyColour, (main) => {
        const colours = deriveColours(main, material.product)
        for (const look of [colours.dark, colours.light]) {
          const all = new Map<string, (typeof look)['--text']>(
            derivedTokens.map((token) => [token, look[token]]),
          )
          for (const [front, back, ratio] of contrastPairs) {
            const [one, two] = [all.get(front), all.get(back)]
            if (one && two) expect(contrast(one, two)).toBeGreaterThanOrEqual(ratio)
          }
        }
        expect(checkTheme(writeTheme(colours, material.product, 'Any'), material.product)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it.each(['#0f766e', '#b91c1c', 'oklch(0.5 0.2 300)'])('keep %s for the one act by night', (text) => {
    const main = readColour(text)
    expect(main).toBeDefined()
    const accent = deriveColours(main ?? fail(), material.product).dark['--accent']
    expect(Math.abs(accent.l - (main?.l ?? 0))).toBeLessThan(0.06)
    expect(accent.h).toBe(main?.h)
  })

  it.each(['tomato soup', '', 'rgb(0 0 0 / 0.5)', '#12'])('refuse %j', (text) => {
    expect(readColour(text)).toBeUndefined()
  })
})

it('gives names that are alike signs of their own', () => {
  const names = [
    'sen',
    'sao',
    'sunny',
    'sunni',
    'ngoc',
    'ngoc-lam',
    'lam',
    'hoa',
    'hoa-sen',
    'brand-1',
    'brand-2',
  ]
  const signs = new Set(names.map((name) => JSON.stringify(drawSign(name))))
  expect(signs.size).toBeGreaterThanOrEqual(names.length - 1)
})

describe('choices', () => {
  it.each([
    ['', /name of the brand is missing/],
    ['Sen', /lower case letters/],
    ['sen-', /lower case letters/],
    ['1sen', /lower case letters/],
    ['../sen', /lower case letters/],
    ['s', /2 to 32 characters/],
    ['src', /means something else/],
    ['saola', /is there already/],
  ])('refuse the name %j', (name, why) => {
    expect(refuseName(name, ['saola'])).toMatch(why)
  })

  it('take a plain name', () => expect(refuseName('hoa-sen-9', ['saola'])).toBeUndefined())

  it('say of each wrong one what is wrong', () => {
    expect(
      readChoices({ name: 'sen', title: ' ', colour: 'greenish', theme: 'dim', language: 'fr' }),
    ).toEqual([
      'title: the name that people read is empty',
      'colour: "greenish" is no opaque colour, such as #0f766e or oklch(0.5 0.1 180)',
      'theme: "dim" is neither dark nor light',
      'language: "fr" is none of vi, en',
    ])
  })

  it('need no more than a name', () => {
    expect(readChoices({ name: 'hoa-sen' })).toMatchObject({
      title: 'Hoa Sen',
      theme: 'dark',
      language: 'vi',
    })
  })
})

function fail(): never {
  throw new Error('not a colour')
}
