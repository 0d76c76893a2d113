/**
 * A landing page that times mirror domains and sends the visitor to the quickest, in two languages and without a framework.
 *
 * @module
 */
import { changeLanguage, createI18n, languageOf } from '@saola/i18n'
import { untestedLines, watchLines, type WatchedLines } from '@saola/line-speed'
import { draw } from './draw.ts'
import { domains } from './lines.ts'

const i18n = await createI18n({ language: languageOf(navigator.language), areas: ['lines'] })
let state: WatchedLines = { lines: untestedLines(domains), favourite: undefined, testing: true }

const watch = watchLines(domains, {
  fetch: (input, init) => fetch(input, init),
  now: () => performance.now(),
  random: Math.random,
  network: window,
  page: document,
  display: 'measured',
  onChange: (next) => {
    state = next
    draw(state, i18n)
  },
})

document.querySelector('.again')?.addEventListener('click', () => watch.again())
for (const button of document.querySelectorAll<HTMLElement>('nav button')) {
  button.addEventListener('click', async () => {
    await changeLanguage(i18n, languageOf(button.lang))
    draw(state, i18n)
  })
}
