import type { ChosenLook } from '@saola/rules'
import { expect, it } from 'vitest'
import { followChoices, readChoices } from '../src/landing/follow-choices.ts'

it.each([
  [undefined, { savesData: false }],
  ['{', { savesData: false }],
  ['null', { savesData: false }],
  ['{"language":7,"theme":"pink","savesData":"yes"}', { savesData: false }],
  ['{"language":"zh"}', { language: 'zh', savesData: false }],
  [
    '{"language":"en","theme":"light","savesData":true,"hideBalance":true}',
    { language: 'en', theme: 'light', savesData: true },
  ],
])('of what a device keeps, %s, the page heeds %j (landing 12)', (kept, choices) => {
  expect(readChoices(kept)).toEqual(choices)
})

/** Has a page that was drawn in this language and look follow a choice; answers whether it was drawn so, and its look now. */
function follow(chosen: ChosenLook, lang: string, theme: string): [boolean, string | undefined] {
  const page = { lang, dataset: { theme } } as unknown as HTMLElement
  // Nothing in the root is touched where the language is right.
  const isAsChosen = followChoices({} as Element, chosen, page, {
    brand: { languages: ['vi', 'en'], defaultLanguage: 'vi', theme: 'dark' },
  })
  return [isAsChosen, page.dataset['theme']]
}

it('a page that was drawn as was chosen stays, and one in another look follows (landing 12, 13)', () => {
  expect(follow({}, 'vi', 'dark')).toEqual([true, 'dark'])
  expect(follow({ language: 'en', theme: 'light' }, 'en', 'light')).toEqual([true, 'light'])
  expect(follow({ theme: 'light' }, 'vi', 'dark')).toEqual([false, 'light'])
  expect(follow({}, 'vi', 'light')).toEqual([false, 'dark'])
})
