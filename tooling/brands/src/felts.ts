import { interpolate, oklch } from 'culori'
import type { ColourToken } from './brand-tokens.ts'
import { contrast, parseOklch } from './contrast.ts'

/** What boards and felts of games are mixed of, as `kit/style/ground.css` of the games has it: a share of one, the rest of the other. */
export const felts = {
  '--well': ['--ground', 0.82, 'black'],
  '--plate': ['--surface-raised', 0.88, '--text-quiet'],
  '--plate-low': ['--surface-raised', 0.97, '--text-quiet'],
  '--plate-lit': ['--surface-raised', 0.8, '--value'],
  '--felt-light': ['--ground', 0.64, '--good'],
  '--felt': ['--ground', 0.8, '--good'],
  '--felt-deep': ['--ground', 0.92, '--good'],
} as const satisfies Record<string, readonly [ColourToken, number, ColourToken | 'black']>

/** Words that stand on them. */
const pairs: readonly (readonly [word: ColourToken, felt: keyof typeof felts])[] = [
  ...(['--well', '--plate', '--plate-lit', '--felt-light', '--felt'] as const).map(
    (felt) => ['--text', felt] as const,
  ),
  ['--text-quiet', '--well'],
  ['--text-quiet', '--plate'],
  ['--value', '--well'],
  ['--warn', '--felt-deep'],
]

/** What is too faint on the boards and felts of games with these tokens, one sentence each (games 106). */
export function checkFelts(place: string, tokens: ReadonlyMap<string, string>): string[] {
  return pairs.flatMap(([word, felt]) => {
    const [base, share, other] = felts[felt]
    const [front, back, mixed] = [word, base, other].map((name) =>
      name === 'black' ? parseOklch('oklch(0 0 0)') : parseOklch(tokens.get(name) ?? ''),
    )
    // What is no colour is said of the token itself.
    if (!front || !back || !mixed) return []
    const ratio = contrast(front, oklch(interpolate([mixed, back], 'oklab')(share)))
    return ratio < 4.5 ? [`${place}: ${word} on ${felt} of games is ${ratio.toFixed(2)}:1, wanted 4.5:1`] : []
  })
}
