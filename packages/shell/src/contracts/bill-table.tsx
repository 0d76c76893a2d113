import { formatMoney } from '@saola/i18n'
import type { BillView } from '@saola/protocol'
import { DataTable, type Column } from '@saola/ui'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../preferences/use-language.ts'
import { BillStateBadge } from './bill-view.tsx'
import { periodText } from './bill-words.ts'

export type BillTableProps = {
  side: BillView['side']
  bills: readonly BillView[] | undefined
  /** The period as a way to the bill. */
  renderLink: (bill: BillView, period: string) => ReactNode
  empty: ReactNode
}

/** Bills row by row: whose, for which period, what they come to and where they are. */
export function BillTable({ side, bills, renderLink, empty }: BillTableProps): ReactElement {
  const { t } = useTranslation('contracts')
  const columns = useBillColumns(side, renderLink)
  return (
    <DataTable
      caption={t('bills')}
      captionHidden
      narrow="lines"
      columns={columns}
      rows={bills ?? []}
      rowKey={({ id }) => id}
      loading={bills === undefined}
      empty={empty}
    />
  )
}

function useBillColumns(
  side: BillView['side'],
  renderLink: BillTableProps['renderLink'],
): Column<BillView>[] {
  const { t } = useTranslation('contracts')
  const language = useLanguage()
  const pays = side === 'upline'
  return [
    {
      id: 'period',
      header: t('field.counted'),
      heading: true,
      cell: (bill) => renderLink(bill, periodText(bill, language)),
    },
    { id: 'kind', header: t('field.type'), cell: ({ kind }) => t(`kind.${kind}`) },
    {
      id: 'with',
      header: t(pays ? 'field.beneficiary' : 'field.payer'),
      cell: ({ payer, receiver }) => (pays ? receiver : payer),
    },
    { id: 'state', header: t('field.status'), cell: ({ state }) => <BillStateBadge state={state} /> },
    {
      id: 'amount',
      header: t('field.amount'),
      align: 'end',
      cell: ({ amount }) => (
        <span translate="no" className="figures">
          {formatMoney(amount, language)}
        </span>
      ),
    },
    {
      id: 'open',
      header: t('field.remaining'),
      align: 'end',
      wideOnly: true,
      cell: ({ open }) => <span className="figures">{open === 0 ? '–' : formatMoney(open, language)}</span>,
    },
  ]
}
