import { byId, h } from '../kit/dom.ts'
import { commitmentOf, drawAgain } from '../kit/fair-check.ts'
import { showJoinedBets } from '../kit/fair/joined-bets.ts'
import { onSubmit } from '../kit/on-submit.ts'
import { language, text } from '../kit/page-data.ts'
import { matchMinutes, scoreAfter, type Goal } from './draw-match.ts'
import { drawMatchOf, weightsOf } from './match-model.ts'
import type { TeamName } from './leagues.ts'
import { pointWords } from './page/point-words.ts'

type GivenMatch = {
  matchId: string
  names: { home: TeamName; away: TeamName }
  strengths: { home: number; away: number }
  serverSeed: string
  serverSeedHash: string
  clientSeed: string
  bets: readonly string[] | null
}

// The server that serves this file wrote the block.
const data = JSON.parse(byId('page-data').textContent ?? '{}') as { match: GivenMatch | null }
const [matchId, hash, seed, joined, strengths] = [
  'match-id',
  'server-seed-hash',
  'server-seed',
  'client-seed',
  'strengths',
].map((id) => byId<HTMLInputElement>(id))

onSubmit(byId('verify'), byId('check'), () => void verify())
if (data.match) {
  const values = [
    data.match.matchId,
    data.match.serverSeedHash,
    data.match.serverSeed,
    data.match.clientSeed,
    `${data.match.strengths.home} ${data.match.strengths.away}`,
  ]
  for (const [index, field] of [matchId, hash, seed, joined, strengths].entries()) {
    if (field) field.value = values[index] ?? ''
  }
  await showJoinedBets(data.match.clientSeed, data.match.bets)
  await verify()
}

async function verify(): Promise<void> {
  const serverSeed = valueOf(seed)
  const [home = Number.NaN, away = Number.NaN] = valueOf(strengths)
    .split(/[\s;/]+/)
    .map(Number)
  const isHidden = serverSeed === '' && valueOf(hash) !== ''
  if (isHidden) return say('', text('match.verify.hidden'), '')
  if (serverSeed === '' || valueOf(joined) === '' || valueOf(matchId) === '' || !(home > 0) || !(away > 0)) {
    return say('', text('fair.incomplete'), '')
  }
  const weights = weightsOf(valueOf(matchId), { home, away })
  const record = { serverSeed, clientSeed: valueOf(joined), nonce: 0 }
  const goals = await drawAgain(record, (draws) => drawMatchOf(valueOf(matchId), draws, weights))
  const score = scoreAfter(goals, matchMinutes)
  const figure = `${score.home}-${score.away}`
  const matches = (await commitmentOf(serverSeed)) === valueOf(hash).toLowerCase()
  say(
    figure,
    text('match.verify.result', { score: figure }),
    text(`match.verify.${matches ? 'good' : 'bad'}`),
  )
  byId('outcome').dataset['matches'] = String(matches)
  byId('goals').replaceChildren(...goals.map((goal, place) => h('li', {}, goalWords(goal, place))))
}

function goalWords(goal: Goal, place: number): string {
  const { side } = goal
  const team = data.match?.names[side][language === 'EN' ? 'en' : 'vi'] ?? side
  return pointWords(valueOf(matchId), { ...goal, team, place })
}

function valueOf(field: HTMLInputElement | undefined): string {
  return field?.value.trim() ?? ''
}

function say(figure: string, words: string, hashWords: string): void {
  byId('figure').textContent = figure
  byId('said').textContent = words
  byId('hash-said').textContent = hashWords
  byId('goals').replaceChildren()
}
