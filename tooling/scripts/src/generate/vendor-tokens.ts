import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootFolder } from '../run.ts'

const look = 'packages/ui/src/theme.css'
const brand = 'tooling/brands/saola/theme.css'

/** Tokens of the product that the pages of the in-house vendor read. */
const taken =
  /^--(?:ground|surface|surface-raised|line|line-strong|text|text-quiet|accent|accent-deep|accent-text|on-accent|value|on-value|good|warn|bad|focus|radius)$/

/**
 * The file of colours and typefaces for the vendor's pages, which stand under an origin of their own: the product's
 * tokens by night and the product's typefaces, each from where it is kept.
 */
export function vendorTokens(): [file: string, content: string] {
  const theme = read(look)
  const root = theme.slice(theme.indexOf(':root {'), theme.indexOf('\n  }\n'))
  const tokens = [...root.matchAll(/^ {4}(--[\w-]+): ([^;]+);$/gm)].filter(([, name]) =>
    taken.test(name ?? ''),
  )
  if (tokens.length < 15) throw new Error(`${look} no longer holds the tokens that the vendor's pages read`)
  const own = read(brand)
  const faces = [...own.matchAll(/@font-face \{[^}]+\}/g)].map(([face]) =>
    face.replaceAll('/brand/fonts/', 'fonts/'),
  )
  const fonts = [...own.matchAll(/^ {2}(--font-(?:text|figures):\s[^;]+);$/gm)].map(([, font]) => font)
  if (fonts.length < 2) throw new Error(`${brand} no longer names the typefaces of the vendor's pages`)
  const lines = ['color-scheme: dark', ...tokens.map(([, name, value]) => `${name}: ${value}`), ...fonts]
  const content = [
    `/* Written by \`pnpm gen\` from ${look} and ${brand}. */`,
    ...faces,
    `:root {\n${lines.map((line) => `  ${line};`).join('\n')}\n}`,
  ]
  return ['tooling/game-engines/src/kit/style/tokens.css', `${content.join('\n\n')}\n`]
}

function read(file: string): string {
  return readFileSync(join(rootFolder, file), 'utf8')
}
