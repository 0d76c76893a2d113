import { useApp } from '@saola/shell'
import { Icon, type IconName } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { hotQuery } from '../catalogue/queries.ts'
import styles from './game-search.module.css'

export type SearchOffersProps = {
  /** The texts searched for last on this device. */
  recent: readonly string[]
  onChoose: (text: string) => void
  onForget: () => void
}

/** What an empty search field offers: what was searched for before, and the hot titles. */
export function SearchOffers({ recent, onChoose, onForget }: SearchOffersProps): ReactElement | null {
  const { t } = useTranslation('games')
  const query = hotQuery(useApp())
  const { data } = useQuery({ ...query, meta: { ...query.meta, quiet: true } })
  const popular = data?.list.filter(({ status }) => status === 'open').map(({ displayName }) => displayName)
  if (recent.length === 0 && !popular?.length) return null
  return (
    // The field keeps its focus. WebKit gives none to a pressed button, so the offers would be gone before the press ends.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it has no act of its own
    <div className={styles.recent} onMouseDown={(event) => event.preventDefault()}>
      {recent.length > 0 && (
        <>
          <div className={styles.head}>
            <h2 className={styles.heading}>{t('search.recent')}</h2>
            <button type="button" className={styles.forget} onClick={onForget}>
              {t('search.forget')}
            </button>
          </div>
          <Chips icon="clock" texts={recent} onChoose={onChoose} />
        </>
      )}
      {popular && popular.length > 0 && (
        <>
          <div className={styles.head}>
            <h2 className={styles.heading}>{t('rail.hot')}</h2>
          </div>
          <Chips icon="star" texts={popular} onChoose={onChoose} />
        </>
      )}
    </div>
  )
}

type ChipsProps = { icon: IconName; texts: readonly string[] } & Pick<SearchOffersProps, 'onChoose'>

function Chips({ icon, texts, onChoose }: ChipsProps): ReactElement {
  return (
    <ul className={`plain-list ${styles.list}`}>
      {texts.map((each) => (
        <li key={each}>
          <button type="button" className={styles.chip} onClick={() => onChoose(each)}>
            <Icon name={icon} size={16} />
            {each}
          </button>
        </li>
      ))}
    </ul>
  )
}
