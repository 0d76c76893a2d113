import { risks, type Risk } from '../../risk.ts'
import { chipChoice, type ChipChoice } from './chip-choice.ts'
import { text } from '../page-data.ts'

/** How the wins are spread: low, middle or high. */
export function riskChoice(onChange: () => void): ChipChoice<Risk> {
  const options = risks.map((value) => ({ value, words: text(`risk.${value}`) }))
  return chipChoice(text('risk'), options, onChange)
}
