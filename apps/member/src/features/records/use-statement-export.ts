import { dayKey } from '@saola/i18n'
import { calls } from '@saola/protocol'
import { csvFile, useApp, useLanguage, useSaveFile } from '@saola/shell'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readWholeStatement, type ReadProgress } from './records-queries.ts'
import type { StatementSearch } from './record-search.ts'
import { useKindText } from './use-kind-text.ts'

/** Saving a statement as the page needs it. */
export type StatementExport = {
  save(): void
  /** Stops reading; nothing is saved. */
  cancel(): void
  /** Undefined while nothing is being read. */
  progress: ReadProgress | undefined
  /** What was saved last. */
  saved: { count: number; file: string } | undefined
}

/** Saves the whole filtered statement as a table file, with a count while it reads and a way to stop. */
export function useStatementExport(search: StatementSearch, now: number): StatementExport {
  const { t } = useTranslation('wallet')
  const app = useApp()
  const language = useLanguage()
  const kindText = useKindText()
  const keeping = useSaveFile()
  const [progress, setProgress] = useState<ReadProgress>()
  const running = useRef<AbortController>(undefined)
  const { mutate, data } = useMutation({
    mutationFn: async () => {
      const controller = new AbortController()
      running.current = controller
      const rows = await readWholeStatement(
        app,
        { search, now },
        { signal: controller.signal, onProgress: setProgress },
      )
      const head = [
        t('statement.time'),
        t('statement.type'),
        t('statement.remark'),
        t('statement.counterparty'),
        t('statement.order'),
        t('statement.amount'),
        t('statement.before'),
        t('statement.after'),
      ]
      const body = rows.map((row) => [
        { time: row.txTimeInTimestamp },
        kindText(row),
        row.remark ?? '',
        row.counterparty ?? '',
        row.orderNo ?? '',
        row.amount,
        row.beforeBalance ?? '',
        row.currentAvailBalance ?? '',
      ])
      const file = `${t('statement.file')}-${search.month ?? dayKey(now)}.csv`
      keeping.save(file, csvFile([head, ...body], language))
      return { count: rows.length, file }
    },
    meta: { call: calls.wallet.transactions },
    onMutate: () => setProgress({ done: 0, total: 0 }),
    onSettled: () => setProgress(undefined),
  })
  useEffect(() => () => running.current?.abort(), [])
  return {
    save: () => mutate(),
    cancel: () => running.current?.abort(),
    progress,
    saved: data,
  }
}
