import { formatNumber } from '@saola/i18n'
import { calls, type CallInput } from '@saola/protocol'
import { useApp, useLanguage, useSaveFile, useServerNow } from '@saola/shell'
import { Button, Icon } from '@saola/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useProfitSide } from '#shared/profit/use-profit-side.ts'
import styles from './export-report.module.css'
import { type ReportFilter } from './report-filter.ts'
import { askedFrom, bettingRequest, moneyRequest } from './report-request.ts'

type Asked = CallInput<typeof calls.team.exportFile>
type ExportReportProps = { report: Asked['report']; filter: ReportFilter }

const bytesOfKilobyte = 1_000

/** Saves exactly what the filter leaves as a table file; while it comes, its size so far and a way to stop. */
export function ExportReport({ report, filter }: ExportReportProps): ReactElement {
  const { t } = useTranslation(['reports', 'shell'])
  const { api } = useApp()
  const language = useLanguage()
  const now = useServerNow(undefined)
  const keeping = useSaveFile()
  const { side } = useProfitSide()
  const [bytes, setBytes] = useState(0)
  const running = useRef<AbortController>(undefined)
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: Asked['format']) => {
      const controller = new AbortController()
      running.current = controller
      const file = await api.send(
        calls.team.exportFile,
        {
          report,
          format,
          side,
          ...bettingRequest(askedFrom(side, filter), now),
          ...moneyRequest(filter, now),
        },
        { signal: controller.signal, onFileProgress: setBytes },
      )
      const { startDate, endDate } = moneyRequest(filter, now)
      keeping.save(`${report}-${startDate}-${endDate}.${format}`, file)
    },
    meta: { call: calls.team.exportFile },
    onMutate: () => setBytes(0),
  })
  useEffect(() => () => running.current?.abort(), [])
  if (isPending) {
    const size = formatNumber(Math.ceil(bytes / bytesOfKilobyte), language)
    return (
      <div className={styles.acts}>
        <output className="figures">{t('reports:export.progress', { size })}</output>
        <Button size="small" onClick={() => running.current?.abort()}>
          {t('shell:act.cancel')}
        </Button>
      </div>
    )
  }
  const icon = <Icon name="download" size={18} />
  return (
    <div className={styles.acts}>
      <Button size="small" icon={icon} onClick={() => mutate('csv')}>
        {t('reports:export')}
      </Button>
      <Button size="small" icon={icon} onClick={() => mutate('xlsx')}>
        {t('reports:export.xlsx')}
      </Button>
    </div>
  )
}
