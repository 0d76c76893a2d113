import type { GameFamily } from '@saola/protocol'
import { useText, type DialogText } from '@saola/shell'
import { Button, Copyable, EmptyState } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { familyLink } from '#shared/games/game-family-paths.ts'
import { paths } from '#shared/paths.ts'
import styles from './play-problem.module.css'

export type PlayProblemProps = {
  name?: string
  /** Where other titles of its kind are. */
  family?: GameFamily | undefined
  text: DialogText
  /** For support; can be copied. */
  reference?: string | undefined
  /** The member's own limits, or an identity that is not verified, are the reason: the way there instead of to other games. */
  leadsTo?: 'limits' | 'identity' | undefined
  onRetry?: (() => void) | undefined
  onLeave: () => void
}

/** Why the game is not here, that the money is safe, and what to do. */
export function PlayProblem({
  name,
  family,
  text,
  reference,
  leadsTo,
  onRetry,
  onLeave,
}: PlayProblemProps): ReactElement {
  const { t } = useTranslation(['games', 'shell', 'protection', 'system'])
  const say = useText(text)
  return (
    <div className={styles.problem} role="alert">
      <EmptyState
        title={say(text)}
        action={
          <div className={styles.actions}>
            {onRetry && (
              <Button variant="primary" onClick={onRetry}>
                {t('shell:act.retry')}
              </Button>
            )}
            {family && (
              <Button asChild variant={onRetry ? 'quiet' : 'primary'}>
                <Link {...familyLink(family)} replace>
                  {t('games:play.similar')}
                </Link>
              </Button>
            )}
            {leadsTo === 'limits' && (
              <Button asChild variant="primary">
                <Link to={paths.protection}>{t('protection:strip.open')}</Link>
              </Button>
            )}
            {leadsTo === 'identity' && (
              <Button asChild variant="primary">
                <Link to={paths.identity}>{t('system:identity.open')}</Link>
              </Button>
            )}
            <Button onClick={onLeave}>{t('games:frame.leave')}</Button>
          </div>
        }
      >
        {name && <p>{t('games:play.safe', { name })}</p>}
        {reference && (
          <Copyable
            value={reference}
            copyLabel={t('shell:reference.copy')}
            copiedLabel={t('shell:act.copied')}
          >
            {t('shell:reference', { reference })}
          </Copyable>
        )}
      </EmptyState>
    </div>
  )
}
