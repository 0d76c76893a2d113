import { foldText, plainText } from '@saola/validation'
import { describe, expect, it } from 'vitest'

describe('text as search and comparison know it (validation 17)', () => {
  it.each([
    ['Đấu Trường Ánh Sáng', 'dau truong anh sang'],
    ['Nổ hũ'.normalize('NFD'), 'no hu'],
    ['ươ ĐƯỜNG đường', 'uo duong duong'],
    ['PAPPU 2', 'pappu 2'],
    ['Ð ð Ɖ ɖ Đ đ', 'd d d d d d'],
    ['D\u0335 d\u0336', 'd d'],
    ['Ｎｇｕｙễｎ　１２', 'nguyen 12'],
    ['ﬁ ﬄ ĳ ǆ ſt', 'fi ffl ij dz st'],
    ['ẞ ß Æ œ Þ ı İ Ø Ł Ŋ', 'ss ss ae oe th i i o l n'],
    ['𝐃𝓾𝔬 Ⓑ ² ª', 'duo b 2 a'],
    ['Hʼ’Hen Y‑Bhăm', "h''hen y-bham"],
    ['Đ\u200Bứ\u00ADc\u2060\uFEFF', 'duc'],
    ['Việt\u00A0Nam', 'viet nam'],
    ['Нгуен 阮', 'нгуен 阮'],
  ])('folds %s to %s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
    expect(foldText(folded)).toBe(folded)
    expect(foldText(text.normalize('NFD'))).toBe(folded)
  })

  it('folds every Latin letter of Europe and Vietnam, capital or small, to the same plain letters', () => {
    const letters = Array.from({ length: 0x1_eff }, (_, code) => String.fromCodePoint(code)).filter(
      (letter) => /(?=[\p{Lu}\p{Ll}])\p{Script=Latin}/u.test(letter) && !/[\u0180-\u1DFF]/.test(letter),
    )
    const left = letters.filter((letter) => !/^'?[a-z]+['·]?$/.test(foldText(letter)))
    const apart = letters.filter((letter) => foldText(letter) !== foldText(letter.toUpperCase()))
    expect({ left, apart }).toEqual({ left: [], apart: [] })
    expect(letters.length).toBeGreaterThan(400)
  })
})

it.each([
  [' １２３４５６\u200B', '123456'],
  ['Ｎｇｕｙｅｎ\u202D', 'Nguyen'],
  ['a\u00A0b', 'a b'],
  ['Đức'.normalize('NFD'), 'Đức'],
])('reads %j as %j (validation 18)', (typed, meant) => {
  expect(plainText(typed)).toBe(meant)
})
