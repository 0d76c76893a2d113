import { formatDate, formatDateTime, formatMoney } from '@saola/i18n'
import { calls, type CallReply } from '@saola/protocol'
import { dayMs } from '@saola/rules'
import { Button, DataTable, Notice, type Column } from '@saola/ui'
import { useMutation } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { callMutation } from '../calls/call-mutation.ts'
import { useApp } from '../context/app-context.tsx'
import { useText } from '../context/use-text.ts'
import { errorText } from '../errors/error-text.ts'
import { useLanguage } from '../preferences/use-language.ts'
import type { ShownTerms } from './compare-terms.ts'
import styles from './contracts.module.css'

type WhatIfRow = CallReply<typeof calls.contracts.whatIf>['rows'][number]

/** What terms would have paid in the last periods, for both sides (contracts 17). */
export function WhatIfTerms({
  shown,
  downlineId,
}: {
  shown: ShownTerms
  downlineId: string | undefined
}): ReactElement {
  const { t } = useTranslation('contracts')
  const language = useLanguage()
  const { api } = useApp()
  const asking = useMutation(callMutation(api, calls.contracts.whatIf, { quiet: true }))
  const failure = asking.error ? errorText(asking.error) : undefined
  const say = useText(failure)
  const { cycle } = shown
  const terms =
    shown.terms.kind === 'realtime' ? shown.terms : { kind: shown.terms.kind, tiers: [...shown.terms.tiers] }
  const wanted = {
    terms,
    ...(cycle !== undefined && { cycle }),
    ...(downlineId !== undefined && { downlineId }),
  }
  // An answer to other terms than those that stand here would mislead.
  const isCurrent = JSON.stringify(asking.variables) === JSON.stringify(wanted)
  const money = (amount: number): string => formatMoney(amount, language)
  const deductions: Column<WhatIfRow> = {
    id: 'deductions',
    header: t('formula.deductions'),
    align: 'end',
    wideOnly: true,
    cell: (row) => money(row.deductions ?? 0),
  }
  const names = {
    downline: t(downlineId === undefined ? 'what_if.mine' : 'what_if.theirs'),
    upline: t(downlineId === undefined ? 'upline' : 'what_if.mine'),
  }
  return (
    <section className={styles.form}>
      <Button busy={asking.isPending} onClick={() => asking.mutate(wanted)}>
        {t('what_if')}
      </Button>
      {failure && isCurrent && (
        <Notice tone="bad" live>
          {say(failure)}
        </Notice>
      )}
      {asking.data && isCurrent && (
        <DataTable
          caption={t('what_if')}
          captionHidden
          narrow="lines"
          rows={asking.data.rows}
          rowKey={({ key }) => key}
          sumLabel={t('what_if.sum')}
          columns={[
            {
              id: 'period',
              header: t('field.counted'),
              heading: true,
              cell: ({ from, to }) =>
                to - from < dayMs ? formatDateTime(from, language) : formatDate(from, language),
            },
            {
              id: 'tier',
              header: t('field.tier'),
              wideOnly: true,
              cell: ({ tier }) => (tier === undefined ? t('bill.not_reached') : t('tier', { n: tier + 1 })),
            },
            ...(asking.data.rows.some((row) => (row.deductions ?? 0) > 0) ? [deductions] : []),
            {
              id: 'downline',
              header: names.downline,
              align: 'end',
              cell: ({ downlineAmount }) => money(downlineAmount),
              sum: money(asking.data.downlineAmount),
            },
            {
              id: 'upline',
              header: names.upline,
              align: 'end',
              cell: ({ uplineAmount }) => money(uplineAmount),
              sum: money(asking.data.uplineAmount),
            },
          ]}
        />
      )}
    </section>
  )
}
