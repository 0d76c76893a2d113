import type { ModelFacts } from '../engine.ts'
import { carriedTitle, type TitleKey } from './carried-title.ts'
import { matchTitle } from './match-title.ts'

/** What a title of ours pays, whether an engine carries it or the matches of a league; undefined for what is not ours. */
export function factsOfTitle(key: TitleKey): ModelFacts | undefined {
  return carriedTitle(key)?.facts ?? matchTitle(key)?.facts
}
