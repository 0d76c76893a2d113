import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { colourTokens } from '../src/brand-tokens.ts'
import { checkTheme, themeTokens } from '../src/check-theme.ts'
import { setToken } from '../src/set-token.ts'

const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')
const product = read('../../../packages/ui/src/theme.css')
const sheets = { saola: read('../saola/theme.css'), sen: read('../sen/theme.css'), none: '' }

/** What `theme.css` says besides one token. */
function without(css: string, name: string) {
  const { dark, light } = themeTokens(css, product)
  return [dark, light].map((tokens) => [...tokens].filter(([each]) => each !== name))
}

describe('a token of a sheet is set', () => {
  const colour = fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 359 }))
  const written = colour.map(([lightness, hue]) => `oklch(${lightness / 100} 0.1 ${hue})`)

  it.each(Object.entries(sheets))('over %s: both looks are what is wanted, all else as it was', (_, css) => {
    fc.assert(
      fc.property(fc.constantFrom(...colourTokens), written, written, (name, dark, light) => {
        const set = setToken(css, product, name, { dark, light })
        const after = themeTokens(set, product)
        expect([after.dark.get(name), after.light.get(name)]).toEqual([dark, light])
        expect(without(set, name)).toEqual(without(css, name))
        expect(set.match(/\/\*[^]*?\*\//g)).toEqual(css.match(/\/\*[^]*?\*\//g))
        expect(checkTheme(set, product).filter((problem) => problem.includes('says already'))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it.each(['saola', 'sen'] as const)('%s with what it says already is the same file', (brand) => {
    const { dark, light } = themeTokens(sheets[brand], product)
    for (const name of [...colourTokens, '--radius', '--font-text', '--mark']) {
      const wanted = { dark: dark.get(name) ?? '', light: light.get(name) ?? '' }
      expect(setToken(sheets[brand], product, name, wanted)).toBe(sheets[brand])
    }
  })

  it('what the product says is not said again, and its line goes', () => {
    const css =
      ":root {\n  --radius: 4px;\n  --accent: oklch(0.5 0.1 20);\n}\n\n:root[data-theme='light'] {\n  --accent: oklch(0.4 0.1 20);\n}\n"
    expect(setToken(css, product, '--radius', { dark: '10px', light: '10px' })).toBe(
      css.replace('  --radius: 4px;\n', ''),
    )
  })

  it('a colour by night leaves the day alone, which says it again', () => {
    const { light } = themeTokens('', product)
    const accent = light.get('--accent') ?? ''
    expect(setToken('', product, '--accent', { dark: 'oklch(0.6 0.1 20)', light: accent })).toBe(
      `\n\n:root {\n  --accent: oklch(0.6 0.1 20);\n}\n\n:root[data-theme='light'] {\n  --accent: ${accent};\n}\n`,
    )
  })

  it('a token that a comment names stays in the comment', () => {
    const css = ':root {\n  /* --radius: 1px; is too sharp */\n  --radius: 4px;\n}\n'
    expect(setToken(css, product, '--radius', { dark: '6px', light: '6px' })).toBe(
      css.replace('--radius: 4px', '--radius: 6px'),
    )
  })
})
