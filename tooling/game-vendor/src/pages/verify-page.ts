import { openSeed } from '../seeds/sealed-seed.ts'
import type { Services } from '../services.ts'
import { findRoundToVerify } from '../rounds/round-store.ts'
import { titleOf } from '../rounds/play-round.ts'
import { tableOf } from '../tables/table-of.ts'
import { findAnyBet } from '../tables/table-bet-store.ts'
import { findTableRound } from '../tables/table-round-store.ts'
import { html, type Markup } from './html.ts'
import { hornMark, pageFrame, type PageOptions } from './page-frame.ts'
import { scriptNote } from './script-note.ts'
import { messageText } from './texts.ts'

/** What may be known of a round by everybody who has its number: never a seed that is still in use. */
export type RoundToVerify = {
  engine: string
  gameCode: string
  model: unknown
  choice: unknown
  moves: unknown[]
  stake: number
  serverSeed: string
  serverSeedHash: string
  clientSeed: string
  nonce: number
  /** What played it: null for rounds of before that was kept (games 129). */
  engineVersion: string | null
  modelHash: string | null
  /** The fingerprints of the bets that joined the seed, where many share a round; null until it is drawn. */
  bets?: readonly string[] | null
}

/** The round of a number as it may be verified; undefined when there is none. */
export async function roundToVerify(services: Services, roundId: string): Promise<RoundToVerify | undefined> {
  const round = await findRoundToVerify(services, roundId)
  if (!round) return tableRoundToVerify(services, roundId)
  const { engine, model } = titleOf(round)
  return {
    engine: engine.code,
    gameCode: round.game_code,
    model: model ?? null,
    choice: round.choice,
    moves: round.moves,
    stake: round.stake,
    // A seed is revealed only after its owner has changed to another one.
    serverSeed: round.current_hash === round.server_seed_hash ? '' : round.server_seed,
    serverSeedHash: round.server_seed_hash,
    clientSeed: round.client_seed,
    nonce: round.nonce,
    engineVersion: round.engine_version,
    modelHash: round.model_hash,
  }
}

/** A round that many shared, by its number or that of a bet in it: its table's code with the hash of its bets, and its number, stand where a player's own seed and nonce would. */
async function tableRoundToVerify(services: Services, id: string): Promise<RoundToVerify | undefined> {
  const bet = await findAnyBet(services.db, id)
  const round = await findTableRound(services.db, bet?.round_id ?? id)
  if (!round) return undefined
  return {
    engine: tableOf(round).engine.code,
    gameCode: round.game_code,
    model: null,
    choice: { cells: {} },
    moves: [],
    stake: 0,
    serverSeed: round.outcome === null ? '' : openSeed(services, round.server_seed, round.server_seed_hash),
    serverSeedHash: round.server_seed_hash,
    clientSeed: round.client_seed ?? '',
    bets: round.bet_fingerprints,
    nonce: round.number,
    engineVersion: round.engine_version,
    modelHash: round.model_hash,
  }
}

/** The page that recomputes a round in the visitor's own browser. */
export function verifyPage(options: PageOptions, round: RoundToVerify | undefined): Promise<string> {
  const text = (key: string): string => messageText(options.language, key)
  const body = html`<main class="sheet">
    <header class="top">
      ${hornMark}
      <h1>${text('fair.verify_title')}</h1>
    </header>
    <p>${text('fair.verify_body')}</p>
    <div id="verify" class="seed-form">
      ${field('server-seed', text('fair.server_seed'))}
      ${field('server-seed-hash', text('fair.server_seed_hash'))}
      ${field('client-seed', text('fair.client_seed'))} ${field('nonce', text('fair.nonce'))}
      ${field('game', text('fair.game'))} ${field('stake', text('stake'))}
      ${field('choice', text('fair.choice'))} ${field('moves', text('fair.moves'))}
      <button type="button" class="second" id="check">${text('fair.check')}</button>
    </div>
    <div id="outcome" role="status">
      <p class="figure" id="figure"></p>
      <p id="said"></p>
      <p id="hash-said"></p>
      <dl class="seeds" id="steps"></dl>
    </div>
    ${round ? playedBy(text, round) : ''}
    <section id="joined" hidden></section>
    ${scriptNote(text, round && round.serverSeed !== '' ? argumentsOf(round) : undefined)}
  </main>`
  return pageFrame(options, {
    title: text('fair.verify_title'),
    script: 'kit/verify.ts',
    body,
    data: { round: round ?? null, assetsAt: `/assets/${options.assets.version}/` },
  })
}

/** Which release and which model played the round. */
function playedBy(
  text: (key: string) => string,
  { engineVersion, modelHash }: Pick<RoundToVerify, 'engineVersion' | 'modelHash'>,
): Markup | '' {
  const known = [
    { name: text('recall.version'), value: engineVersion },
    { name: text('recall.model'), value: modelHash },
  ].filter(({ value }) => value !== null)
  if (known.length === 0) return ''
  return html`<dl class="seeds">
    ${known.map(
      ({ name, value }) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value ?? ''}</dd>
        </div>`,
    )}
  </dl>`
}

/** What the script is given for the round. */
function argumentsOf(round: RoundToVerify) {
  return {
    engine: round.engine,
    title: round.gameCode,
    'server-seed': round.serverSeed,
    'server-seed-hash': round.serverSeedHash,
    'client-seed': round.clientSeed,
    nonce: round.nonce,
    stake: round.stake,
    choice: JSON.stringify(round.choice),
    moves: JSON.stringify(round.moves),
  }
}

function field(id: string, label: string): Markup {
  return html`<label for="${id}">${label}</label
    ><input id="${id}" autocomplete="off" autocapitalize="none" spellcheck="false" />`
}
