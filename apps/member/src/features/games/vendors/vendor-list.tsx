import { LoadFailed, useApp } from '@saola/shell'
import { Button, Dialog, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { titleOfGame } from '#shared/games/game-title.ts'
import { paths } from '#shared/paths.ts'
import { GameCard, type GameCardProps } from '../card/game-card.tsx'
import { useCardWords } from '../card/use-card-words.ts'
import { vendorQuery } from '../catalogue/queries.ts'
import { useVendorNames } from '../catalogue/use-vendor-names.ts'
import { VendorFamilies } from './vendor-families.tsx'
import styles from './vendor-list.module.css'

export type VendorListProps = {
  vendor: string
  favorites: ReadonlySet<string>
  onClose: () => void
} & Pick<GameCardProps, 'onLook' | 'onStart' | 'onFavorite'>

const placeholders = ['1', '2', '3', '4', '5', '6']

/** The first titles of a vendor over the lobby, what starts before what does not (games 6), and the way to all. */
export function VendorList({ vendor, favorites, onClose, ...acts }: VendorListProps): ReactElement {
  const { t } = useTranslation(['games', 'shell'])
  const app = useApp()
  const words = useCardWords()
  const names = useVendorNames()
  const name = names.get(vendor) ?? vendor
  const { data, error, isFetching, refetch } = useQuery(vendorQuery(app, vendor))
  const isEmpty = data?.games.length === 0
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="large"
      title={t('games:choose', { vendor: name })}
      closeLabel={t('shell:dialog.close')}
      footer={
        data &&
        data.totalCount > data.games.length && (
          <Button asChild>
            <Link to={paths.games} search={{ vendor }}>
              {t('games:rail.all', { count: data.totalCount })}
            </Link>
          </Button>
        )
      }
    >
      {error && !data && <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />}
      <VendorFamilies vendor={vendor} name={name} />
      {isEmpty && <p>{t('games:filter.none')}</p>}
      <ul className={`plain-list ${styles.list}`} aria-busy={isFetching}>
        {data?.games.map((game) => (
          <li key={game.nodeId}>
            <GameCard
              {...acts}
              title={titleOfGame(game, names)}
              words={words}
              favorite={favorites.has(game.nodeId)}
            />
          </li>
        ))}
        {!data &&
          !error &&
          placeholders.map((place) => (
            <li key={place}>
              <Skeleton ratio="3 / 4" />
            </li>
          ))}
      </ul>
    </Dialog>
  )
}
