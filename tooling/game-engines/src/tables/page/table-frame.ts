import { byId } from '../../kit/dom.ts'
import { asMoney } from '../../kit/numbers.ts'
import { pageData } from '../../kit/page-data.ts'
import type { TableCalls, TableSitting } from './table-calls.ts'

const frame = byId('table')
const error = byId('error')

/** Notes on the page's frame what its styles go by. */
export function mark(what: 'state' | 'mood' | 'phase', value: string): void {
  frame.dataset[what] = value
}

/** What was noted last. */
export function marked(what: 'state' | 'mood' | 'phase'): string | undefined {
  return frame.dataset[what]
}

/** Says what is wrong until something else is said; `kind` tells what may take the words away again. */
export function say(words: string, kind = ''): void {
  error.textContent = words
  error.dataset['kind'] = kind
}

/** Takes back what was said of a kind. */
export function unsay(kind: string): void {
  if (error.dataset['kind'] === kind) say('')
}

/** Says a change to who listens to the page. */
export function announce(words: string): void {
  byId('live').textContent = words
}

/** Shows the balance where it is known. */
export function showBalance(amount: number | null | undefined): void {
  if (typeof amount === 'number') byId('balance').textContent = asMoney(amount)
}

/** Opens the sitting that the address asks for: with its launch token, or with play money. */
export async function openSitting(
  calls: Pick<TableCalls<unknown>, 'open' | 'openDemo'>,
): Promise<TableSitting> {
  const address = new URL(window.location.href)
  const token = address.searchParams.get('token') ?? ''
  const isDemo = address.searchParams.get('mode') === 'demo'
  // The token is used up by the next line; nobody needs to read it in the address.
  address.searchParams.delete('token')
  window.history.replaceState(null, '', address)
  const sitting = isDemo ? await calls.openDemo(pageData.gameCode) : await calls.open(token)
  mark('state', 'open')
  byId('demo-mark').hidden = !sitting.isDemo
  // The site around a game shows the member's balance; a second one would only ask which is right.
  byId('balance-line').hidden = !sitting.isDemo && window.parent !== window
  showBalance(sitting.balance)
  return sitting
}
