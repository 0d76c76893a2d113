import { byId, h } from '../../kit/dom.ts'
import { text } from '../../kit/page-data.ts'
import { raceOf } from '../races.ts'
import type { MatchCalls, OddsFormat, ShownMatch, ShownPrice } from './match-calls.ts'
import { createMarketLists, type MarketLists } from './market-lists.ts'
import { createMatchCard, type MatchCard } from './match-card.ts'

/** The matches of a league by their rounds. */
export type LeagueList = {
  /** Shows the matches as they stand, and asks for the markets of the one that is open. */
  show: (matches: readonly ShownMatch[], format: OddsFormat) => Promise<void>
  /** Counts down to the next kick-offs. */
  tick: (now: number) => void
  /** Marks what lies on the slip. */
  mark: (isChosen: (matchId: string, pick: string) => boolean) => void
  /** Opens a match that the address names. */
  openMatch: (matchId: string) => void
}

type Round = {
  element: HTMLElement
  state: HTMLElement
  list: HTMLElement
  kickOffAt: number
  number: number
}

/** Draws the list into its place; `press` hears of a price, `say` of a goal. */
export function createLeagueList(
  calls: Pick<MatchCalls, 'markets'>,
  events: { press: (match: ShownMatch, price: ShownPrice) => void; say: (words: string) => void },
): LeagueList {
  const place = byId('matches')
  const cards = new Map<string, MatchCard>()
  const lists = new Map<string, MarketLists>()
  const rounds = new Map<number, Round>()
  let known: readonly ShownMatch[] = []
  let open = ''
  let format: OddsFormat = 'decimal'
  let isChosen = nothingIsChosen

  function cardOf(match: ShownMatch): MatchCard {
    const made = cards.get(match.matchId) ?? createMatchCard(match, { press: events.press, toggle })
    cards.set(match.matchId, made)
    return made
  }

  function toggle({ matchId }: ShownMatch): void {
    open = open === matchId ? '' : matchId
    for (const [id, card] of cards) card.setOpen(id === open)
    void showMarkets()
  }

  async function showMarkets(): Promise<void> {
    const match = known.find(({ matchId }) => matchId === open)
    const card = cards.get(open)
    if (!match || !card) return
    const made = lists.get(open) ?? createMarketLists(card.more, events.press)
    lists.set(open, made)
    made.update(match, await calls.markets(open, format))
    mark(isChosen)
  }

  function mark(chosen: typeof isChosen): void {
    isChosen = chosen
    for (const card of cards.values()) for (const each of card.buttons()) each.mark(isChosen)
    for (const list of lists.values()) for (const each of list.buttons()) each.mark(isChosen)
  }

  function roundOf({ round, kickOffAt }: ShownMatch): Round {
    const made = rounds.get(round)
    if (made) return made
    const state = h('span', { class: 'round-state figure' })
    const list = h('ul', { class: 'round-matches' })
    const title = h('h2', {}, text('match.round', { round: String(round % 1000) }))
    const element = h(
      'section',
      { class: 'round-group' },
      h('div', { class: 'round-top' }, title, state),
      list,
    )
    const fresh = { element, state, list, kickOffAt, number: round }
    rounds.set(round, fresh)
    return fresh
  }

  function layOut(matches: readonly ShownMatch[]): void {
    const ids = new Set(matches.map(({ matchId }) => matchId))
    for (const [id, card] of cards) {
      if (ids.has(id)) continue
      card.element.remove()
      cards.delete(id)
      lists.delete(id)
    }
    for (const match of matches) {
      const { list } = roundOf(match)
      const { element } = cardOf(match)
      if (element.parentElement !== list) list.append(element)
    }
    for (const [number, round] of rounds) {
      if (round.list.childElementCount === 0) rounds.delete(number)
    }
    const inOrder = [...rounds.values()].sort((one, other) => orderOf(one) - orderOf(other))
    const elements = inOrder.map(({ element }) => element)
    const stands = [...place.children]
    const isSame =
      elements.length === stands.length && elements.every((each, index) => each === stands[index])
    if (isSame) return
    place.replaceChildren(
      ...(elements.length > 0 ? elements : [h('p', { class: 'quiet-line' }, text('match.none'))]),
    )
  }

  /** What is played stands first, then what comes, then what is over. */
  function orderOf({ number }: Round): number {
    const phases = known.filter(({ round }) => round === number).map(({ phase }) => phase)
    if (phases.includes('live')) return -1
    return phases.includes('before') ? number : Number.MAX_SAFE_INTEGER
  }

  return {
    mark,
    async show(matches, wanted) {
      format = wanted
      for (const match of matches) {
        const before = known.find(({ matchId }) => matchId === match.matchId)
        if (before?.phase === 'live' && goalsOf(match) > goalsOf(before)) {
          events.say(newsWords(match))
        }
      }
      known = matches
      layOut(matches)
      for (const match of matches) cardOf(match).update(match)
      mark(isChosen)
      if (open !== '') await showMarkets()
    },
    tick(now) {
      for (const round of rounds.values()) {
        const phases = known.filter((match) => match.round === round.number).map(({ phase }) => phase)
        round.element.dataset['live'] = String(phases.includes('live'))
        round.state.textContent = phases.includes('before')
          ? text('match.starts_in', { time: clockOf(round.kickOffAt - now) })
          : text(phases.includes('live') ? 'match.live' : 'match.over')
      }
    },
    openMatch(matchId) {
      const match = known.find((each) => each.matchId === matchId)
      if (!match || open === matchId) return
      toggle(match)
      cards.get(matchId)?.element.scrollIntoView({ block: 'center' })
    },
  }
}

function nothingIsChosen(_matchId: string, _pick: string): boolean {
  return false
}

function goalsOf({ score }: ShownMatch): number {
  return score.home + score.away
}

/** A race tells its score alone. */
function newsWords(match: ShownMatch): string {
  const words = scoreWords(match)
  return raceOf(match.matchId) ? words : text('match.goal', { match: words })
}

function scoreWords({ home, away, score }: ShownMatch): string {
  const [homeGoals, awayGoals] = [String(score.home), String(score.away)]
  return text('match.score', { home, away, homeGoals, awayGoals })
}

/** A length of time as 3:05. */
function clockOf(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
