import { areas, languages, loadCatalogue, type Area, type OwnLanguage } from '@saola/i18n'
import { expect, it } from 'vitest'

const placeholders = (text: string) => [...text.matchAll(/\{\{.*?\}\}/g)].map(([found]) => found).sort()

/** Names, units and signs that are the same in both languages. */
const shared = new Set(
  (
    'ANDROID|Bingo|Email|English|Facebook|Google|Google Authenticator|Hot|Line ID|Menu|Meron|Tiếng Việt|Mini game|QQ|Telegram|' +
    'VietQR|Wala|WeChat|WhatsApp|Zalo|ms|x2'
  ).split('|'),
)

/** Slips as players write them: the abbreviations are the same in every language. */
const isWritten = /^written\.example\.\w+$/

/** English words that are no Vietnamese syllables; names of products are cut out before. */
const english = /\b(the|your|you|please|of|and|is|are|for|with|has|have|this|that|not|from|will|should)\b/i

async function pairs(area: Area) {
  const [vi, en] = await Promise.all([loadCatalogue('vi', area), loadCatalogue('en', area)])
  return Object.keys(vi).map((key) => ({ key, vi: vi[key] ?? '', en: en[key] ?? '' }))
}

it.each(areas)('%s has the same keys in every language', async (area) => {
  const [vi, en] = await Promise.all([loadCatalogue('vi', area), loadCatalogue('en', area)])
  expect(Object.keys(en).sort()).toEqual(Object.keys(vi).sort())
  expect(Object.keys(vi).length).toBeGreaterThan(0)
})

it.each(areas)('%s shows the same values in every language', async (area) => {
  for (const { key, vi, en } of await pairs(area)) {
    expect(placeholders(en), `${area}:${key}`).toEqual(placeholders(vi))
  }
})

const combinations = languages.flatMap((language) =>
  areas.map((area): [OwnLanguage, Area] => [language, area]),
)

it.each(combinations)('%s %s has no empty, padded or unfinished text', async (language, area) => {
  for (const [key, text] of Object.entries(await loadCatalogue(language, area))) {
    expect(text.trim(), `${area}:${key}`).toBe(text)
    expect(text, `${area}:${key}`).not.toBe('')
    expect(text, `${area}:${key}`).not.toMatch(/TODO|\?\?|lorem|\{[^{}]*\}(?!\})(?<!\}\})/i)
    expect(text.normalize('NFC'), `${area}:${key}`).toBe(text)
  }
})

it.each(areas)('%s leaves no English in Vietnamese', async (area) => {
  for (const { key, vi, en } of await pairs(area)) {
    const words = vi.replaceAll(/\{\{.*?\}\}/g, '').trim()
    expect(words, `${area}:${key}`).not.toMatch(english)
    if (shared.has(words) || isWritten.test(key) || !/[a-z]{2}/i.test(words)) continue
    expect(vi, `${area}:${key}`).not.toBe(en)
  }
})

it('writes no Vietnamese into English, except the name of the language', async () => {
  for (const area of areas) {
    for (const [key, text] of Object.entries(await loadCatalogue('en', area))) {
      if (text === 'Tiếng Việt') continue
      expect(text, `${area}:${key}`).not.toMatch(
        /[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/iu,
      )
    }
  }
})
