import type { CarriedTitle } from '../engine.ts'
import type { FishingModel } from '../fishing/fishing-model.ts'
import { blackjackOdds } from '../odds/card-odds.ts'
import { fishingOdds } from '../odds/fishing-odds.ts'
import { quickOdds } from '../odds/quick-odds.ts'
import { tableOdds } from '../odds/table-odds.ts'
import { oneTimes } from '../payout.ts'
import type { WinOdds } from '../odds/win-odds.ts'
import type { SlotModel } from '../slots/model/slot-model.ts'
import { measuredFacts } from '../slots/models/measured-facts.gen.ts'
import { measuredTails } from '../slots/models/measured-tails.gen.ts'
import { carriedTitle, type TitleKey } from './carried-title.ts'

/** The odds of a title; those of titles that play alike have one code. */
export type CodedOdds = { readonly code: string; readonly odds: WinOdds }

const byCode = new Map<string, CodedOdds>()

/** How likely the wins of a title are; undefined where its engine cannot tell, or no engine carries it. */
export function winOddsOfTitle(key: TitleKey): CodedOdds | undefined {
  const title = carriedTitle(key)
  if (!title) return undefined
  const code = codeOf(title)
  const known = byCode.get(code)
  if (known) return known
  const odds = oddsOfEngine(title)
  if (!odds) return undefined
  const made = { code, odds }
  byCode.set(code, made)
  return made
}

/** The engine, and what it plays where that changes what it pays. */
function codeOf({ engine, model }: CarriedTitle): string {
  // Models stand with their engines.
  if (engine.code === 'slots') return `slots.${(model as SlotModel).id}`
  if (engine.code === 'fishing') return `fishing.${(model as FishingModel).cast}`
  return engine.code
}

function oddsOfEngine({ engine, model }: CarriedTitle): WinOdds | undefined {
  if (engine.code === 'slots') return slotOdds(model as SlotModel)
  if (engine.code === 'fishing') return fishingOdds(model as FishingModel)
  if (engine.code === 'blackjack') return blackjackOdds()
  return (quickOdds[engine.code] ?? tableOdds[engine.code])?.()
}

/** What was measured of a slot: exact for lines, by playing for what falls. */
function slotOdds({ id }: SlotModel): WinOdds | undefined {
  const tail = measuredTails[id]
  return tail && { tail, above: oneTimes, isAbout: (measuredFacts[id]?.within ?? 0) > 0 }
}
