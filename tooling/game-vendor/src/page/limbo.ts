import { checkBet, prepareBetForm, readBet, setPlayButton, showError, type Bet } from './bet-form.ts'
import { prepareFairDrawer, showSeeds } from './fair-drawer.ts'
import { onSubmit } from './on-submit.ts'
import { asMoney, asMultiplier, byId, text } from './page-data.ts'
import { showRounds } from './round-chips.ts'
import { runTo, setMood, showFigure } from './stage.ts'
import { createTableApi, NoAnswer, TableRefusal, type ShownRound } from './table-api.ts'
import { tellParent } from './tell-parent.ts'

const api = createTableApi()
const balanceOutput = byId('balance')
const verdict = byId('verdict')
const live = byId('live')

let rounds: ShownRound[] = []
let balance = 0
let isPlaying = false
/** A press whose result is not known yet: the next press asks for the same round. */
let pending: (Bet & { key: string }) | undefined

prepareBetForm({ stake: 10_000, target: 200 })
prepareFairDrawer({ changeSeeds: api.changeSeeds, rounds: () => rounds })
onSubmit(byId('bet'), byId('play'), () => void press())
await open()

async function open(): Promise<void> {
  const address = new URL(window.location.href)
  const token = address.searchParams.get('token') ?? ''
  // The token is used up by the next line; nobody needs to read it in the address.
  address.searchParams.delete('token')
  window.history.replaceState(null, '', address)
  try {
    const opened = await api.open(token)
    rounds = opened.rounds
    showBalance(opened.balance)
    showSeeds(opened.seeds)
    showRounds(rounds)
    showFigure(100)
    setMood('idle')
    verdict.textContent = text('ready')
    byId('table').dataset['state'] = 'open'
    setPlayButton('ready')
  } catch (error) {
    endSitting(wordsOf(error))
  }
}

async function press(): Promise<void> {
  if (isPlaying) return
  const bet = pending ?? readBet()
  const wrong = pending ? '' : checkBet(bet)
  showError(wrong)
  if (wrong) return
  isPlaying = true
  pending ??= { ...bet, key: crypto.randomUUID() }
  setPlayButton('waiting')
  setMood('running')
  verdict.textContent = text('playing')
  try {
    const played = await api.play(pending)
    pending = undefined
    if (played.round.state === 'paid') await runTo(played.round.result)
    showEnd(played.round, played.balance ?? balance)
    showSeeds(played.seeds)
    setPlayButton('ready')
  } catch (error) {
    fail(error)
  } finally {
    isPlaying = false
  }
}

function showEnd(round: ShownRound, nextBalance: number): void {
  const isNew = !rounds.some((known) => known.roundId === round.roundId)
  if (isNew) rounds = [round, ...rounds].slice(0, 200)
  showRounds(rounds)
  showBalance(nextBalance)
  const won = round.payout > 0
  const words = wordsOfRound(round)
  verdict.textContent = words
  setMood(won ? 'won' : 'lost')
  live.textContent = text('announce', {
    result: asMultiplier(round.result),
    verdict: words,
    balance: asMoney(nextBalance),
  })
  tellParent()
}

function wordsOfRound(round: ShownRound): string {
  if (round.state === 'rolled-back') return text('cancelled', { amount: asMoney(round.stake) })
  if (round.payout > 0) return text('win', { amount: asMoney(round.payout) })
  return text('lose', { amount: asMoney(round.stake) })
}

function fail(error: unknown): void {
  setMood('idle')
  showFigure(100)
  verdict.textContent = ''
  const words = wordsOf(error)
  if (error instanceof TableRefusal && error.code === 'seamless.session') return endSitting(words)
  const isUnknown = error instanceof NoAnswer
  if (!isUnknown) pending = undefined
  showError(words)
  setPlayButton(isUnknown ? 'ask-again' : 'ready')
}

/** A sitting that is over cannot come back: the launch token is used up. */
function endSitting(words: string): void {
  byId('table').dataset['state'] = 'over'
  setMood('idle')
  verdict.textContent = ''
  showError(words)
  setPlayButton('over')
}

function wordsOf(error: unknown): string {
  if (error instanceof TableRefusal || error instanceof NoAnswer) return error.message
  reportError(error)
  return text('failed')
}

function showBalance(amount: number): void {
  balance = amount
  balanceOutput.textContent = asMoney(amount)
}
