import { Button, classNames, Icon } from '@saola/ui'
import { useId, useState, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './filter-bar.module.css'

type FilterBarProps = {
  /** Names the bar for screen readers. */
  label: string
  /** The one question that is always in sight. */
  search: ReactNode
  /** How many of the others have an answer. */
  answered: number
  /** The other questions; on a phone behind a button. */
  children: ReactNode
  /** Behind the button wherever there is room, too, so that what is below stands high on the page. */
  isFolded?: boolean
}

/** The questions above a list: side by side where there is room, the search first where there is not. */
export function FilterBar({ label, search, answered, children, isFolded }: FilterBarProps): ReactElement {
  const { t } = useTranslation('shell')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={classNames(styles.bar, isFolded && styles.folded)} aria-label={label}>
      {search}
      <Button
        className={styles.toggle}
        icon={<Icon name="filter" size={18} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{t('act.filter')}</span>
        {answered > 0 && ` (${answered})`}
      </Button>
      <div className={classNames(styles.more, isOpen && styles.open)} id={id}>
        {children}
      </div>
    </section>
  )
}
