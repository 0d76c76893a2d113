import { useApp } from '@saola/shell'
import { BrandMark } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './portal-name.module.css'

/** The brand's mark, its name and which of its sites this is; a link to the overview. */
export function PortalName(): ReactElement {
  const { t } = useTranslation('shell')
  const { name } = useApp().brand
  return (
    <Link to="/" className={styles.mark}>
      <BrandMark size={28} />
      <span className={styles.words}>
        <b className={styles.name}>{name}</b> <span className={styles.portal}>{t('nav.agent')}</span>
      </span>
    </Link>
  )
}
