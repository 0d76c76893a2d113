import type { Engine } from '../engine.ts'
import { byId, h } from './dom.ts'
import { commitmentOf, firstBlockOf, replay, type RoundRecord } from './fair-check.ts'
import { showJoinedBets } from './fair/joined-bets.ts'
import { asMoney } from './numbers.ts'
import { onSubmit } from './on-submit.ts'
import { text } from './page-data.ts'
import { shownResult } from '../cards/shown-result.ts'

/** What is longer is shown in the size of words. */
const longestFigure = 12

type GivenRound = RoundRecord & {
  engine: string
  serverSeedHash: string
  /** Of the bets that joined the seed of a round that many share. */
  bets?: readonly string[] | null
}

const names = [
  'server-seed',
  'server-seed-hash',
  'client-seed',
  'nonce',
  'game',
  'stake',
  'choice',
  'moves',
] as const
const fields = Object.fromEntries(names.map((name) => [name, byId<HTMLInputElement>(name)]))

// The server that serves this file wrote the block.
const data = JSON.parse(byId('page-data').textContent ?? '{}') as {
  round: GivenRound | null
  assetsAt: string
}

onSubmit(byId('verify'), byId('check'), () => void verify())
if (data.round) {
  fill(data.round)
  await showJoinedBets(data.round.clientSeed, data.round.bets)
  await verify()
}

function fill(round: GivenRound): void {
  const values = [
    round.serverSeed,
    round.serverSeedHash,
    round.clientSeed,
    round.nonce,
    round.engine,
    round.stake,
    JSON.stringify(round.choice),
    JSON.stringify(round.moves),
  ]
  for (const [index, name] of names.entries()) {
    const field = fields[name]
    if (field) field.value = String(values[index])
  }
}

async function verify(): Promise<void> {
  const said = Object.fromEntries(names.map((name) => [name, fields[name]?.value.trim() ?? '']))
  const nonce = Number(said['nonce'] || Number.NaN)
  const choice = parsed(said['choice'] ?? '')
  const moves = parsed(said['moves'] || '[]')
  const serverSeed = said['server-seed'] ?? ''
  const isComplete = serverSeed !== '' && said['client-seed'] !== '' && Number.isInteger(nonce)
  if (!isComplete || choice === undefined || !Array.isArray(moves)) {
    const isHidden = serverSeed === '' && said['server-seed-hash'] !== ''
    return say('', text(isHidden ? 'fair.still_hidden' : 'fair.incomplete'), '')
  }
  const engine = await engineOf(said['game'] ?? '')
  const model = data.round?.engine === said['game'] ? data.round?.model : undefined
  const record: RoundRecord = {
    serverSeed,
    clientSeed: said['client-seed'] ?? '',
    nonce,
    model: model ?? undefined,
    stake: Number(said['stake'] || 0),
    choice,
    moves,
  }
  const played = engine && (await replay(engine, record))
  if (!engine || !played) return say('', text('fair.incomplete'), '')
  const matches = (await commitmentOf(serverSeed)) === said['server-seed-hash']?.toLowerCase()
  const verdict = text(matches ? 'fair.hash_good' : 'fair.hash_bad')
  const result = engine.resultOf(played.view, text)
  say('', '', said['server-seed-hash'] === '' ? '' : verdict)
  byId('figure').replaceChildren(...shownResult(result))
  // A score is a figure, a sentence is not.
  byId('figure').dataset['long'] = String(result.length > longestFigure)
  byId('said').replaceChildren(
    ...shownResult(result, (shown) => text('fair.verify_result', { result: shown })),
  )
  byId('outcome').dataset['matches'] = String(matches)
  byId('steps').replaceChildren(
    ...step(text('fair.first_block'), await firstBlockOf(record)),
    ...step(text('payout.paid'), asMoney(played.payout)),
    ...step(text('fair.view'), JSON.stringify(played.view)),
  )
}

/** An engine by its code: a module of its own under the same origin. */
async function engineOf(code: string): Promise<Engine | undefined> {
  if (!/^[a-z-]{1,32}$/.test(code)) return undefined
  try {
    const module: object = await import(`${data.assetsAt}${code}/${code}-engine.ts`)
    // The module of an engine exports it.
    return (Object.values(module) as Engine[]).find((value) => value.code === code)
  } catch {
    // A code that no folder has is said like any other gap in the form.
    return undefined
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function step(name: string, value: string): Node[] {
  return [h('div', {}, h('dt', {}, name), h('dd', {}, value))]
}

function say(figure: string, words: string, hashWords: string): void {
  byId('figure').textContent = figure
  byId('said').textContent = words
  byId('hash-said').textContent = hashWords
  byId('steps').replaceChildren()
}
