import { createI18n } from '@saola/i18n'
import { BetContent } from '@saola/shell'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, it } from 'vitest'

/** What a screen reader finds of a bet's words. */
async function heard(content: string, language: 'vi' | 'en'): Promise<string> {
  const i18n = await createI18n({ language, areas: ['wallet'] })
  const html = renderToString(
    <I18nextProvider i18n={i18n}>
      <BetContent content={content} />
    </I18nextProvider>,
  )
  return html.replaceAll(/<span aria-hidden="true">.*?<\/span>|<[^>]*>/g, '')
}

it.each([
  ['en', 'Keep 2 -> K♥ 10♠ 2.00x', 'Keep 2 -&gt; K of hearts 10 of spades 2.00x'],
  ['vi', 'Giữ 1 lá -> A♦ 3♣', 'Giữ 1 lá -&gt; A rô 3 chuồn'],
  ['en', 'Target 2.00x -> 10.50', 'Target 2.00x -&gt; 10.50'],
] as const)('in %s the cards of "%s" are heard in words', async (language, content, words) => {
  expect(await heard(content, language)).toContain(words)
})
