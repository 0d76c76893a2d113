import type { Words } from '@saola/game-engines'
import { hashOfSeed, type Seeds } from './own-draws.ts'
import { BadArgument, readArguments, textOf, wholeOf, type Given } from './read-arguments.ts'
import { replayMatch } from './replay-match.ts'
import { replayRound } from './replay-round.ts'

/** The texts of the games by their key, in both languages. */
export type Texts = Readonly<Record<'VI' | 'EN', Readonly<Record<string, string>>>>

/** What the script says and how it ends: 0 where the commitment was kept, 1 where it was broken, 2 for a bad argument. */
export type Said = { lines: readonly string[]; exitCode: 0 | 1 | 2 }

const usage = `Recomputes a round without its server: Node and this file are enough.

  node verify-a-round.mjs --engine CODE --server-seed TEXT --server-seed-hash HEX --client-seed TEXT --nonce NUMBER
    --stake DONG --choice JSON [--moves JSON] [--title GAME_CODE] [--model JSON] [--language VI|EN]
  node verify-a-round.mjs --engine match --match ID --strengths "HOME AWAY" --server-seed TEXT --server-seed-hash HEX
    [--client-seed TEXT] [--nonce NUMBER]

The page that verifies a round shows all of them, once the seed is revealed. Slots and fishing need --title (or --model).
At a shared table --choice '{"cells":{}}' --stake 0 shows the round without chips. Without --client-seed a match is drawn
with its own number. Ends with 0 where the commitment was kept, 1 where it was broken, 2 where an argument is bad.`

/** Recomputes what the arguments name. */
export function verifyRound(list: readonly string[], texts: Texts): Said {
  if (list.length === 0 || list.includes('--help')) {
    return { lines: [usage], exitCode: list.length === 0 ? 2 : 0 }
  }
  try {
    const given = readArguments(list)
    const seeds = seedsOf(given)
    const words = wordsOf(given, texts)
    const said = given.engine === 'match' ? replayMatch(given, seeds) : replayRound(given, seeds, words)
    const isKept = hashOfSeed(seeds.serverSeed) === textOf(given, 'server-seed-hash').toLowerCase()
    return { lines: [`commitment: ${isKept ? 'kept' : 'BROKEN'}`, ...said], exitCode: isKept ? 0 : 1 }
  } catch (error) {
    if (!isBad(error)) throw error
    return { lines: [error.message], exitCode: 2 }
  }
}

/** Ours, or what Node says of an argument that nobody knows. */
function isBad(error: unknown): error is Error {
  if (error instanceof BadArgument) return true
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}

function seedsOf(given: Given): Seeds {
  const isMatch = given.engine === 'match'
  const serverSeed = textOf(given, 'server-seed')
  const clientSeed = textOf(given, isMatch && given['client-seed'] === undefined ? 'match' : 'client-seed')
  return { serverSeed, clientSeed, nonce: wholeOf(given, 'nonce', isMatch ? 0 : undefined) }
}

function wordsOf(given: Given, texts: Texts): Words {
  const language = given.language?.toUpperCase() ?? 'EN'
  if (language !== 'VI' && language !== 'EN')
    throw new BadArgument('language', `${language} is neither VI nor EN`)
  return (key, params = {}) =>
    (texts[language][key] ?? key).replace(/\{\{(\w+)\}\}/g, (hole, name: string) => params[name] ?? hole)
}
