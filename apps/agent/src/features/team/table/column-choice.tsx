import { chooseColumns, useApp, usePreferences } from '@saola/shell'
import { Button, Checkbox, Icon, Popover, type Column } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './column-choice.module.css'

/** Names the table in what the device remembers. */
const table = 'team'

/** What is shown until somebody chooses; the number of direct downlines is for those who ask for it. */
const usual: readonly string[] = ['upline', 'balance', 'size', 'registered', 'login', 'status']

/** The columns that the person wants to see, in the table's own order; the one that names the row always. */
export function useChosenColumns<Row>(columns: Column<Row>[]): Column<Row>[] {
  const shown = usePreferences().columns?.[table] ?? usual
  return columns.filter(({ id, heading }) => heading === true || shown.includes(id))
}

/** Lets a person choose the columns; this device remembers them. */
export function ColumnChoice<Row>({ columns }: { columns: readonly Column<Row>[] }): ReactElement {
  const { t } = useTranslation('team')
  const { preferences } = useApp()
  const shown = usePreferences().columns?.[table] ?? usual
  const choose = (chosen: readonly string[]): void => chooseColumns(preferences, table, chosen)
  return (
    <div className={styles.choice}>
      <Popover
        label={t('columns')}
        align="end"
        trigger={<Button icon={<Icon name="settings" size={18} />}>{t('columns')}</Button>}
      >
        {columns
          .filter(({ heading }) => heading !== true)
          .map(({ id, header }) => (
            <Checkbox
              key={id}
              checked={shown.includes(id)}
              onChange={(event) =>
                choose(event.target.checked ? [...shown, id] : shown.filter((each) => each !== id))
              }
            >
              {header}
            </Checkbox>
          ))}
        <Button wide size="small" onClick={() => choose(usual)}>
          {t('columns.usual')}
        </Button>
      </Popover>
    </div>
  )
}
