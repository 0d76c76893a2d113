import { formatMoney } from '@saola/i18n'
import { hiddenAmount, unknownAmount, useApp, useLanguage, usePreferences } from '@saola/shell'
import { Popover } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { availableOf } from '#shared/money/available-of.ts'
import { balanceQuery } from '#shared/money/balance-query.ts'
import { BalanceSplit } from '#shared/money/balance-split.tsx'
import { vendorBalancesQuery } from '#shared/money/vendor-balances-query.ts'
import { VendorSplit } from '#shared/money/vendor-split.tsx'
import styles from './play-strip.module.css'

/** What a game is paid from: the member's one wallet, or the one at the vendor of that code (games 41). */
export function Purse({ walletVendor }: { walletVendor: string | undefined }): ReactElement {
  return walletVendor === undefined ? <MainPurse /> : <VendorPurse vendor={walletVendor} />
}

function MainPurse(): ReactElement {
  const { data } = useQuery(balanceQuery(useApp()))
  return <PurseButton amount={data && availableOf(data)} split={<BalanceSplit />} />
}

function VendorPurse({ vendor }: { vendor: string }): ReactElement {
  const { data } = useQuery(vendorBalancesQuery(useApp()))
  const held = data?.list.find(({ vassalage }) => vassalage === vendor)
  return <PurseButton amount={held?.balance} split={<VendorSplit held={held} />} />
}

function PurseButton({ amount, split }: { amount: number | undefined; split: ReactNode }): ReactElement {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const hidden = usePreferences().hideBalance
  const shown = amount === undefined ? unknownAmount : formatMoney(amount, language)
  return (
    <Popover
      label={t('balance')}
      align="end"
      trigger={
        <button type="button" className={styles.purse}>
          {hidden ? hiddenAmount : shown}
        </button>
      }
    >
      {split}
    </Popover>
  )
}
