import { Button } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './records.module.css'
import type { StatementExport } from './use-statement-export.ts'

/** How far saving has come with a way to stop it, and what was saved. */
export function ExportBar({ file }: { file: StatementExport }): ReactElement {
  const { t } = useTranslation('wallet')
  const { progress, saved } = file
  return (
    <output className={styles.saving}>
      {progress !== undefined && (
        <>
          <span>{t('statement.exporting', progress)}</span>
          <progress
            className={styles.progress}
            aria-label={t('statement.export')}
            max={Math.max(1, progress.total)}
            value={progress.done}
          />
          <Button size="small" variant="ghost" onClick={file.cancel}>
            {t('statement.export_cancel')}
          </Button>
        </>
      )}
      {progress === undefined && saved !== undefined && <span>{t('statement.export_done', saved)}</span>}
    </output>
  )
}
