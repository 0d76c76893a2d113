import { html, type Markup } from '../pages/html.ts'
import { hornMark, pageFrame, type PageOptions } from '../pages/page-frame.ts'
import { scriptNote } from '../pages/script-note.ts'
import { messageText } from '../pages/texts.ts'
import type { Services } from '../services.ts'
import { findAnyBet } from './bet-store.ts'
import { findMatches, openMatchSeed } from './match-store.ts'

/** What may be known of a match by everybody who has its number: its seed only once it has ended. */
export type MatchToVerify = {
  matchId: string
  names: { home: { vi: string; en: string }; away: { vi: string; en: string } }
  strengths: { home: number; away: number }
  serverSeed: string
  serverSeedHash: string
  /** Empty before the kick-off. */
  clientSeed: string
  /** The fingerprints of the bets that joined the seed; null before the kick-off. */
  bets: readonly string[] | null
}

/** A drawn match of a number as it may be verified; undefined where there is none, and for one of a real feed. */
export async function matchToVerify(services: Services, matchId: string): Promise<MatchToVerify | undefined> {
  const [match] = await findMatches(services, [matchId])
  if (!match?.strengths || match.server_seed_hash === null) return undefined
  return {
    matchId,
    names: match.names,
    strengths: match.strengths,
    serverSeed: match.state === 'held' ? '' : (openMatchSeed(services, match) ?? ''),
    serverSeedHash: match.server_seed_hash,
    clientSeed: match.client_seed ?? '',
    bets: match.bet_fingerprints,
  }
}

/** The match of a bet's first leg; undefined where no bet on matches has this number. */
export async function matchOfBet(services: Services, betId: string): Promise<string | undefined> {
  return (await findAnyBet(services, betId))?.legs[0]?.match_id
}

/** The page that computes a match again in the visitor's own browser. */
export function verifyMatchPage(options: PageOptions, match: MatchToVerify | undefined): Promise<string> {
  const text = (key: string): string => messageText(options.language, key)
  const body = html`<main class="sheet">
    <header class="top">
      ${hornMark}
      <h1>${text('match.verify')}</h1>
    </header>
    <p>${text('match.verify.body')}</p>
    <div id="verify" class="seed-form">
      ${field('match-id', text('match.verify.id'))}
      ${field('server-seed-hash', text('fair.server_seed_hash'))}
      ${field('server-seed', text('fair.server_seed'))} ${field('client-seed', text('match.verify.joined'))}
      ${field('strengths', text('match.verify.strengths'))}
      <button type="button" class="second" id="check">${text('fair.check')}</button>
    </div>
    <div id="outcome" role="status">
      <p class="figure" id="figure"></p>
      <p id="said"></p>
      <p id="hash-said"></p>
      <ol id="goals"></ol>
    </div>
    <section id="joined" hidden></section>
    ${scriptNote(text, match && match.serverSeed !== '' ? argumentsOf(match) : undefined)}
  </main>`
  return pageFrame(options, {
    title: text('match.verify'),
    script: 'matches/verify.ts',
    body,
    data: { match: match ?? null },
  })
}

/** What the script is given for the match. */
function argumentsOf({ matchId, strengths, serverSeed, serverSeedHash, clientSeed }: MatchToVerify) {
  return {
    engine: 'match',
    match: matchId,
    strengths: `${strengths.home} ${strengths.away}`,
    'server-seed': serverSeed,
    'server-seed-hash': serverSeedHash,
    'client-seed': clientSeed,
  }
}

function field(id: string, label: string): Markup {
  return html`<label for="${id}">${label}</label
    ><input id="${id}" autocomplete="off" autocapitalize="none" spellcheck="false" />`
}
