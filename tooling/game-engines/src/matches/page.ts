import { byId } from '../kit/dom.ts'
import { prepareDrawer } from '../kit/drawers.ts'
import { wordsOfFailure } from '../kit/failure-words.ts'
import { asMoney } from '../kit/numbers.ts'
import { text } from '../kit/page-data.ts'
import { prepareStakeField } from '../kit/stake-field.ts'
import { openLinksOutside } from '../kit/links-out.ts'
import { recallToken } from '../kit/recall/recall-token.ts'
import { tellParent } from '../kit/tell-parent.ts'
import { createBetList } from './page/bet-list.ts'
import { createLeagueList } from './page/league-list.ts'
import { createMatchCalls, type OddsFormat, type ShownBet } from './page/match-calls.ts'
import { createSlip, type SlipBet } from './page/slip.ts'
import { prepareTabs } from './page/tabs.ts'

/** How often the list is read while the page is looked at. */
const lookMs = 2000

openLinksOutside()
tellParent('ready')
const recall = recallToken()
const calls = createMatchCalls()
const frame = byId('table')
const formats = byId<HTMLSelectElement>('format')
const verdict = byId('verdict')
const live = byId('live')
let offset = 0
let balance = 0
let bets: readonly ShownBet[] = []
let isOver = false

const stakeField = prepareStakeField(() => void slip.refresh().catch(fail))
const slip = createSlip({
  calls,
  stakeField,
  format,
  onChange: () => list.mark(slip.has),
  place: placeBet,
})
const list = createLeagueList(calls, {
  press: ({ matchId }, { pick, odds }) => slip.toggle({ matchId, pick, odds }),
  say: announce,
})
const betList = createBetList(settleEarly, Date.now)
const tabs = prepareTabs(['matches', 'bets'], () => void look())
prepareDrawer('rules', 'rules-open')
formats.addEventListener('change', () => void look())
byId('demo-refill').addEventListener('click', () => {
  calls.refill().then((given) => showBalance(given.balance), fail)
})
document.addEventListener('visibilitychange', () => void look())
await (recall === undefined ? open() : show(recall))

/** Only shows the bet that the address names; nothing is read or placed beside it. */
async function show(token: string): Promise<void> {
  isOver = true
  const { showRecalledBet } = await import('./page/recalled-bet.ts')
  await showRecalledBet(token)
}

async function open(): Promise<void> {
  try {
    const sitting = await calls.open()
    stakeField.setBounds({ min: sitting.minStake, max: sitting.maxStake })
    showBalance(sitting.balance)
    frame.dataset['state'] = 'open'
    byId('demo-mark').hidden = !sitting.isDemo
    // The site around a game shows the member's balance; a second one would only ask which is right.
    byId('balance-line').hidden = !sitting.isDemo && window.parent !== window
  } catch (failure) {
    return fail(failure)
  }
  setInterval(() => void look(), lookMs)
  setInterval(() => list.tick(Date.now() + offset), 500)
  await look()
  const wanted = new URL(window.location.href).searchParams.get('match')
  if (wanted !== null) list.openMatch(wanted)
}

/** Reads what has changed: the list, the prices on the slip, and the bets where somebody looks at them. */
async function look(): Promise<void> {
  if (document.hidden || isOver) return
  try {
    const sentAt = Date.now()
    const board = await calls.board(format())
    offset = board.now - (sentAt + Date.now()) / 2
    await list.show(board.matches, format())
    list.tick(Date.now() + offset)
    await slip.refresh()
    if (tabs.chosen() === 'bets' || bets.some(({ state }) => state === 'debited' || state === 'open')) {
      await readBets()
    }
  } catch {
    // The next look comes in two seconds; what stands there stands.
  }
}

async function readBets(): Promise<void> {
  const before = bets
  const read = await calls.bets(format())
  bets = read.bets
  betList.show(bets)
  if (read.balance !== null) showBalance(read.balance)
  for (const bet of bets)
    tellOf(
      bet,
      before.find(({ betId }) => betId === bet.betId),
    )
}

/** Says what became of a bet since it was looked at last. */
function tellOf(bet: ShownBet, before: ShownBet | undefined): void {
  if (!before || before.state === bet.state) return
  if (bet.state === 'open') say(text('match.slip.taken', { amount: asMoney(bet.stake), odds: bet.total }))
  if (bet.state === 'rolled-back') say(bet.refusal ?? text('match.bet.returned'))
  if (bet.state === 'paid' && !bet.isEarly) {
    const amount = asMoney(bet.payout ?? 0)
    say(bet.payout === 0 ? text('match.bet.lost') : text('match.bet.paid', { amount }))
  }
  if (bet.state === 'paid' || bet.state === 'rolled-back') tellParent('balance-changed')
}

async function placeBet(bet: SlipBet): Promise<void> {
  slip.say('')
  const wrong = stakeField.check(balance)
  if (wrong !== '') {
    slip.say(wrong)
    return byId('stake').focus()
  }
  try {
    const placed = await calls.bet({ key: crypto.randomUUID(), format: format(), ...bet })
    if (placed.balance !== undefined) showBalance(placed.balance)
    tellParent('balance-changed')
    slip.clear()
    const { stake, total, state } = placed.bet
    bets = [placed.bet, ...bets]
    const words =
      state === 'debited'
        ? text('match.slip.waiting')
        : text('match.slip.taken', { amount: asMoney(stake), odds: total })
    say(words)
  } catch (failure) {
    slip.say(wordsOfFailure(failure).words)
    await slip.refresh()
  }
}

async function settleEarly({ betId }: ShownBet, amount: number): Promise<void> {
  try {
    const settled = await calls.early({ betId, amount, format: format() })
    if (settled.balance !== undefined) showBalance(settled.balance)
    tellParent('balance-changed')
    say(text('match.early.done', { amount: asMoney(settled.bet.payout ?? 0) }))
  } catch (failure) {
    say(wordsOfFailure(failure).words)
  }
  await readBets()
}

function fail(failure: unknown): void {
  const { words, isEnd } = wordsOfFailure(failure)
  if (isEnd) {
    isOver = true
    frame.dataset['state'] = 'over'
  }
  say(words)
}

function say(words: string): void {
  verdict.textContent = words
  announce(words)
}

function announce(words: string): void {
  live.textContent = words
}

function showBalance(amount: number): void {
  balance = amount
  byId('balance').textContent = asMoney(amount)
}

function format(): OddsFormat {
  const formatted = formats.value
  return formatted === 'malay' || formatted === 'hong-kong' || formatted === 'indonesian'
    ? formatted
    : 'decimal'
}
