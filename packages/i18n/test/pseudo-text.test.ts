import {
  areas,
  createI18n,
  languages,
  loadCatalogue,
  pseudoText,
  type Area,
  type OwnLanguage,
} from '@saola/i18n'
import { expect, it } from 'vitest'

const values = (text: string) => text.match(/\{\{.*?\}\}/g) ?? []
const lengthOfWords = (text: string) => [...text.replaceAll(/\{\{.*?\}\}/g, '')].length

it.each([
  ['Go', '⟦Ǵó⟧'],
  ['Home', '⟦Ĥóṁé⟧'],
  ['Deposit', '⟦Đéṕóśíţấ⟧'],
  ['Try again later', '⟦Ţŕý áǵáíń ĺáţéŕ ệộữ⟧'],
])('writes %s as %s', (text, pseudo) => {
  expect(pseudoText(text)).toBe(pseudo)
})

it('keeps the values of a text where they are', () => {
  const text = pseudoText('{{count, number}} results for “{{text}}”')
  expect(values(text)).toEqual(['{{count, number}}', '{{text}}'])
  expect(text).toMatch(/^⟦\{\{count, number\}\} .*“\{\{text\}\}”.*⟧$/u)
})

it('stays a text when there is nothing but a value', () => {
  expect(pseudoText('{{name}}')).toBe('⟦{{name}}⟧')
})

const combinations = languages.flatMap((language) =>
  areas.map((area): [OwnLanguage, Area] => [language, area]),
)

it.each(combinations)(
  'grows every text of %s %s by two fifths and keeps its values',
  async (language, area) => {
    for (const [key, text] of Object.entries(await loadCatalogue(language, area))) {
      const pseudo = pseudoText(text)
      expect(values(pseudo), key).toEqual(values(text))
      expect(lengthOfWords(pseudo), key).toBeGreaterThanOrEqual(Math.ceil(lengthOfWords(text) * 1.4))
      expect(lengthOfWords(pseudo), key).toBeLessThanOrEqual(Math.ceil(lengthOfWords(text) * 1.4) + 2)
      expect(pseudo.replaceAll(/\{\{.*?\}\}/g, ''), key).not.toMatch(/[a-z]/i)
    }
  },
)

it('dresses a whole instance', async () => {
  const i18n = await createI18n({ language: 'en', transform: pseudoText, areas: ['games', 'shell'] })
  expect(i18n.t('games:count', { count: 9812 })).toMatch(/^⟦9,812 [^a-z]+⟧$/u)
  expect(i18n.t('shell:nav.home')).toMatch(/^⟦/)
})
