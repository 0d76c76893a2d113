import { Icon } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { GoodsArt } from './goods-art.tsx'
import styles from './points-door.module.css'

/** The way into the points mall, from the tab of rewards. */
export function PointsDoor(): ReactElement {
  const { t } = useTranslation('points')
  return (
    <Link to={paths.points} className={styles.door}>
      <GoodsArt art="parcel" className={styles.art} />
      <span className={styles.words}>
        <b className={styles.title}>{t('title')}</b>
        <span className={styles.text}>{t('rules.use')}</span>
      </span>
      <span className={styles.arrow}>
        <Icon name="chevron-left" size={20} />
      </span>
    </Link>
  )
}
