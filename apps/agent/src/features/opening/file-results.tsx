import { csvFile, useLanguage, useSaveFile } from '@saola/shell'
import { Badge, Button, DataTable, Icon, Notice, type Column, type Tone } from '@saola/ui'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './opening.module.css'
import type { FileRow } from './use-file-opening.ts'
import { useOpeningTexts } from './use-opening-texts.ts'
import type { OpeningFieldName } from '@saola/rules'

type FileResultsProps = {
  rows: readonly FileRow[]
  isDone: boolean
  /** Not every row had its turn. */
  stopped: boolean
  act: ReactNode
}

const tones = {
  ready: 'info',
  opened: 'good',
  existed: 'plain',
  refused: 'bad',
} as const satisfies Record<FileRow['outcome'], Tone | 'plain'>

/** What became of each row of a file, mistakes with their field, and the same to take along. */
export function FileResults({ rows, isDone, stopped, act }: FileResultsProps): ReactElement {
  const { t } = useTranslation('opening')
  const count = (outcome: FileRow['outcome']): number => rows.filter((row) => row.outcome === outcome).length
  const [existed, refused] = [count('existed'), count('refused')]
  const { columns, reason } = useColumns()
  const language = useLanguage()
  const file = useSaveFile()
  const handleSave = (): void => {
    const head = columns.map(({ header }) => header)
    const body = rows.map((row) => [row.username, row.line, t(`file.outcome.${row.outcome}`), reason(row)])
    file.save(`${t('file.name')}.csv`, csvFile([head, ...body], language))
  }
  return (
    <div className={styles.stack}>
      {stopped && (
        <Notice tone="warn" live>
          {t('file.stopped')}
        </Notice>
      )}
      <Notice tone={refused > 0 ? 'warn' : 'good'} live>
        {isDone
          ? t('file.done', { opened: count('opened'), existed, refused })
          : t('file.checked', { ready: count('ready'), existed, refused })}
      </Notice>
      <div className={styles.acts}>
        {act}
        <Button icon={<Icon name="download" size={18} />} onClick={handleSave}>
          {t('file.save')}
        </Button>
      </div>
      <DataTable
        caption={t('file.results')}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.line}
        narrow="cards"
      />
    </div>
  )
}

function useColumns(): { columns: Column<FileRow>[]; reason: (row: FileRow) => string } {
  const { t } = useTranslation('opening')
  const texts = useOpeningTexts()
  const reason = ({ field, message }: FileRow): string =>
    [field && labelOf(field), message].filter(Boolean).join(': ')
  const labelOf = (field: string): string => {
    if (field === 'type') return t('direct.type')
    return field === 'rebate' ? t('rebate') : texts.label(field as OpeningFieldName)
  }
  const columns: Column<FileRow>[] = [
    { id: 'name', header: texts.label('username'), heading: true, cell: (row) => row.username },
    { id: 'line', header: t('file.row'), align: 'end', cell: (row) => row.line },
    {
      id: 'result',
      header: t('file.result'),
      cell: (row) => <Badge tone={tones[row.outcome]}>{t(`file.outcome.${row.outcome}`)}</Badge>,
    },
    { id: 'reason', header: t('file.reason'), cell: reason },
  ]
  return { columns, reason }
}
