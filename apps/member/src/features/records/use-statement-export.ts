import { formatDateTime, dayKey } from '@saola/i18n'
import { calls } from '@saola/protocol'
import { useApp } from '@saola/shell'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#shared/use-language.ts'
import { readWholeStatement } from './records-queries.ts'
import type { StatementSearch } from './record-search.ts'
import { writeCsv } from './write-csv.ts'

/** Saves the whole filtered statement as a table file. */
export function useStatementExport(search: StatementSearch, now: number): { save(): void; busy: boolean } {
  const { t } = useTranslation('wallet')
  const app = useApp()
  const language = useLanguage()
  const { mutate, isPending } = useMutation({
    mutationFn: () => readWholeStatement(app, search, now),
    meta: { call: calls.wallet.transactions },
    onSuccess: (rows) => {
      const head = [
        t('statement.time'),
        t('statement.type'),
        t('statement.remark'),
        t('statement.order'),
        t('statement.amount'),
        t('statement.before'),
        t('statement.after'),
      ]
      const body = rows.map((row) => [
        formatDateTime(row.txTimeInTimestamp, language, { seconds: true }),
        t(`statement.type.${row.type}`),
        row.remark,
        row.orderNo,
        row.amount,
        row.beforeBalance,
        row.currentAvailBalance,
      ])
      saveFile(`${t('statement.file')}-${dayKey(now)}.csv`, writeCsv([head, ...body]))
    },
  })
  return { save: () => mutate(), busy: isPending }
}

function saveFile(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  link.download = name
  link.click()
  // The browser has taken the address over by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
