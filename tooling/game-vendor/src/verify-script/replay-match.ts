import { drawMatchOf, matchMinutes, scoreAfter, weightsOf } from '@saola/game-engines'
import { drawsFromSeeds, type Seeds } from './own-draws.ts'
import { BadArgument, textOf, type Given } from './read-arguments.ts'

/** Draws a match again from its seeds and the strengths of its sides, and says its score and every goal. */
export function replayMatch(given: Given, seeds: Seeds): string[] {
  const matchId = textOf(given, 'match')
  const text = textOf(given, 'strengths')
  const [home = 0, away = 0, ...more] = text.split(/[\s;/]+/).map(Number)
  if (!(home > 0) || !(away > 0) || more.length > 0) {
    throw new BadArgument('strengths', `${text} is not the strengths of both sides: "1.4 1.1"`)
  }
  const goals = drawMatchOf(matchId, drawsFromSeeds(seeds), weightsOf(matchId, { home, away }))
  const score = scoreAfter(goals, matchMinutes)
  return [
    `result: ${score.home}-${score.away}`,
    `view: ${JSON.stringify(goals.map(({ minute, side }) => ({ minute, side })))}`,
  ]
}
