import { chooseProfitSide, useApp, useLanguage } from '@saola/shell'
import { formatMoney } from '@saola/i18n'
import { Button, classNames } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './profit.module.css'
import { useProfitSide } from './use-profit-side.ts'

/** Where the word stands: beside the figure, under it, or for screen readers only where a column repeats it. */
type WordPlace = 'beside' | 'under' | 'hidden'

type ProfitProps = {
  /** Whole đồng from the members' side, as calls tell it; it is shown by the side in sight. */
  amount: number
  /** The bet has no result yet. */
  isOpen?: boolean
  word?: WordPlace
}

/** Profit or loss of members by sign, word and colour together, from the side that the portal is read by. */
export function Profit({ amount, isOpen = false, word = 'beside' }: ProfitProps): ReactElement {
  const { t } = useTranslation('team')
  const { seen } = useProfitSide()
  if (isOpen) return <span className={styles.quiet}>{t('profit.pending')}</span>
  return <SeenProfit amount={seen(amount)} word={word} />
}

/** The same of an amount that is of the side in sight already, such as a bar's. */
export function SeenProfit({ amount, word = 'beside' }: Pick<ProfitProps, 'amount' | 'word'>): ReactElement {
  const { t } = useTranslation('team')
  const language = useLanguage()
  const { side } = useProfitSide()
  const way = wayOf(amount)
  return (
    <span className={classNames(styles.profit, styles[way], word === 'under' && styles.stack)}>
      <span translate="no" className="figures">
        {formatMoney(amount, language, { signed: true })}
      </span>{' '}
      <span className={word === 'hidden' ? 'visually-hidden' : styles.word}>
        {t(side === 'members' ? `profit.${way}` : `profit.agents.${way}`)}
      </span>
    </span>
  )
}

/**
 * From whose side profit and loss is shown, and the one switch to the other, for every page of this device (team 39). It is here
 * because it travels with the figures: a file of its own would be one more that a first visit waits for.
 */
export function ProfitSideSwitch(): ReactElement {
  const { t } = useTranslation('team')
  const { preferences } = useApp()
  const { side } = useProfitSide()
  const other = side === 'agents' ? 'members' : 'agents'
  return (
    <span className={styles.side}>
      <span>{t(`profit.side.${side}`)}</span>
      <Button variant="quiet" size="small" onClick={() => chooseProfitSide(preferences, other)}>
        {t(`profit.side.see_${other}`)}
      </Button>
    </span>
  )
}

function wayOf(amount: number): 'won' | 'lost' | 'even' {
  if (amount === 0) return 'even'
  return amount > 0 ? 'won' : 'lost'
}
