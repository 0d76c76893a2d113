import { Copyable, classNames } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './copy-row.module.css'

export type CopyRowProps = {
  name: string
  /** What goes to the clipboard. */
  value: string
  /** What stands there, the value itself by default. */
  shown?: string
  hint?: string
  /** It must not be changed on the way. */
  strong?: boolean
}

/** One fact of a list with a button that takes it along; stands in a `dl`. */
export function CopyRow({ name, value, shown = value, hint, strong = false }: CopyRowProps): ReactElement {
  const { t } = useTranslation('shell')
  return (
    <div className={classNames(styles.row, strong && styles.strong)}>
      <dt>
        <span>{name}</span>
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </dt>
      <dd className="figures">
        <Copyable value={value} copyLabel={`${t('act.copy')}: ${name}`} copiedLabel={t('act.copied')}>
          {shown}
        </Copyable>
      </dd>
    </div>
  )
}
