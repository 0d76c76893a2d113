import { amountInWords, formatMoney } from '@saola/i18n'
import { wholeAmount } from '@saola/rules'
import { ChoiceChips } from '@saola/ui'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../preferences/use-language.ts'
import { AmountEntry } from './amount-entry.tsx'
import styles from './amount-field.module.css'
import { shortAmount } from './short-amount.ts'

export type AmountFieldProps = {
  label: string
  /** Whole đồng; null while nothing is entered. */
  value: number | null
  onValueChange: (amount: number | null) => void
  onBlur?: () => void
  /** Smallest and largest amount, inclusive; said before anything is typed. Of the largest, what is whole. */
  bounds?: { min?: number; max: number }
  /** What else is good to know before typing, such as what is available. */
  hint?: ReactNode
  error?: ReactNode
  /** Amounts that one tap enters. */
  quick?: readonly number[]
  /** All that there is: one tap enters what of it is whole, and more cannot be tapped. */
  all?: number | undefined
  /** Keeps the label for screen readers only, where a heading asks the same. */
  labelHidden?: boolean
  required?: boolean
  /** `large` where the amount is the one question, which is usual. */
  size?: 'medium' | 'large'
}

/** The amount of an act with money: its bounds first, typed, pasted or tapped, and said back in words. */
export function AmountField(props: AmountFieldProps): ReactElement {
  const { size = 'large', bounds, hint, quick = [], ...others } = props
  const { all: there, ...entry } = others
  const all = there === undefined ? undefined : wholeAmount(there)
  const { value, onValueChange } = entry
  const { t } = useTranslation('money')
  const language = useLanguage()
  const choices = quick.map((amount) => ({
    value: amount,
    label: shortAmount(amount, language),
    disabled: all !== undefined && amount > all,
  }))
  if (all !== undefined && all > 0 && !quick.includes(all)) {
    choices.push({ value: all, label: t('amount.all'), disabled: false })
  }
  return (
    <div className={styles.amount}>
      <AmountEntry
        {...entry}
        hint={(bounds || hint) && <Hint bounds={bounds}>{hint}</Hint>}
        size={size}
        unit="₫"
      >
        <p className={styles.words} aria-live="polite">
          {value !== null && amountInWords(value, language)}
        </p>
      </AmountEntry>
      {choices.length > 0 && (
        <ChoiceChips
          legend={t('amount.quick')}
          legendHidden
          choices={choices}
          value={value}
          onValueChange={onValueChange}
        />
      )}
    </div>
  )
}

function Hint({
  bounds,
  children,
}: {
  bounds: AmountFieldProps['bounds']
  children: ReactNode
}): ReactElement {
  const { t } = useTranslation('money')
  const language = useLanguage()
  const money = (dong: number): string => formatMoney(dong, language)
  const { min, max } = bounds ?? {}
  return (
    <span className={styles.hint}>
      {max !== undefined && (
        <span>
          {min === undefined
            ? t('amount.up_to', { max: money(wholeAmount(max)) })
            : t('amount.from_to', { min: money(min), max: money(wholeAmount(max)) })}
        </span>
      )}
      {children && <span>{children}</span>}
    </span>
  )
}
