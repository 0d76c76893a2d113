import { calls, type Deposit, type HeldWish as Wish } from '@saola/protocol'
import { callMutation, Offered, useApp, useOffline } from '@saola/shell'
import { Button, Notice } from '@saola/ui'
import { useMutation } from '@tanstack/react-query'
import { useId, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { depositKey } from '../deposit-queries.ts'
import styles from '../deposit.module.css'

const wishes = ['return', 'keep'] as const satisfies readonly Wish[]

/** Asks what shall become of held money, and leads to somebody who can be asked (wallet 58). */
export function HeldWish({ deposit }: { deposit: Deposit }): ReactElement {
  const { t } = useTranslation(['wallet', 'shell'])
  const { api, brand, queryClient } = useApp()
  const offline = useOffline()
  const title = useId()
  const { depositId, arrivals } = deposit
  const wish = arrivals.find(({ state, held }) => state === 'waiting' && held !== undefined)?.wish
  const act = useMutation({
    ...callMutation(api, calls.wallet.wishForHeld),
    onSuccess: (changed) => queryClient.setQueryData(depositKey(depositId), changed),
  })
  return (
    <section className={styles.after} aria-labelledby={title}>
      <h2 id={title}>{t('deposit.wish.title')}</h2>
      <output aria-live="polite">
        {wish !== undefined && <Notice tone="good">{t(`deposit.wished.${wish}`)}</Notice>}
      </output>
      <Offered by="wallet.wishForHeld">
        {wishes.map((each) => (
          <Button
            key={each}
            wide
            size="large"
            variant={wish === undefined && each === 'return' ? 'primary' : 'quiet'}
            disabled={offline || wish === each}
            busy={act.isPending && act.variables.wish === each}
            onClick={() => act.mutate({ depositId, wish: each })}
          >
            {t(`deposit.wish.${each}`)}
          </Button>
        ))}
      </Offered>
      <Button wide variant="quiet" href={brand.customerService || paths.help}>
        {t('shell:nav.service')}
      </Button>
    </section>
  )
}
