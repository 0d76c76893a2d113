import { calls } from '@saola/protocol'
import { hasCall, isSignedIn, useApp, useCapabilities, useSession } from '@saola/shell'
import { Button, Dialog, Icon, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameTitle } from '#shared/games/game-title.ts'
import { titleFactsQuery, titleQuery } from '#shared/games/title-queries.ts'
import { useProtection } from '#shared/protection/use-protection.ts'
import { useFavorites } from '../card/use-favorites.ts'
import { ClosedNotice } from './closed-notice.tsx'
import styles from './game-sheet.module.css'
import { OwnStopNotice } from './own-stop-notice.tsx'
import { ownStop, type OwnStop } from './own-stop.ts'
import { RoomList } from './room-list.tsx'
import { SheetFacts } from './sheet-facts.tsx'
import { SheetWorth } from './sheet-worth.tsx'
import { SimilarTitles } from './similar-titles.tsx'
import { whyClosed, type ClosedReason } from './why-closed.ts'

export type GameSheetProps = {
  nodeId: string
  onLook: (title: GameTitle) => void
  onStart: (title: GameTitle) => void
  onClose: () => void
}

/** What is to know of a title before it is played (games 20), and why it does not start if it does not (games 19 and 22). */
export function GameSheet({ nodeId, onLook, onStart, onClose }: GameSheetProps): ReactElement {
  const { t } = useTranslation(['games', 'shell'])
  const app = useApp()
  const session = useSession()
  const { data: listed, isError } = useQuery(titleQuery(app, nodeId))
  const { data: facts } = useQuery(titleFactsQuery(app, nodeId))
  // A title opens and closes while its list stands on the screen.
  const title = listed && facts ? { ...listed, status: facts.game.status } : listed
  const reason = title
    ? whyClosed({ signedIn: isSignedIn(session), type: session.member?.type }, title)
    : undefined
  const stop = ownStop(useProtection(), facts?.game.minBet ?? title?.minBet ?? 1)
  const group = title?.family && t(`games:family.${title.family}`)
  const unknown = title === null || isError
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title?.name ?? t('games:info')}
      description={title && [title.vendorName, group].filter(Boolean).join(' · ')}
      closeLabel={t('shell:dialog.close')}
      footer={title && <SheetActs title={title} reason={reason} stop={stop} onStart={onStart} />}
    >
      {unknown && <p>{t(isError ? 'games:catalogue.failed' : 'games:play.unknown')}</p>}
      {title === undefined && !isError && <Skeleton ratio="3 / 1" />}
      {title && (
        <div className={styles.sheet}>
          {reason && <ClosedNotice reason={reason} title={title} opensAt={facts?.opensAt} />}
          {!reason && stop && <OwnStopNotice stop={stop} />}
          <SheetFacts title={title} facts={facts} />
          <SheetWorth title={title} facts={facts} />
          {!reason && <RoomList title={title} onLook={onLook} />}
          {reason && reason !== 'account' && <SimilarTitles title={title} onLook={onLook} />}
        </div>
      )}
    </Dialog>
  )
}

type SheetActsProps = {
  title: GameTitle
  reason: ClosedReason | undefined
  stop: OwnStop | undefined
} & Pick<GameSheetProps, 'onStart'>

/** Play, try, keep. Time off is time without demos as well. */
function SheetActs({ title, reason, stop, onStart }: SheetActsProps): ReactElement {
  const { t } = useTranslation('games')
  const hasDemo = hasCall(useCapabilities(), calls.games.demo.id)
  const { favorites, toggle } = useFavorites()
  const isFavorite = favorites.has(title.nodeId)
  const closed = reason !== undefined || stop !== undefined
  return (
    <>
      {toggle && (
        <Button
          className={styles.heart}
          aria-pressed={isFavorite}
          icon={<Icon name="heart" size={20} filled={isFavorite} />}
          onClick={() => toggle(title)}
        >
          {t('rail.favorites')}
        </Button>
      )}
      {hasDemo && title.demo && title.status === 'open' && stop?.kind !== 'pause' && (
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
