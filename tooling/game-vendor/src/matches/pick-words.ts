import { decimalOdds, writeOdds, type OddsFormat } from '@saola/rules'
import type { MatchNames } from '../column-types.ts'
import { messageText } from '../pages/texts.ts'
import { legOf } from './pick.ts'

/** Both sides in one language. */
export type SideNames = { home: string; away: string }

/** The names of both sides in a language. */
export function namesIn(language: 'VI' | 'EN', names: MatchNames): SideNames {
  const key = language === 'EN' ? 'en' : 'vi'
  return { home: names.home[key], away: names.away[key] }
}

/** A pick in words, as `Gió Ngàn -0.75` or `Over 2.5`. */
export function pickWords(language: 'VI' | 'EN', pick: string, names: SideNames): string {
  const leg = legOf(pick)
  if (!leg) return pick
  switch (leg.market) {
    case 'result':
      return leg.pick === 'draw' ? messageText(language, 'match.draw') : names[leg.pick]
    case 'handicap':
      return `${names[leg.pick]} ${signed(language, leg.line)}`
    case 'total':
      return messageText(language, `match.${leg.pick}_line`, { line: quarters(language, leg.line) })
    case 'score':
      return `${leg.pick.home}-${leg.pick.away}`
    default:
      return leg satisfies never
  }
}

/** Quarters of a goal as a line is written: 2.75, in Vietnamese 2,75. */
export function quarters(language: 'VI' | 'EN', line: number): string {
  const text = String(line / 4)
  return language === 'EN' ? text : text.replace('.', ',')
}

function signed(language: 'VI' | 'EN', line: number): string {
  const sign = line > 0 ? '+' : ''
  return line === 0 ? '0' : `${sign}${quarters(language, line).replace('-', '−')}`
}

/** How somebody reads: the language, and how odds are written. */
export type Reading = { language: 'VI' | 'EN'; format: OddsFormat }

/** Odds in thousandths as they are read: 1.95, in Vietnamese 1,95. */
export function oddsWords(odds: number, { language, format }: Reading): string {
  const text = writeOdds(decimalOdds(odds), format)
  return language === 'EN' ? text : text.replace('.', ',')
}
