/**
 * The script of the drawn landing page: tests the lines and moves the jackpot, and has the app take over once somebody
 * touches the page. It knows no React.
 *
 * @module
 */
import { lookCookie } from '@saola/rules'
import { createStorage, mayBeSignedIn } from '@saola/shell'
import { whenIdle } from '#shared/when-idle.ts'
import { createAskGateway } from './ask-gateway.ts'
import { checkStatus } from './check-status.ts'
import { drawLines } from './draw-lines.ts'
import { followChoices, readChoices } from './follow-choices.ts'
import { moveJackpot } from './move-jackpot.ts'
import { factsId, type LandingFacts } from './landing-facts.ts'
import { prepareTakeOver } from './take-over.ts'
import { followLines } from './follow-lines.ts'

const root = document.querySelector<HTMLElement>('#root')
const script = document.querySelector<HTMLElement>('script[data-app]')
const told = document.querySelector(`#${factsId}`)?.textContent
if (root === null || script === null || !told) throw new Error('The page was not drawn')

const facts = JSON.parse(told) as LandingFacts
const { app = '', start = '', sheets = '' } = script.dataset
const storage = createStorage()
const chosen = readChoices(storage.device.read('preferences'))
const isAsChosen = followChoices(root, chosen, document.documentElement, facts)
// Browsers forget what a page wrote that is not opened for long, and who touches nothing never has the app write it.
document.cookie = lookCookie(chosen)
nameSheets(sheets.split(' '))

const random = Math.random
const { fetch } = globalThis
const ask = createAskGateway(facts, fetch)
const lines = followLines(facts, { fetch, random }, (state) => {
  // Nothing but the app can say what to do without a line.
  if (!state.testing && state.favourite === undefined && state.lines.length > 0) boot()
  else drawLines(root, state, facts)
})
const jackpot = moveJackpot(root, facts, { ask, random })
const boot = prepareTakeOver(root, app, {
  // A session is taken along to a line by the app alone.
  holdsLinks: () => mayBeSignedIn(storage),
  lines: () => lines.state(),
  amount: () => jackpot.amount(),
  onTaken() {
    lines.stop()
    jackpot.stop()
  },
})

// A session, less data and less motion are the app's, and so is a page that was drawn for somebody else; an address may ask
// for more than the page (landing 13).
const needsApp =
  mayBeSignedIn(storage) ||
  chosen.savesData ||
  !isAsChosen ||
  location.search !== '' ||
  location.hash !== '' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches
if (needsApp) boot()
else {
  void checkStatus(ask).then((normal) => {
    if (!normal) boot()
  })
  addEventListener('load', () => whenIdle(() => fetchAhead(start.split(' '))))
}

/** The files of the app's start, fetched and not run. */
function fetchAhead(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = file
    document.head.append(link)
  }
}

/** The page has these sheets in itself; a chunk that needs one looks for a link to it before it fetches it. */
function nameSheets(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.disabled = true
    link.setAttribute('disabled', '')
    link.href = file
    document.head.append(link)
  }
}
