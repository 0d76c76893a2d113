import { allEngines, carriedTitle, type Engine, type Words } from '@saola/game-engines'
import { drawsFromSeeds, type Seeds } from './own-draws.ts'
import { BadArgument, jsonOf, textOf, wholeOf, type Given } from './read-arguments.ts'

/** The families of which a title can be; only one of them has the engine that is asked for. */
const families = ['MINI', 'ELOTT', 'PVP', 'FISH', 'LIVE', 'BINGO', 'COCKFIGHT', 'RNG', 'JACKPOT']

/** Engines that play nothing without a model. */
const withModel: readonly string[] = ['slots', 'fishing']

/** Plays a round again by its engine and says what came and what was paid. */
export function replayRound(given: Given, seeds: Seeds, words: Words): string[] {
  const engine = engineOf(textOf(given, 'engine'))
  const model = modelOf(given, engine)
  const choice = choiceOf(given, engine, model)
  const stake = wholeOf(given, 'stake')
  if (engine.fitsStake?.(choice, stake) === false) {
    throw new BadArgument('stake', `${stake} does not go with the choice`)
  }
  const moves = movesOf(given, engine)
  const draws = drawsFromSeeds(seeds)
  const played = engine.play({ model, draws, number: seeds.nonce, stake, choice, moves })
  if (!played) throw new BadArgument('moves', 'the last one may not be made')
  const result = engine.resultOf(played.view, words)
  return [
    `result: ${result}`,
    ...(played.isOver ? [] : ['the round is not over; stopping now would pay:']),
    `payout: ${played.payout}`,
    `staked: ${played.staked}`,
    `view: ${JSON.stringify(played.view)}`,
  ]
}

function engineOf(code: string): Engine {
  const engine = allEngines.find((known) => known.code === code)
  if (engine) return engine
  const known = allEngines.map((each) => each.code).join(', ')
  throw new BadArgument('engine', `${code} is none of ${known}, match`)
}

/** The model that was given, or the one of the title. */
function modelOf(given: Given, engine: Engine): unknown {
  const model = jsonOf(given, 'model', null)
  if (model !== null) return model
  if (given.title === undefined) {
    if (withModel.includes(engine.code)) {
      throw new BadArgument('title', `is missing: what ${engine.code} play follows from the game code`)
    }
    return undefined
  }
  const gameCode = textOf(given, 'title')
  const title = families
    .map((family) => carriedTitle({ gameCode, family }))
    .find((found) => found?.engine.code === engine.code)
  if (!title) throw new BadArgument('title', `${gameCode} is no title of ${engine.code}`)
  return title.model
}

function choiceOf(given: Given, engine: Engine, model: unknown): unknown {
  const value = jsonOf(given, 'choice')
  // A shared round is the same for who had no chip on it.
  if ('table' in engine && JSON.stringify(value) === '{"cells":{}}') return value
  const choice = engine.readChoice(value, model)
  if (choice === undefined) throw new BadArgument('choice', `${given.choice} is no choice of ${engine.code}`)
  return choice
}

function movesOf(given: Given, engine: Engine): unknown[] {
  const values = jsonOf(given, 'moves', [])
  if (!Array.isArray(values)) throw new BadArgument('moves', `${given.moves} is no list`)
  return values.map((value: unknown, index) => {
    const move = engine.readMove(value)
    if (move === undefined) throw new BadArgument('moves', `number ${index + 1} is no move of ${engine.code}`)
    return move
  })
}
