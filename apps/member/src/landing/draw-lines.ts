import type { Line, WatchedLines } from '@saola/line-speed'
import { domainOrigin } from '@saola/rules'
import strokes from '#features/lines/line-strokes.module.css'
import { lobbyOf } from '#features/lines/line-address.ts'
import { lineState } from '#features/lines/line-state.ts'
import row from '#features/lines/line-row.module.css'
import fastest from '#features/lines/play-fastest.module.css'
import type { LandingFacts } from './landing-facts.ts'

/** The rows as they were drawn, by the place of their line in the list, with their links. */
const drawn = new WeakMap<Element, { rows: HTMLLIElement[]; links: HTMLAnchorElement[] }>()

/** Brings the drawn lines up to date, as `LineDetection` and `PlayFastest` would show them. */
export function drawLines(root: Element, state: WatchedLines, facts: LandingFacts): void {
  const list = root.querySelector(`.${row['row']}`)?.parentElement
  if (!list) return
  const { rows, links } = drawn.get(list) ?? remember(list)
  for (const line of state.lines) {
    const [each, link] = [rows[line.index], links[line.index]]
    if (each && link) drawRow(each, link, line, state.testing, facts)
  }
  const order = state.lines.flatMap((line) => rows[line.index] ?? [])
  if (order.some((each, place) => list.children[place] !== each)) for (const each of order) list.append(each)
  drawProgress(list.parentElement, state, facts)
  drawFastest(root.querySelector(`.${fastest['play']}`), state, facts)
}

function remember(list: Element): { rows: HTMLLIElement[]; links: HTMLAnchorElement[] } {
  const rows = [...list.querySelectorAll('li')]
  const known = { rows, links: rows.flatMap((each) => each.querySelector('a') ?? []) }
  drawn.set(list, known)
  return known
}

function drawRow(
  each: HTMLLIElement,
  link: HTMLAnchorElement,
  line: Line,
  testing: boolean,
  { words }: LandingFacts,
): void {
  const state = lineState(line)
  const n = line.index + 1
  each.dataset['state'] = state
  const name = element('span', '', put(words.line, { n }))
  const isHere = domainOrigin(line.domain) === location.origin
  fill(each, row['name'], isHere ? [name, element('small', row['current'], words.current)] : [name])
  const track = each.querySelector<HTMLElement>(`.${strokes['track']}`)
  if (track) track.dataset['state'] = state
  each.querySelector<HTMLElement>(`.${strokes['fill']}`)?.style.setProperty('--share', `${line.percentage}`)
  const answered = state !== 'failed' && state !== 'untested'
  const untested = testing ? words.testing : words.untested
  const grade = element('span', row['grade'], state === 'untested' ? untested : words[`grade.${state}`])
  fill(each, row['result'], answered ? [element('output', row['speed'], line.description), grade] : [grade])
  link.href = lobbyOf(line.domain, location.origin)
  link.setAttribute('aria-label', put(words.play_on, { n }))
  const none = element('span', row['none'], '–')
  none.setAttribute('aria-hidden', 'true')
  const last = state === 'failed' ? none : link
  if (each.lastElementChild !== last) each.lastElementChild?.replaceWith(last)
}

function drawProgress(
  section: Element | null,
  { lines, favourite, testing }: WatchedLines,
  { words }: LandingFacts,
): void {
  const total = lines.length
  const tested = lines.filter((line) => line.tested).length
  const output = section?.querySelector(':scope > output')
  const found = favourite && put(words.found, { n: favourite.index + 1, ms: favourite.speed })
  if (output) output.textContent = found && tested === total ? found : put(words.tested, { tested, total })
  const again = section?.querySelector('header button')
  if (again && !testing) rest(again)
}

function fill(each: Element, look: string | undefined, parts: readonly Element[]): void {
  const place = each.querySelector(`.${look}`)
  if (!place) return
  place.textContent = ''
  for (const part of parts) place.append(part)
}

/** Takes the mark of waiting from a button. */
function rest(button: Element): void {
  button.removeAttribute('aria-busy')
  button.removeAttribute('aria-disabled')
  const [content, mark] = button.children
  mark?.remove()
  if (content && content.classList.length > 1) content.classList.remove(content.classList[1] ?? '')
}

function drawFastest(link: Element | null, { favourite, testing }: WatchedLines, facts: LandingFacts): void {
  if (!(link instanceof HTMLAnchorElement)) return
  const { words, language } = facts
  const where = link.querySelector(`.${fastest['where']}`)
  link.href = favourite ? lobbyOf(favourite.domain, location.origin) : lobbyOf('', undefined)
  if (!where) return
  if (favourite === undefined) where.textContent = testing ? words.finding : words.here
  else
    where.textContent = put(words.where, {
      n: favourite.index + 1,
      ms: favourite.speed.toLocaleString(language),
    })
}

function element(name: string, look: string | undefined, text: string): HTMLElement {
  const made = document.createElement(name)
  if (look) made.className = look
  made.textContent = text
  return made
}

function put(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{\{\s*(\w+)[^}]*\}\}/g, (_, name: string) => `${values[name] ?? ''}`)
}
