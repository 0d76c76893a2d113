import type { I18n } from '@saola/i18n'
import type { Line, WatchedLines } from '@saola/line-speed'

/** Draws how the lines stand into the elements of the page. */
export function draw({ lines, favourite, testing }: WatchedLines, i18n: I18n): void {
  const { t } = i18n
  document.documentElement.lang = i18n.language
  find('h1').textContent = t('lines:title')
  find('.again').textContent = t('lines:again')
  find('[role=status]').textContent = favourite || testing ? '' : t('lines:all_failed')
  find('ol').replaceChildren(...lines.map((line) => rowOf(line, i18n)))

  const play = find('.play')
  play.hidden = favourite === undefined
  if (!favourite) return
  play.setAttribute('href', favourite.domain)
  play.textContent = t('lines:play_on', { n: favourite.index + 1 })
}

function rowOf(line: Line, { t }: I18n): HTMLLIElement {
  const row = document.createElement('li')
  row.textContent = [t('lines:line', { n: line.index + 1 }), wordsOf(line, t)].join(' · ')
  return row
}

function wordsOf({ tested, elapsedMs, description, type }: Line, t: I18n['t']): string {
  if (!tested) return t('lines:testing')
  if (elapsedMs === undefined) return t('lines:grade.failed')
  return `${description} · ${t(`lines:grade.${type}`)}`
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`The page has no ${selector}`)
  return found
}
