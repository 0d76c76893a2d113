import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  allEngines,
  carriedTitle,
  drawMatchOf,
  matchMinutes,
  scoreAfter,
  weightsOf,
} from '@saola/game-engines'
import { createVendor, drawsOf } from '@saola/game-vendor'
import { loadTexts } from '@saola/i18n'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { addPerson, fund } from '../../wallet/people.ts'
import { roundsToVerify, type RoundToVerify } from './rounds-to-verify.ts'
import { newKey, sitDown } from '../seat.ts'
import { vendorServices } from '../vendor-of.ts'
import { pageAssets } from '../page-assets.ts'

const source = fileURLToPath(new URL('../../../../../docs/verify-a-round.mjs', import.meta.url))
const engines = new URL('../../../../game-engines/src/', import.meta.url)
const serverSeed = 'ab'.repeat(32)
const hash = createHash('sha256').update(serverSeed).digest('hex')
const stake = 10_000

let gateway: TestGateway
/** An empty folder, but for the file that the vendor serves. */
let folder: string
beforeAll(async () => {
  gateway = await startGateway()
  const served = await createVendor(vendorServices(gateway), pageAssets).request('/verify-a-round.mjs')
  expect(served.headers.get('content-type')).toContain('text/javascript')
  folder = mkdtempSync(join(tmpdir(), 'verify-'))
  writeFileSync(join(folder, 'verify-a-round.mjs'), await served.text())
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await gateway.close()
})

/** What the downloaded file says, and its exit code. */
function run(given: Readonly<Record<string, string | number>>, script = join(folder, 'verify-a-round.mjs')) {
  const list = Object.entries(given).flatMap(([name, value]) => [`--${name}`, String(value)])
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, ...list], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { said: stdout.trimEnd().split('\n'), error: stderr, status }
}

const seeds = { 'server-seed': serverSeed, 'server-seed-hash': hash, 'client-seed': 'mine', nonce: 1 }
const limboRound = { engine: 'limbo', ...seeds, stake, choice: '{"target":200}' }

/** The first round of these seeds in which the moves may all be made, end it, and something is paid. */
function playEnded({ gameCode, family, choice, moves = [] }: RoundToVerify) {
  const title = carriedTitle({ gameCode, family })
  if (!title) throw new Error(`no engine carries ${gameCode}`)
  const { engine, model } = title
  for (let nonce = 1; nonce < 1000; nonce += 1) {
    const draws = drawsOf({ serverSeed, clientSeed: 'mine', nonce })
    const played = engine.play({
      model,
      draws,
      number: nonce,
      stake,
      choice: engine.readChoice(choice, model),
      moves,
    })
    if (played?.isOver && played.payout > 0) return { engine, nonce, played }
  }
  throw new Error(`no round of ${gameCode} paid`)
}

describe('the script with which anybody verifies a round (games 85)', () => {
  it('knows every engine, and a round of each is verified here', () => {
    const folders = readdirSync(engines, { recursive: true, encoding: 'utf8' }).flatMap(
      (path) => /^([\w-]+)\/\1-engine\.ts$/.exec(path)?.[1] ?? [],
    )
    expect(allEngines.map(({ code }) => code).toSorted()).toEqual(folders.toSorted())
    expect(Object.keys(roundsToVerify).toSorted()).toEqual(folders.toSorted())
  })

  it.each(Object.entries(roundsToVerify))('agrees with %s', async (code, round) => {
    const { engine, nonce, played } = playEnded(round)
    expect(engine.code).toBe(code)
    const texts = await loadTexts(['vendor'])
    const result = engine.resultOf(played.view, (key, params) => texts.text('en', `vendor.${key}`, params))
    const { said, status } = run({
      engine: code,
      ...seeds,
      nonce,
      title: round.gameCode,
      stake,
      choice: JSON.stringify(round.choice),
      moves: JSON.stringify(round.moves ?? []),
    })
    expect(said).toEqual([
      'commitment: kept',
      `result: ${result}`,
      `payout: ${played.payout}`,
      `staked: ${played.staked}`,
      `view: ${JSON.stringify(played.view)}`,
    ])
    expect(status).toBe(0)
  })

  it.each(['football-7', 'moba-7', 'shooter-7'])('agrees with the match %s', (match) => {
    const strengths = match.startsWith('football') ? { home: 1.4, away: 1.1 } : { home: 0.55, away: 0.45 }
    const weights = weightsOf(match, strengths)
    const goals = drawMatchOf(match, drawsOf({ serverSeed, clientSeed: match, nonce: 0 }), weights)
    const { home, away } = scoreAfter(goals, matchMinutes)
    const { said } = run({
      engine: 'match',
      match,
      strengths: `${strengths.home} ${strengths.away}`,
      'server-seed': serverSeed,
      'server-seed-hash': hash,
    })
    expect(said).toEqual(['commitment: kept', `result: ${home}-${away}`, `view: ${JSON.stringify(goals)}`])
  })

  it('takes a seed that begins with a hyphen', () => {
    const { said, status } = run({ ...limboRound, 'client-seed': '-mine' })
    expect([said[0], status]).toEqual(['commitment: kept', 0])
  })

  it('says when a commitment was broken', () => {
    const { said, status } = run({ ...limboRound, 'server-seed-hash': 'another' })
    expect([said[0], status]).toEqual(['commitment: BROKEN', 1])
  })

  it('says a round that waits for a move as it stands, in Vietnamese too', () => {
    const { nonce } = playEnded({
      gameCode: 'MINES_GOLD',
      family: 'MINI',
      choice: { mines: 5 },
      moves: [{ tile: 4 }, { cashOut: true }],
    })
    const given = { engine: 'mines', ...seeds, nonce, stake, choice: '{"mines":5}', moves: '[{"tile":4}]' }
    expect(run(given).said.join(' ')).toMatch(/the round is not over.*payout: 12\d{3}/)
    const red = { engine: 'roulette', ...seeds, stake: 0, choice: '{"cells":{}}', language: 'vi' }
    expect(run(red).said[1]).toMatch(/^result: \d+( Đỏ| Đen|)$/)
  })

  it.each([
    ['engine', { engine: 'chess' }],
    ['nonce', { nonce: 'first' }],
    ['stake', { stake: '' }],
    ['stake', { engine: 'fishing', title: 'FISH_SHARK_HUNT', choice: '{"gun":1000,"shots":["turtle"]}' }],
    ['choice', { choice: '{"target":1}' }],
    ['choice', { choice: 'two' }],
    ['moves', { moves: '{}' }],
    ['moves', { engine: 'mines', choice: '{"mines":5}', moves: '[{"tile":99}]' }],
    ['moves', { engine: 'mines', choice: '{"mines":5}', moves: '[{"cashOut":true}]' }],
    ['title', { engine: 'slots', choice: '{}' }],
    ['title', { engine: 'fishing', title: 'LIMBO', choice: '{}' }],
    ['model', { model: '{' }],
    ['server-seed-hash', { 'server-seed-hash': '' }],
    ['language', { language: 'FR' }],
    ['strengths', { engine: 'match', match: 'football-7', strengths: '1' }],
    ['match', { engine: 'match', 'client-seed': 'mine' }],
    ['colour', { colour: 'red' }],
  ])('names the argument %s that it cannot use: %j', (name, wrong) => {
    const { error, status } = run({ ...limboRound, ...wrong })
    expect(error).toContain(`--${name}`)
    expect(status).toBe(2)
  })

  it('says how it is used, and runs from the repository as well', () => {
    expect(run({}).error).toContain('node verify-a-round.mjs --engine CODE')
    expect(run(limboRound, source)).toEqual(run(limboRound))
  })

  it('is offered by the page of a round, with the command that verifies it', async () => {
    const player = await addPerson(gateway, 'verifier')
    await fund(gateway, player, 100_000)
    const seat = await sitDown(gateway, player)
    const { value } = await seat.post('/api/play', { key: newKey(), stake, choice: { target: 101 } })
    const page = `/verify?round=${value.round.roundId}&language=EN`
    const read = async () => (await createVendor(vendorServices(gateway), pageAssets).request(page)).text()
    expect(await read()).toMatch(/href="\/verify-a-round.mjs" download/)
    expect(await read()).not.toContain('--server-seed')
    await seat.post('/api/seeds', { clientSeed: 'mine' })
    const [, shown = ''] = /<pre[^>]*>([^]+?)<\/pre>/.exec(await read()) ?? []
    const command = shown.replaceAll('&#39;', "'").replaceAll('&quot;', '"')
    const said = execFileSync('sh', ['-c', command.replace(/^node/, `'${process.execPath}'`)], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(said).toContain(`commitment: kept\nresult: ${value.round.result}\npayout: ${value.round.payout}\n`)
  })
})
