import type { LotteryOffer } from '@saola/protocol'
import { AmountField } from '@saola/shell'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

const quick = [1_000, 5_000, 10_000, 20_000, 50_000, 100_000]

export type StakeFieldProps = {
  offer: LotteryOffer
  base: number | null
  onBase: (base: number | null) => void
  error?: string | undefined
}

/** The stake for one unit, within the bounds of the way to bet. */
export function StakeField({ offer, base, onBase, error }: StakeFieldProps): ReactElement {
  const { t } = useTranslation('lottery')
  const { minBase, maxBase } = offer
  return (
    <AmountField
      label={t('slip.stake')}
      size="medium"
      value={base}
      onValueChange={onBase}
      bounds={{ min: minBase, max: maxBase }}
      quick={quick.filter((amount) => amount >= minBase && amount <= maxBase)}
      error={error}
    />
  )
}
