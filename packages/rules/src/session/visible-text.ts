const unseen = /^[\p{Cc}\p{Cf}\p{Co}\p{Cn}]$/u
/** Letters and signs that are drawn as nothing: fillers of Hangul, a braille cell without dots, vowels and a joiner without a form. */
const blank: ReadonlySet<string> = new Set([
  '\u034F',
  '\u115F',
  '\u1160',
  '\u17B4',
  '\u17B5',
  '\u2800',
  '\u3164',
  '\uFFA0',
])
/** What may stand before a joiner: a picture, its colour, or the mark that makes it one. */
const joined = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)$/u
const picture = /^\p{Extended_Pictographic}$/u
const tag = /^[\u{E0020}-\u{E007F}]$/u
const flag = '\u{1F3F4}'

/**
 * A text in one line as everybody sees it: composed, single spaces, no control, direction or other invisible sign; those that
 * make one emoji of several stay, so that a family is not taken apart.
 */
export function visibleText(text: string): string {
  const signs = [...text.normalize('NFC').replaceAll(/\s/gu, ' ')]
  let kept = ''
  let last = ''
  for (const [at, sign] of signs.entries()) {
    if (blank.has(sign)) continue
    if (unseen.test(sign) && !holds(sign, last, signs[at + 1] ?? '')) continue
    kept += sign
    last = sign
  }
  return kept.replaceAll(/ {2,}/g, ' ').trim()
}

/** Whether an invisible sign holds an emoji together: it joins two, or says whose flag one is. */
function holds(sign: string, before: string, after: string): boolean {
  if (sign === '\u200D') return joined.test(before) && picture.test(after)
  return tag.test(sign) && (before === flag || tag.test(before))
}
