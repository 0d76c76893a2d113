import { visibleText } from '@saola/rules'
import { expect, it } from 'vitest'

it.each([
  ['  An \t\n Bình ', 'An Bình'],
  ['Đức'.normalize('NFD'), 'Đức'],
  ['\u202EAn\u200B\u2066Bình\uFEFF', 'AnBình'],
  ['a \u200B b', 'a b'],
  ['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
  ['👩🏽‍🚀 🏳️‍🌈 ❤️‍🔥', '👩🏽‍🚀 🏳️‍🌈 ❤️‍🔥'],
  [
    '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  ],
  ['🇻🇳 1️⃣', '🇻🇳 1️⃣'],
  ['a\u200Db 👨\u200D', 'ab 👨'],
  ['a\u{E0067}b', 'ab'],
  ['\uE000a\u0007', 'a'],
])('keeps of %j what everybody sees: %j', (text, seen) => {
  expect(visibleText(text)).toBe(seen)
})
