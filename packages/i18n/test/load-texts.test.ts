import { describe, expect, it } from 'vitest'
import { loadCatalogue, loadTexts } from '@saola/i18n'

describe('texts for a server', () => {
  it('are those of the catalogues, in both languages', async () => {
    const { text, area } = await loadTexts(['bank', 'vendor'])
    for (const language of ['vi', 'en'] as const) {
      const bank = await loadCatalogue(language, 'bank')
      expect(area(language, 'bank')).toEqual(bank)
      for (const [key, words] of Object.entries(bank)) expect(text(language, `bank.${key}`)).toBe(words)
    }
  })

  it('fill a hole with what it is given and leave the others', async () => {
    const { text } = await loadTexts(['desk'])
    const [key, words] = Object.entries(await loadCatalogue('en', 'desk')).find(([, each]) =>
      each.includes('{{about}}'),
    ) ?? ['', '']
    expect(text('en', `desk.${key}`)).toBe(words)
    expect(text('en', `desk.${key}`, { about: 'W-7' })).toBe(words.replace('{{about}}', 'W-7'))
  })

  it('say the key where there is no text', async () => {
    const { text } = await loadTexts(['bank'])
    expect(text('vi', 'bank.no_such_text')).toBe('bank.no_such_text')
    expect(text('vi', 'desk.title')).toBe('desk.title')
  })
})
