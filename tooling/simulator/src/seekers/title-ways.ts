import { demoData } from '@saola/demo'
import {
  carriedTitle,
  drawsFrom,
  stakeOf,
  type CarriedTitle,
  type Chips,
  type Draws,
} from '@saola/game-engines'
import { validShare, type ValidBetTerms } from '@saola/rules'
import { nextMove } from './next-move.ts'
import type { SeekersRound, Way } from './way.ts'

const games = new Map(
  demoData({ now: 0, memberOrigin: 'http://127.0.0.1' }).games.map((game) => [game.gameCode, game]),
)

/** A title that the demo opens, with its engine; the name is the one that members read. */
function openTitle(gameCode: string) {
  const game = games.get(gameCode)
  const carried = game?.playable === true ? carriedTitle(game) : undefined
  if (game === undefined || carried === undefined) throw new Error(`the demo does not open ${gameCode}`)
  return { ...game, carried }
}

/** Rounds of a title of one's own, always with the same choice. */
export function titleWay(
  terms: ValidBetTerms,
  gameCode: string,
  { stake, choice }: { stake: number; choice: object },
): Way {
  const { nameEn, family, rtp, carried } = openTitle(gameCode)
  const { engine, model, facts } = carried
  const read = engine.readChoice(choice, model)
  if (read === undefined) throw new Error(`${gameCode} does not take ${JSON.stringify(choice)}`)
  const isValid = (engine.oddsOf?.(read) ?? Infinity) >= terms.leastOdds
  // Where the return was found by playing, the highest that it may be.
  const returned = facts.rtp + (facts.rtpWithin ?? 0)
  const kept = (stake * (10_000 - returned)) / 10_000
  const least = engine.leastReturn?.(read, stake) ?? 0
  return {
    name: nameEn,
    family,
    share: isValid ? validShare(terms, family, rtp) : 0,
    isDrawn: false,
    isSure: false,
    play: (draws, players) =>
      Array.from({ length: players }, () => ({
        ...playOut(carried, { stake, choice: read }, draws),
        leastReturn: least,
        kept,
      })),
  }
}

/** Chips on a shared table, always the same ones; each cell keeps its own part of its chip. */
export function tableWay(
  terms: ValidBetTerms,
  gameCode: string,
  { name, chips, isSure = false }: { name: string; chips: Chips; isSure?: boolean },
): Way {
  const { nameEn, family, rtp, carried } = openTitle(gameCode)
  const { engine, table } = carried
  if (table === undefined) throw new Error(`${gameCode} is no table`)
  const stake = stakeOf(chips)
  let number = 0
  let known: number | undefined
  // Where no round is like another, each has a least of its own.
  const leastOf = (round: number): number => {
    const least = known ?? engine.leastReturn?.({ cells: chips }, stake, round) ?? 0
    if (table.pricesOf === undefined) known = least
    return least
  }
  return {
    name: `${nameEn}, ${name}`,
    family,
    share: validShare(terms, family, rtp),
    isDrawn: false,
    isSure,
    play(draws, players) {
      number += 1
      const cells = new Map((table.pricesOf?.(number) ?? table.cells).map((cell) => [cell.code, cell]))
      // What a cell returns is told rounded down: up to a hundredth of a percent more comes back.
      const kept = Object.entries(chips).reduce(
        (sum, [cell, chip]) => sum + (chip * (10_000 - (cells.get(cell)?.rtp ?? 0) - 1)) / 10_000,
        0,
      )
      const played = engine.play({
        model: undefined,
        draws,
        number,
        stake,
        choice: { cells: chips },
        moves: [],
      })
      if (played === undefined) throw new Error(`${gameCode} does not take ${JSON.stringify(chips)}`)
      const leastReturn = leastOf(number)
      return Array.from({ length: players }, () => ({ stake, payout: played.payout, leastReturn, kept }))
    },
  }
}

/** The same chip on every cell of a table. */
export function everyCell(gameCode: string, chip: number): Chips {
  const { table } = openTitle(gameCode).carried
  return Object.fromEntries((table?.cells ?? []).map(({ code }) => [code, chip]))
}

/** One round to its end, with the best moves; the same numbers decide it after each move. */
function playOut(
  { engine, model }: CarriedTitle,
  { stake, choice }: { stake: number; choice: unknown },
  draws: Draws,
): Pick<SeekersRound, 'stake' | 'payout'> {
  const drawn: number[] = []
  const moves: object[] = []
  for (;;) {
    let at = -1
    const again = drawsFrom(() => {
      at += 1
      return (drawn[at] ??= draws.next())
    })
    const played = engine.play({ model, draws: again, stake, choice, moves })
    if (played === undefined) throw new Error(`${engine.code} refuses ${JSON.stringify(moves.at(-1))}`)
    if (played.isOver) return { stake: played.staked, payout: played.payout }
    moves.push(nextMove(engine.code, played.view))
  }
}
