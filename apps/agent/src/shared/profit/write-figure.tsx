import { formatMoney, type Language } from '@saola/i18n'
import type { ReactNode } from 'react'
import { SeenProfit } from './profit.tsx'

/** A bar's figure in words: profit and loss of the side in sight where it is `signed`, else money. */
export function writeFigure(value: number, signed: boolean | undefined, language: Language): ReactNode {
  return signed === true ? <SeenProfit amount={value} /> : formatMoney(value, language)
}
