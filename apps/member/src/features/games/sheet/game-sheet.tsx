import { isSignedIn, useApp, useSession } from '@saola/shell'
import { Button, Dialog, Icon, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameTitle } from '#shared/games/game-title.ts'
import { titleFactsQuery, titleQuery } from '#shared/games/title-queries.ts'
import { useFavorites } from '../card/use-favorites.ts'
import { ClosedNotice } from './closed-notice.tsx'
import styles from './game-sheet.module.css'
import { SheetFacts } from './sheet-facts.tsx'
import { SimilarTitles } from './similar-titles.tsx'
import { whyClosed } from './why-closed.ts'

export type GameSheetProps = {
  nodeId: string
  onLook: (title: GameTitle) => void
  onStart: (title: GameTitle) => void
  onClose: () => void
}

/** What is to know of a title before it is played (games 20), and why it does not start if it does not (games 19). */
export function GameSheet({ nodeId, onLook, onStart, onClose }: GameSheetProps): ReactElement {
  const { t } = useTranslation(['games', 'shell'])
  const app = useApp()
  const session = useSession()
  const { data: title, isError } = useQuery(titleQuery(app, nodeId))
  const { data: facts } = useQuery(titleFactsQuery(app, nodeId))
  const reason = title && whyClosed({ signedIn: isSignedIn(session), type: session.member?.type }, title)
  const group = title?.family && t(`games:family.${title.family}`)
  const unknown = title === null || isError
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title?.name ?? t('games:info')}
      description={title && [title.vendorName, group].filter(Boolean).join(' · ')}
      closeLabel={t('shell:dialog.close')}
      footer={title && <SheetActs title={title} closed={reason !== undefined} onStart={onStart} />}
    >
      {unknown && <p>{t(isError ? 'games:catalogue.failed' : 'games:play.unknown')}</p>}
      {title === undefined && !isError && <Skeleton ratio="3 / 1" />}
      {title && (
        <div className={styles.sheet}>
          {reason && <ClosedNotice reason={reason} title={title} opensAt={facts?.opensAt} />}
          <SheetFacts title={title} facts={facts} />
          {reason && reason !== 'account' && <SimilarTitles title={title} onLook={onLook} />}
        </div>
      )}
    </Dialog>
  )
}

type SheetActsProps = { title: GameTitle; closed: boolean } & Pick<GameSheetProps, 'onStart'>

/** Play, try, keep. */
function SheetActs({ title, closed, onStart }: SheetActsProps): ReactElement {
  const { t } = useTranslation('games')
  const { favorites, toggle } = useFavorites()
  const isFavorite = favorites.has(title.nodeId)
  return (
    <>
      <Button
        className={styles.heart}
        aria-pressed={isFavorite}
        icon={<Icon name="heart" size={20} filled={isFavorite} />}
        onClick={() => toggle(title)}
      >
        {t('rail.favorites')}
      </Button>
      {title.demo && title.status === 'open' && (
        <Button asChild variant={closed ? 'primary' : 'quiet'}>
          <Link to="/play/$nodeId" params={{ nodeId: title.nodeId }} search={{ mode: 'demo' }} replace>
            {t('demo')}
          </Link>
        </Button>
      )}
      {!closed && (
        <Button variant="primary" icon={<Icon name="play" size={20} filled />} onClick={() => onStart(title)}>
          {t('play')}
        </Button>
      )}
    </>
  )
}
