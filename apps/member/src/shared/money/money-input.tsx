import { AmountInput, type AmountInputProps } from '@saola/ui'
import type { ReactElement } from 'react'
import { useLanguage } from '../use-language.ts'

export type MoneyInputProps = Omit<AmountInputProps, 'separator' | 'unit'>

/** An amount in whole đồng, its digits grouped as the language of the page groups them (wallet 31). */
export function MoneyInput(props: MoneyInputProps): ReactElement {
  const language = useLanguage()
  return <AmountInput {...props} separator={language === 'vi' ? '.' : ','} unit="₫" />
}
