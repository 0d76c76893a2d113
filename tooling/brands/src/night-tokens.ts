import { colourTokens } from './brand-tokens.ts'
import { themeTokens } from './check-theme.ts'

const lengths = new Set(['--radius-small', '--radius', '--radius-large'])
const colours = new Set<string>(colourTokens)

/**
 * The colours by night and the corners that a brand's own sheet states, as declarations and nothing else: for pages that are
 * dark in both looks and stand under another origin. What is no plain colour or length is left out.
 */
export function nightTokens(css: string): string {
  return [...themeTokens(css, '').dark]
    .filter(
      ([name, value]) =>
        (colours.has(name) && /^oklch\([\d. ]+\)$/.test(value)) ||
        (lengths.has(name) && /^\d{1,3}(?:\.\d+)?px$/.test(value)),
    )
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ')
}
