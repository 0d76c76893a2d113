import { Button } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './team-tree.module.css'
import type { TeamTree } from './use-team-tree.ts'

/** How many there are; opens every branch, or closes them, and says how far the reading has come. */
export function TreeTools({ tree }: { tree: TeamTree }): ReactElement {
  const { t } = useTranslation('team')
  const { readSoFar, data, hasOpen } = tree
  return (
    <div className={styles.tools}>
      <output className="figures">{t('tree.people', { count: data?.people ?? 0 })}</output>
      <output className="visually-hidden">
        {readSoFar !== undefined && t('tree.reading', { count: readSoFar, total: data?.people ?? 0 })}
      </output>
      {hasOpen ? (
        <Button variant="ghost" size="small" onClick={tree.closeAll}>
          {t('tree.close_all')}
        </Button>
      ) : (
        <Button
          variant="ghost"
          size="small"
          busy={readSoFar !== undefined}
          onClick={() => void tree.openAll()}
        >
          {t('tree.open_all')}
        </Button>
      )}
    </div>
  )
}
