import { formatCountdown } from '@saola/i18n'
import { secondMs } from '@saola/rules'
import { Notice } from '@saola/ui'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useServerNow } from '../context/use-server-now.ts'
import { useText } from '../context/use-text.ts'
import type { FormRefusal } from './refusal.ts'

export type RefusedNoticeProps = {
  /** Draws nothing while there is none. */
  refused: FormRefusal | undefined
  /** In place of the text, where a form has more to say; anything falsy leaves the text. */
  children?: ReactNode
}

/** Why a form was refused, said at once; after too many attempts, with the time until the next one. */
export function RefusedNotice({ refused, children }: RefusedNoticeProps): ReactElement | null {
  const { t } = useTranslation('session')
  const say = useText(refused)
  const leftMs = useRefusedWait(refused)
  if (refused === undefined) return null
  return (
    <Notice tone="bad" live>
      <span>{children || say(refused)}</span>
      {refused.wait !== undefined && (
        <>
          {' '}
          {leftMs > 0 ? (
            // A screen reader hears the text once, not each second.
            <span aria-hidden="true">
              {t('sign_in.locked')}{' '}
              <b translate="no" className="figures">
                {formatCountdown(leftMs)}
              </b>
            </span>
          ) : (
            t('sign_in.unlocked')
          )}
        </>
      )}
    </Notice>
  )
}

/** The time in ms until another attempt may be made; 0 when it may be made now. */
export function useRefusedWait(refused: FormRefusal | undefined): number {
  const wait = refused?.wait
  const now = useServerNow(wait && secondMs, wait?.since)
  return wait === undefined ? 0 : Math.max(0, wait.until - now)
}
