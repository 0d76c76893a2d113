import { useApp } from '@saola/shell'
import { HornMark } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './brand-mark.module.css'

/** The two horns, the brand's name and which of its sites this is; a link to the overview. */
export function BrandMark(): ReactElement {
  const { t } = useTranslation('shell')
  const { name } = useApp().brand
  return (
    <Link to="/" className={styles.mark}>
      <HornMark size={28} />
      <span className={styles.words}>
        <b className={styles.name}>{name}</b> <span className={styles.portal}>{t('nav.agent')}</span>
      </span>
    </Link>
  )
}
